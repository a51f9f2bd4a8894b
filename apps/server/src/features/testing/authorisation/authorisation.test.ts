import { callTable, rowsByArea, type AreaName, type CallName } from '@jipsalpim/contract/call-table.ts'
import type { CallRow } from '@jipsalpim/contract/row.ts'
import type { Call } from '@jipsalpim/contract/call.ts'
import { calls } from '@jipsalpim/contract/calls.ts'
import { errors } from '@jipsalpim/contract/errors.ts'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { Answered } from '../../../testing/caller.ts'
import { signIn } from '../../../testing/sign-in.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { makeCampaign, makeCodes } from '../coupon-scene.ts'
import { HOME, placeAt } from '../scenes.ts'
import { expected, type Outcome, type Relation } from './expectation.ts'
import { makeGuest, makeObjects, missing, type Objects } from './objects.ts'
import { changeSession, enterAs, roles, type Role } from './principals.ts'
import { printMatrix, type Cell } from './print-matrix.ts'
import type { Beside, Scene } from './scene.ts'
import { looksLikeName, nobodys, scenes } from './scenes.ts'

const server = useTestServer({ env: { TRUST_PROXY: '1' } })
/**
 * Reads before changes, then by path: not in the order of the table, because a call changes what the next one finds.
 */
const methods: readonly CallRow['method'][] = ['GET', 'PATCH', 'POST', 'DELETE']
const sortKey = ({ method, path }: CallRow): string => `${methods.indexOf(method)} ${path}`
// every call's row is one
const whole = (Object.entries(callTable) as [CallName, CallRow][]).toSorted(([, a], [, b]) =>
  sortKey(a) < sortKey(b) ? -1 : 1,
)
/** `CALLS_OF=coupon`: the calls of this area only; of all areas if there is none of this name. */
const area = process.env['CALLS_OF'] ?? ''
// compared with its own keys
const some = area in rowsByArea ? rowsByArea[area as AreaName] : null
const table = some ? whole.filter(([name]) => name in some) : whole
/** `CALLERS=person,guest`: only these roles; together with `CALLS_OF`. */
const onlyRoles = process.env['CALLERS']?.split(',')
const callers = onlyRoles && some ? roles.filter((role) => onlyRoles.includes(role)) : roles
const declared: Record<string, Call> = Object.assign({}, ...Object.values(calls))
const fieldsOf = (name: CallName): string[] => {
  // the printed form of an object schema
  const json = z.toJSONSchema(declared[name]?.input ?? z.never(), { io: 'input', unrepresentable: 'any' }) as {
    properties?: object
  }
  return Object.keys(json.properties ?? {})
}
const inPath = (row: CallRow): string[] => [...row.path.matchAll(/:(\w+)/g)].map(([, field = '']) => field)

/** Who owns what, by role. */
const owning: Partial<Record<Role, { token: string; objects: Objects }>> = {}
let other: Objects
let otherGuest: Objects
let beside: Beside

beforeAll(async () => {
  const her = await signIn(server())
  other = await makeObjects(server(), her, 0)
  const able: Role[] = ['person', 'withdrawing', 'realtor', 'operator before factor', 'operator']
  for (const [i, role] of able.entries()) {
    if (!callers.includes(role)) continue
    const me = await signIn(server(), {
      role: role === 'realtor' ? 'realtor' : role.startsWith('operator') ? 'operator' : 'user',
    })
    owning[role] = { token: me.token, objects: await makeObjects(server(), me, i + 1, role !== 'realtor') }
    await changeSession(server(), role, me.seq)
  }
  owning.guest = await makeGuest(server(), 1)
  otherGuest = (await makeGuest(server(), 2)).objects
  const campaign = await makeCampaign(server())
  await makeCodes(server(), campaign, 1)
  const one = async (query: string) => Number(Object.values((await server().owner.query(query)).rows[0] ?? {})[0])
  beside = {
    campaign,
    place: await placeAt(server(), HOME),
    job_seq: await one(
      `insert into platform_job (name, payload, state, attempts, error) values ('platform.sweep', '{}', 'dead', 5, 'test') returning job_seq`,
    ),
    batch_seq: await one('select max(batch_seq) from coupon_batch'),
  }
}, 120_000)

