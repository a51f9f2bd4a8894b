import { callTable, type CallName } from '@jipsalpim/contract/call-table.ts'
import type { CallRow } from '@jipsalpim/contract/row.ts'
import { beforeAll, expect, it } from 'vitest'
import { signIn } from '../../testing/sign-in.ts'
import { useTestServer } from '../../testing/use-test-server.ts'
import { openGuest } from '../account/open-guest.ts'
import { makeObjects, type Objects } from './authorisation/objects.ts'
import { scenes } from './authorisation/scenes.ts'
import { makeCampaign } from './coupon-scene.ts'
import { hostileTexts, unseenTexts } from './hostile-text.ts'
import { fieldsOf, inputOf, put, sample } from './printed-input.ts'
import { HOME, orderInput, placeAt } from './scenes.ts'

const server = useTestServer({ worker: 'none' })
// every call's row is one
const table = Object.entries(callTable) as [CallName, CallRow][]

let person: { token: string; seq: number }
let objects: Objects
let tokens: Record<CallRow['access'], string | undefined>
let beside: { campaign: string; place: Awaited<ReturnType<typeof placeAt>>; job_seq: number; batch_seq: number }
beforeAll(async () => {
  const worker = await server().startWorker()
  person = await signIn(server())
  objects = await makeObjects(server(), person, 1)
  await worker.stop()
  tokens = {
    open: undefined,
    guest: (await openGuest(server().ctx)).guest_token,
    user: person.token,
    realtor: (await signIn(server(), { role: 'realtor' })).token,
    operator: (await signIn(server(), { role: 'operator' })).token,
  }
  beside = { campaign: await makeCampaign(server()), place: await placeAt(server(), HOME), job_seq: 1, batch_seq: 1 }
}, 120_000)

const long = '가'.repeat(20_000)
/** One of each kind: every call is tested some hundred times. */
const kinds = [hostileTexts[3], hostileTexts[29], unseenTexts[0], long].filter((text) => text !== undefined)

it('no text in any field breaks a call, and none comes back from a refusal', { timeout: 240_000 }, async () => {
  const wrong: string[] = []
  let asked = 0
  for (const [name, row] of table) {
    const base = scenes[name]?.[0]?.input(objects, beside) ?? { ...(sample(inputOf(name)) as object) } // an object
    const fields = new Map(fieldsOf(inputOf(name), ['string']).map((path) => [path.join('.'), path]))
    for (const [field, path] of fields)
      for (const text of kinds) {
        await server().owner.query('delete from platform_limit')
        const answer = await server().call(name, put(base, path, text) as never, { token: tokens[row.access] })
        asked += 1
        if (answer.status >= 500) wrong.push(`${name}.${field} breaks with ${JSON.stringify(text.slice(0, 20))}`)
        if (answer.code !== 0 && /<img|drop table|가{100}/.test(answer.text)) wrong.push(`${name}.${field} is repeated`)
      }
  }
  expect(wrong).toEqual([])
  expect(asked).toBeGreaterThan(300)
})

/** Where a user's own texts are stored and shown again: how they are entered, and where they are read. */
const places: Record<string, { say: (text: string) => Promise<number>; read: () => Promise<unknown> }> = {
  'a question of their own': {
    say: async (text) => (await order({ faq: ['직접질문'], faq_write: text })).code,
    read: async () => (await data('order_order'))?.['faq_write'],
  },
  'their name': {
    say: async (name) => (await server().call('personalCorrect', { name }, { token: person.token })).code,
    read: async () => (await server().call('userInfo', {}, { token: person.token })).data.name,
  },
  'an operator’s reason': {
    say: async (reason) =>
      (await server().call('operatorReveal', { user_seq: person.seq, reason }, { token: tokens.operator ?? '' })).code,
    read: async () =>
      (
        await server().call('operatorPerson', { user_seq: person.seq }, { token: tokens.operator ?? '' })
      ).data.looked.find((l) => l.call === 'operatorReveal')?.reason,
  },
}
const order = (over: object) => server().call('orderCreate', { ...orderInput(), ...over }, { token: person.token })
async function data(tableName: string): Promise<Record<string, unknown> | undefined> {
  await server().owner.query('update account_session set authenticated_at = app_now() where user_seq = $1', [
    person.seq,
  ])
  await server().owner.query('delete from platform_limit')
  const answer = await server().call('personalData', {}, { token: person.token })
  return answer.data.areas
    .flatMap((a) => a.tables)
    .find((t) => t.table === tableName)
    ?.rows.at(-1)
}

it.each(Object.entries(places))(
  '%s is kept as it was said, or refused',
  { timeout: 120_000 },
  async (_, { say, read }) => {
    let taken = 0
    for (const text of hostileTexts) {
      const code = await say(text)
      expect([0, 9000], text).toContain(code)
      if (code !== 0) continue
      taken += 1
      expect(await read()).toBe(text)
    }
    expect(taken).toBeGreaterThan(10)
    for (const text of unseenTexts) expect(await say(text), JSON.stringify(text)).toBe(9000)
  },
)
