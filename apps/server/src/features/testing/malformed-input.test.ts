import { setTimeout as sleep } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { callTable, type CallName } from '@jipsalpim/contract/call-table.ts'
import { link } from '@jipsalpim/contract/routes.ts'
import type { CallRow } from '@jipsalpim/contract/row.ts'
import { beforeAll, expect, it } from 'vitest'
import { turnOf } from '../../../../../dev/vitest/turn.ts'
import { signIn } from '../../testing/sign-in.ts'
import { useTestServer } from '../../testing/use-test-server.ts'
import { violationsPath } from '../../http/headers.ts'
import { openGuest } from '../account/open-guest.ts'
import { paypleReturnPath, webhookPaths } from '../payment/opening/paths.ts'
import { makeObjects, type Objects } from './authorisation/objects.ts'
import { scenes } from './authorisation/scenes.ts'
import { makeCampaign } from './coupon-scene.ts'
import { fieldsOf, inputOf, put, sample } from './printed-input.ts'
import { count, HOME, placeAt } from './scenes.ts'

const server = useTestServer({ worker: 'none' })
// every call's row is one
const table = Object.entries(callTable) as [CallName, CallRow][]

let objects: Objects
let tokens: Record<CallRow['access'], string | undefined>
let beside: { campaign: string; place: Awaited<ReturnType<typeof placeAt>>; job_seq: number; batch_seq: number }
beforeAll(async () => {
  const worker = await server().startWorker()
  const person = await signIn(server())
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

type Fields = Record<string, unknown>
/** A valid or nearly valid input of the call. */
const goodInput = (name: CallName): Fields =>
  // an object, like every call's input
  scenes[name]?.[0]?.input(objects, beside) ?? { ...(sample(inputOf(name)) as Fields) }

type Wire = { path: string; body?: string | Buffer; type?: string; headers?: Record<string, string> }
/** The call as an HTTP request; `raw` replaces a part of it verbatim, escapes included. */
function wireOf(
  row: CallRow,
  fields: Fields,
  raw: { path?: string; query?: string; body?: string | Buffer } = {},
): Wire {
  const rest = { ...fields }
  const path = row.path.replaceAll(/:(\w+)/g, (_, field: string) => {
    const value = raw.path ?? encodeURIComponent(String(rest[field]))
    delete rest[field]
    return value
  })
  if (row.method !== 'GET')
    return { path: path + (raw.query ? `?${raw.query}` : ''), body: raw.body ?? JSON.stringify(rest) }
  const given = Object.entries(rest).filter(([, value]) => value !== undefined)
  const query = [new URLSearchParams(given.map(([field, value]) => [field, String(value)])).toString(), raw.query ?? '']
  return { path: `${path}?${query.filter(Boolean).join('&')}` }
}
async function ask(row: CallRow, wire: Wire, method: string = row.method): Promise<{ status: number; text: string }> {
  const { path, body, type = 'application/json', headers } = wire
  const token = tokens[row.access]
  const response = await fetch(`${server().origin}/api/v1${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(row.once && { 'idempotency-key': randomUUID() }),
      ...(body !== undefined && { 'content-type': type }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  })
  const text = await response.text()
  // The lane of files refuses an address that sends more than one per second, as it should.
  if (response.status === 503 && row.file !== undefined && text.includes('"code":9050')) {
    await sleep(500)
    return ask(row, wire, method)
  }
  if (response.status !== 429) return { status: response.status, text }
  // A rate limit would hide the call's own answer.
  await server().owner.query('delete from platform_limit')
  return ask(row, wire, method)
}

const refused = (status: number) => status >= 400 && status < 500
/** Invalid in every path, query and body. */
const badPaths = ['%00', 'a%00b', '%ff', '%ED%A0%80', '%']
const badQueries = ['q=%00', 'q=a%00b', 'q%00=a', 'q=%ff', '%00', 'q=%', '=1']
const badBodies: (string | Buffer)[] = [
  '{"q":"a\\u0000b"}',
  '{"a\\u0000b":1}',
  '{"q":["a\\u0000b"]}',
  '{"q":"\\ud800"}',
  '{"q":"a\0b"}',
  '{"q":1e',
  '[]',
  'null',
  '"text"',
  '{"q":1}{"q":1}',
  '{"__proto__":{"q":1}}',
  '\0',
  Buffer.from([0x7b, 0xff, 0xfe, 0x7d]),
]
/** Content types that no call accepts. */
const badTypes = ['application/x-www-form-urlencoded', 'text/plain', 'application/xml']
const numbers = [Number.MAX_SAFE_INTEGER, 2 ** 31, 2 ** 63, 1e308, -(2 ** 31) - 1, 0.5]

it('NUL and what is no text are refused by every call, wherever they stand', { timeout: 240_000 }, async () => {
  const wrong: string[] = []
  let asked = 0
  const expectRefused = async (name: CallName, row: CallRow, what: string, wire: Wire) => {
    const { status } = await ask(row, wire)
    asked += 1
    if (!refused(status)) wrong.push(`${name} answers ${status} to ${what}`)
  }
  const [paths, queries, bodies, types] = [
    turnOf('malformed paths', badPaths, 3),
    turnOf('malformed queries', badQueries, 3),
    turnOf('malformed bodies', badBodies, 3),
    turnOf('types of a body', badTypes, 3),
  ]
  for (const [name, row] of table) {
    const good = goodInput(name)
    if (row.path.includes(':'))
      for (const path of paths) await expectRefused(name, row, `a path of ${path}`, wireOf(row, good, { path }))
    for (const query of queries) await expectRefused(name, row, `a query of ${query}`, wireOf(row, good, { query }))
    if (row.method === 'GET') continue
    for (const body of bodies) await expectRefused(name, row, `a body of ${body}`, wireOf(row, good, { body }))
    for (const type of types) await expectRefused(name, row, type, { ...wireOf(row, good, { body: 'a=%00' }), type })
  }
  expect(wrong).toEqual([])
  expect(asked).toBeGreaterThan(table.length * 3)
})

it('no number of any size breaks a call', { timeout: 240_000 }, async () => {
  const wrong: string[] = []
  let asked = 0
  const sizes = turnOf('sizes of a number', numbers, 3)
  for (const [name, row] of table) {
    const good = goodInput(name)
    // Fields of a path or a query are texts that are parsed as numbers: the schema does not print their type.
    const fields = new Map(fieldsOf(inputOf(name), ['number', 'integer', 'any']).map((path) => [path.join('.'), path]))
    for (const [field, path] of fields)
      for (const number of sizes) {
        const { status, text } = await ask(row, wireOf(row, put(good, path, number) as Fields)) // an object again
        asked += 1
        if (status >= 500) wrong.push(`${name}.${field} answers ${status} to ${number}: ${text.slice(0, 100)}`)
      }
  }
  expect(wrong).toEqual([])
  expect(asked).toBeGreaterThan(200)
})

it('a strange header breaks no call', { timeout: 120_000 }, async () => {
  const wrong: string[] = []
  const strange: readonly Record<string, string>[] = [
    { authorization: 'Bearer \u00ff'.repeat(30) },
    { authorization: `Bearer ${'x'.repeat(201)}` },
    { 'idempotency-key': '\u00e9'.repeat(20) },
    { 'user-agent': '\u00ff'.repeat(3000) },
    { 'x-forwarded-for': '\u00ff, ::::, 999.1.1.1' },
    { 'content-type': 'application/json; charset=\u00ff' },
  ]
  const headersNow = turnOf('strange headers', strange, 3)
  for (const [name, row] of table)
    for (const headers of headersNow) {
      const { status } = await ask(row, { ...wireOf(row, goodInput(name)), headers })
      if (status >= 500) wrong.push(`${name} answers ${status} to ${JSON.stringify(headers).slice(0, 60)}`)
    }
  expect(wrong).toEqual([])
})

it('what outsiders post breaks nothing, whatever it is', async () => {
  const posts: readonly [path: string, type: string][] = [
    [webhookPaths.portone, 'application/json'],
    [webhookPaths.portone, 'application/x-www-form-urlencoded'],
    [webhookPaths.payple, 'application/json'],
    [webhookPaths.payple, 'application/x-www-form-urlencoded'],
    [paypleReturnPath, 'application/x-www-form-urlencoded'],
    [link('analyzeAppleLogin'), 'application/x-www-form-urlencoded'],
    [violationsPath, 'application/csp-report'],
  ]
  const bodies = [
    ...badBodies,
    '{"merchant_uid":"nz\\u0000","imp_uid":"\\u0000"}',
    '{"PCD_PAY_OID":"nz\\u0000"}',
    'merchant_uid=nz%00&imp_uid=%00',
    'PCD_PAY_OID=nz%00&PCD_PAY_RST=%00',
    'PCD_PAY_OID=%ff',
    `state=${'x'.repeat(43)}&code=%00`,
    `state=%00&code=%00&user=%00`,
    `state=${'x'.repeat(43)}&error=%00`,
  ]
  const wrong: string[] = []
  for (const [path, type] of posts)
    for (const body of bodies) {
      await server().owner.query('delete from platform_limit')
      const { status } = await fetch(server().origin + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': type },
        body,
      })
      if (status >= 500) wrong.push(`${path} (${type}) answers ${status} to ${JSON.stringify(String(body))}`)
    }
  for (const path of [
    '/%00',
    '/analyze/%00',
    '/%ff',
    '/api/v1/%00',
    '/api/v1/webhooks/%00',
    '/sandbox/%00',
    '/sandbox/%ff',
  ])
    if ((await fetch(server().origin + path)).status >= 500) wrong.push(path)
  expect(wrong).toEqual([])
})

it('HEAD does nothing: no call answers it, and nobody is logged in by it', { timeout: 60_000 }, async () => {
  const before = await count(server(), 'account_session')
  for (const [name, row] of table) {
    if (row.method !== 'GET') continue
    const { status } = await ask(row, wireOf(row, goodInput(name)), 'HEAD')
    expect(status, name).toBe(404)
  }
  const login = await fetch(`${server().origin}/api/v1/user/login/kakao?code=persona-head`, { method: 'HEAD' })
  expect(login.status).toBe(404)
  expect(await count(server(), 'account_session')).toBe(before)
})