it('knows of every field of every call whether it names somebody’s object', () => {
  const unknown = table.flatMap(([name, row]) =>
    fieldsOf(name)
      .filter((field) => looksLikeName(field) || inPath(row).includes(field))
      .filter((field) => !scenes[name]?.some((s) => s.field === field) && !nobodys[`${name}.${field}`])
      // the caller authenticates with these fields, and they are compared with the object
      .filter((field) => !(field === 'imp_uid' && scenes[name]))
      .map((field) => `${name}.${field}: declare it in the area’s scenes`),
  )
  expect(unknown).toEqual([])
  const gone = Object.keys(nobodys).filter((key) => {
    const [name = '', field = ''] = key.split('.')
    return !(name in callTable) || !fieldsOf(name as CallName).includes(field)
  })
  expect(gone).toEqual([])
})

it('lets every call be made by those whom its row names, on what is theirs', { timeout: 400_000 }, async () => {
  const before = await hers()
  const cells: Cell[] = []
  const wrong: string[] = []
  for (const [name, row] of table)
    for (const scene of scenes[name] ?? [null])
      for (const role of callers) {
        let never: Answered<CallName> | null = null
        for (const relation of relationsOf(role, scene)) {
          const answer = await ask(name, role, relation, scene)
          if (relation === 'missing') never = answer
          const outcome = outcomeOf(answer, relation, scene, never)
          const cell = { call: name, row, field: scene?.field ?? null, role, relation, outcome }
          cells.push(cell)
          const wanted = expected(name, row, role, relation, scene?.noRealtor)
          if (outcome !== wanted)
            wrong.push(
              `${name} ${scene?.field ?? ''} ${role} ${relation}: ${outcome}, not ${wanted} (${answer.text.slice(0, 120)})`,
            )
          const leaks = leaked(answer)
          if (leaks.length > 0 && !(row.access === 'operator' && role === 'operator'))
            wrong.push(`${name} tells ${role} of another person: ${leaks.join(', ')}`)
        }
      }
  expect(wrong).toEqual([])
  expect(await hers()).toEqual(before)
  if (!some) await expect(printMatrix(cells)).toMatchFileSnapshot('../../../../../../docs/printed/authorisation.md')
})

/** A guard declared in a call's row that the test removes, and the role that would then get in. */
const guards: readonly { of: (row: CallRow) => boolean; without: Partial<CallRow>; role: Role }[] = [
  { of: ({ access }) => access !== 'open', without: { access: 'open' }, role: 'nobody' },
  { of: ({ access }) => access === 'realtor' || access === 'operator', without: { access: 'user' }, role: 'person' },
  {
    of: ({ access, beforeFactor }) => access === 'operator' && !beforeFactor,
    without: { beforeFactor: true },
    role: 'operator before factor',
  },
]
it('notices each guard of each call that is taken away', { timeout: 120_000 }, async () => {
  const unnoticed: string[] = []
  let taken = 0
  for (const [name, row] of table)
    for (const guard of guards.filter((g) => g.of(row))) {
      taken += 1
      const scene = scenes[name]?.[0] ?? null
      const [relation = 'none'] = relationsOf(guard.role, scene)
      const was = { ...row }
      // the same row object that the server reads
      Object.assign(declared[name]?.row ?? {}, guard.without)
      const outcome = outcomeOf(await ask(name, guard.role, relation, scene), relation, scene, null)
      Object.assign(declared[name]?.row ?? {}, { beforeFactor: undefined }, was)
      if (outcome === expected(name, was, guard.role, relation, scene?.noRealtor))
        unnoticed.push(`${name} without ${JSON.stringify(guard.without)}: still ${outcome}`)
    }
  expect(unnoticed).toEqual([])
  expect(taken).toBeGreaterThan(120)
})

function relationsOf(role: Role, scene: Scene | null): readonly Relation[] {
  if (!scene) return ['none']
  return owning[role] && !scene.backOffice ? ['missing', 'other', 'own'] : ['missing', 'other']
}

/**
 * With an object, as its owner or another user; without one, as a new user, so that a call that ends something ends
 * nothing of other users.
 */
async function ask(name: CallName, role: Role, relation: Relation, scene: Scene | null): Promise<Answered<CallName>> {
  await server().owner.query('delete from platform_limit')
  const theirs = role === 'guest' ? otherGuest : other
  const objects = { none: missing, own: owning[role]?.objects ?? missing, other: theirs, missing }[relation]
  const token = scene && owning[role] ? owning[role].token : (await enterAs(server(), role, other.share_token)).token
  // shaped for the scene, or left out: then the call's validation answers, after the role was checked
  const row: CallRow = callTable[name]
  // The lane of files accepts one per second from an address.
  const headers: Record<string, string> = row.file === undefined ? {} : { 'x-forwarded-for': `10.${++files}.0.1` }
  return server().call(name, (scene?.input(objects, beside) ?? pathOnly(row)) as never, { token, headers })
}
let files = 0
const pathOnly = (row: CallRow): object => Object.fromEntries(inPath(row).map((field) => [field, 'kakao']))

function outcomeOf(
  { code, status, text, data, headers }: Answered<CallName>,
  relation: Relation,
  scene: Scene | null,
  never: Answered<CallName> | null,
): Outcome | 'broke' {
  if (status >= 500) return 'broke'
  if (code === errors.logInFirst.code) return 'log in first'
  if (code === errors.withdrawing.code) return 'withdrawing'
  if (code === errors.notAllowed.code) return isSecondFactor(data) ? 'second factor' : 'not allowed'
  if (relation === 'none') return 'in'
  if (code === errors.realtorNoCoupon.code) return 'no coupons'
  const absent = status === 404 || scene?.says === true
  if (relation === 'missing') return absent ? 'unseen' : 'found'
  const same =
    never?.status === status &&
    never.text === text &&
    never.headers.get('content-length') === headers.get('content-length')
  if (relation === 'other') return same && absent ? 'unseen' : 'found'
  return same || status === 404 ? 'unseen' : 'found'
}
const isSecondFactor = (data: unknown): boolean => JSON.stringify(data) === '{"reason":"second-factor"}'

const leaked = ({ text }: Answered<CallName>): string[] => other.canaries.filter((word) => text.includes(word))

/**
 * Every row of the other user in the database; their own calls are over. The time at which a gateway was last called
 * about a payment is left out, because an operator may trigger it.
 */
async function hers(): Promise<string[]> {
  const own = `select order_seq from order_order where user_seq = ${other.user_seq}`
  const tables = {
    account_user: `user_seq = ${other.user_seq}`,
    account_session: `user_seq = ${other.user_seq}`,
    order_order: `user_seq = ${other.user_seq}`,
    order_event: `order_seq in (${own})`,
    order_address_edit: `order_seq in (${own})`,
    report_report: `order_seq in (${own})`,
    report_share: `user_seq = ${other.user_seq}`,
    payment_attempt: `order_seq in (${own})`,
    coupon_coupon: `user_seq = ${other.user_seq}`,
    coupon_use: `order_seq in (${own})`,
    ticket_lot: `user_seq = ${other.user_seq}`,
    verification_attempt: `user_seq = ${other.user_seq}`,
  }
  const found: string[] = []
  for (const [name, where] of Object.entries(tables)) {
    const { rows } = await server().owner.query(
      `select (to_jsonb(t) - 'checked_at')::text as row from ${name} t where ${where} order by 1`,
    )
    found.push(...rows.map(({ row }) => `${name} ${row}`))
  }
  expect(found.length).toBeGreaterThan(15)
  return found
}
