import { call } from '@jipsalpim/contract/call.ts'
import { errors } from '@jipsalpim/contract/errors.ts'
import { seqField, textField, wonField } from '@jipsalpim/contract/values.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openGuest } from '../features/account/open-guest.ts'
import { signIn } from '../testing/sign-in.ts'
import { linesWith } from '../features/testing/whole-database.ts'
import { useTestServer } from '../testing/use-test-server.ts'
import { Fail, serve, type Area } from '../kernel/serve.ts'

let ran = 0
let pause: Promise<void> | null = null
const empty = z.object({})
const calls = {
  echo: call(
    { method: 'POST', path: '/test/echo/:id', access: 'open', touches: [] },
    {
      input: z.strictObject({
        id: seqField,
        text: textField(10),
        won: wonField.min(1, 'won-zero'),
        page: z.coerce.number().optional(),
        place: z.strictObject({ gu: z.string() }).optional(),
      }),
      output: z.object({ id: z.number(), text: z.string() }),
      fails: ['orderNotFound'],
    },
  ),
  list: call(
    { method: 'GET', path: '/test/list', access: 'open' },
    {
      input: z.object({ page: z.coerce.number().int().default(1) }),
      output: z.object({ page: z.number() }),
      fails: [],
    },
  ),
  who: call(
    { method: 'GET', path: '/test/who', access: 'user' },
    { input: empty, output: z.object({ seq: z.number() }), fails: [] },
  ),
  guest: call(
    { method: 'GET', path: '/test/guest', access: 'guest' },
    { input: empty, output: z.object({ no: z.number() }), fails: [] },
  ),
  backOffice: call(
    { method: 'GET', path: '/test/back-office', access: 'operator' },
    { audit: [], input: empty, output: empty, fails: [] },
  ),
  buy: call(
    { method: 'POST', path: '/test/buy', access: 'user', once: true, touches: [] },
    {
      input: z.object({ what: z.string() }),
      output: z.object({ n: z.number(), what: z.string() }),
      fails: ['paymentRequestFailed'],
    },
  ),
} as const
const area: Area = serve(calls, {
  echo: async (_ctx, { id, text }) => {
    if (text === 'refuse') throw new Fail('orderNotFound', { id })
    if (text === 'break') throw new Error('a secret of the database')
    if (text === 'wrong') return { id: 'x' as never, text }
    return { id, text, secret: 'not in the schema' }
  },
  list: async (_ctx, { page }) => ({ page }),
  who: async (_ctx, _input, user) => ({ seq: user.seq }),
  guest: async (_ctx, _input, guest) => ({ no: guest.guestUserNo }),
  backOffice: async () => ({}),
  buy: async (_ctx, { what }) => {
    ran += 1
    await pause
    if (what === 'refused') throw new Fail('paymentRequestFailed')
    if (what === 'broken') throw new Error('no')
    return { n: ran, what }
  },
})
const server = useTestServer({ sandbox: false, worker: 'none', areas: { areas: { test: area } } })

type Reply = { status: number; code: number; data: unknown; message: string; text: string; headers: Headers }
async function send(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const response = await fetch(`${server().origin}/api/v1${path}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, ...JSON.parse(text) }
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('the envelope', () => {
  it('trims what leaves to the schema', async () => {
    expect(await send('POST', '/test/echo/7', { text: ' a ', won: 1 })).toMatchObject({
      status: 200,
      code: 0,
      data: { id: 7, text: 'a' },
      message: '',
    })
  })
  it('says a refusal with its code, status, words and data', async () => {
    const { code, status, words } = errors.orderNotFound
    expect(await send('POST', '/test/echo/7', { text: 'refuse', won: 1 })).toMatchObject({
      status,
      code,
      message: words,
      data: { id: 7 },
    })
  })
  it.each(['break', 'wrong'])('says nothing of what broke but an id: %s', async (text) => {
    const answer = await send('POST', '/test/echo/7', { text, won: 1 })
    expect(answer).toMatchObject({ status: 500, code: 9099, data: { id: expect.stringMatching(/^[0-9a-f-]{36}$/) } })
    expect(answer.text).not.toContain('secret')
    expect(answer.text).not.toContain('expected')
  })
  it('does not know a path that is not', async () => {
    expect(await send('GET', '/test/nothing')).toMatchObject({ status: 404, code: 9004 })
    expect(await send('DELETE', '/test/list')).toMatchObject({ status: 404, code: 9004 })
    expect(await send('GET', '/test/%ff')).toMatchObject({ status: 400, code: 9000, data: { path: 'unreadable' } })
  })
  it('is never kept by anybody on the way', async () => {
    const { headers } = await send('GET', '/test/list')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})

describe('input', () => {
  it.each<[string, string, unknown, object]>([
    ['a field of the schema', '/test/echo/7', { text: 'a', won: 0 }, { won: 'won-zero' }],
    ['a missing field', '/test/echo/7', { won: 1 }, { text: 'invalid-type' }],
    ['a field of no schema', '/test/echo/7?realtor=1', { text: 'a', won: 1 }, { realtor: 'unknown-field' }],
    [
      'a field of no schema, further in',
      '/test/echo/7',
      { text: 'a', won: 1, place: { gu: 'b', dong: 'c' } },
      { 'place.dong': 'unknown-field' },
    ],
    ['a field by no name', '/test/echo/7', { text: 'a', won: 1, '<b>': 1 }, { body: 'unknown-field' }],
    ['money as text', '/test/echo/7', { text: 'a', won: '1' }, { won: 'invalid-type' }],
    ['a path that is no number', '/test/echo/x', { text: 'a', won: 1 }, { id: 'invalid-type' }],
    ['a field in two places', '/test/echo/7?text=b', { text: 'a', won: 1 }, { text: 'twice' }],
    ['an invisible character', '/test/echo/7', { text: 'a\u200b', won: 1 }, { text: 'bad-characters' }],
    ['half a character', '/test/echo/7', { text: 'a', won: 1, other: 'x\ud800' }, { body: 'bad-characters' }],
    ['a mark that turns the reading', '/test/echo/7', { text: 'a\u2066b', won: 1 }, { text: 'bad-characters' }],
    [
      'twenty-one in each other',
      '/test/echo/7',
      JSON.parse('{"a":'.repeat(21) + '1' + '}'.repeat(21)),
      { body: 'too-deep' },
    ],
    ['ten thousand in each other', '/test/echo/7', `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`, { body: 'too-deep' }],
    ['NUL', '/test/echo/7', { text: 'a', won: 1, other: 'x\u0000' }, { body: 'bad-characters' }],
    ['an array', '/test/echo/7', [], { body: 'not-an-object' }],
    ['no JSON', '/test/echo/7', '{"a":', { body: 'unreadable' }],
    ['a key of the prototype', '/test/echo/7', '{"__proto__":{"x":1},"text":"a","won":1}', { body: 'unreadable' }],
    ['too much', '/test/echo/7', { text: 'a', won: 1, x: 'x'.repeat(70_000) }, { body: 'too-large' }],
  ])('is refused: %s', async (_what, path, body, data) => {
    expect(await send('POST', path, body)).toMatchObject({ status: 400, code: 9000, data })
  })
  it.each(['page=1&page=2', '__proto__=1', 'page[]=1', 'a%5b%24ne%5d=1', 'page=%ff', 'constructor=1'])(
    'a query is refused: %s',
    async (query) => {
      expect(await send('GET', `/test/list?${query}`)).toMatchObject({ status: 400, code: 9000 })
    },
  )
  it('of a form of another site is refused', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
      expect(await send('POST', '/test/echo/7', 'text=a', { 'content-type': type })).toMatchObject({
        status: 400,
        code: 9000,
        data: { body: 'not-json' },
      })
    }
  })
})

describe('sessions', () => {
  it('let in who has one, and nobody else', async () => {
    const { token, seq } = await signIn(server())
    expect(await send('GET', '/test/who', undefined, bearer(token))).toMatchObject({ code: 0, data: { seq } })
    expect(await send('GET', '/test/who')).toMatchObject({ status: 401, code: 9001 })
    expect(await send('GET', '/test/who', undefined, bearer(`${token.slice(0, -1)}_`))).toMatchObject({
      status: 401,
      code: 9001,
    })
    expect(await send('GET', '/test/who', undefined, { cookie: `nz_session=${token}` })).toMatchObject({ status: 401 })
  })
  it('end at once when revoked', async () => {
    const { token, seq } = await signIn(server())
    await server().owner.query('update account_session set revoked_at = app_now() where user_seq = $1', [seq])
    expect(await send('GET', '/test/who', undefined, bearer(token))).toMatchObject({ status: 401 })
  })
  it('end 14 days after the last use, and 30 days after the login, by the product’s clock', async () => {
    const { token } = await signIn(server())
    const asked = async (days: number) => {
      await server().setClock(new Date(Date.now() + days * 86_400_000))
      return (await send('GET', '/test/who', undefined, bearer(token))).status
    }
    expect([await asked(13), await asked(26), await asked(29.9), await asked(30.1)]).toEqual([200, 200, 200, 401])
    await server().setClock(null)
    const idle = await signIn(server())
    await server().setClock(new Date(Date.now() + 14.1 * 86_400_000))
    expect(await send('GET', '/test/who', undefined, bearer(idle.token))).toMatchObject({ status: 401 })
    await server().setClock(null)
  })
  it('open a role’s doors only to that role', async () => {
    const [user, operator] = [await signIn(server()), await signIn(server(), { role: 'operator' })]
    expect(await send('GET', '/test/back-office', undefined, bearer(user.token))).toMatchObject({
      status: 403,
      code: 9003,
    })
    expect(await send('GET', '/test/back-office', undefined, bearer(operator.token))).toMatchObject({ code: 0 })
  })
})

describe('guests', () => {
  it('have doors of their own, for two hours', async () => {
    const guest = await openGuest(server().ctx)
    const { token: person } = await signIn(server())
    const knock = (path: string, token: string) => send('GET', path, undefined, bearer(token))
    expect(await knock('/test/guest', guest.guest_token)).toMatchObject({ code: 0, data: { no: guest.guest_user_no } })
    expect(await knock('/test/guest', person)).toMatchObject({ status: 401, code: 9001 })
    expect(await knock('/test/who', guest.guest_token)).toMatchObject({ status: 401, code: 9001 })
    await server().setClock(new Date(Date.now() + 2 * 60 * 60_000 + 1000))
    expect(await knock('/test/guest', guest.guest_token)).toMatchObject({ status: 401 })
    await server().setClock(null)
  })
})

describe('Idempotency-Key', () => {
  let token = ''
  beforeAll(async () => {
    token = (await signIn(server())).token
  })
  const buy = (key: string | null, what: string, who = token) =>
    send('POST', '/test/buy', { what }, { ...bearer(who), ...(key && { 'idempotency-key': key }) })

  it('must be there', async () => {
    expect(await buy(null, 'a')).toMatchObject({ status: 400, code: 9000, data: { 'idempotency-key': 'missing' } })
  })
  it('gives the first answer again, byte for byte, and runs once', async () => {
    const before = ran
    const [first, second] = [await buy('key-same-1', 'a'), await buy('key-same-1', 'a')]
    expect(second.text).toBe(first.text)
    expect(ran).toBe(before + 1)
    const { rows } = await server().owner.query(`select t::text as row from platform_once t where key = 'key-same-1'`)
    expect(rows).toHaveLength(1)
    expect(linesWith(rows[0].row, first.text)).toEqual([])
  })
  it('keeps a refusal too', async () => {
    const before = ran
    expect((await buy('key-refused', 'refused')).code).toBe(2504)
    expect((await buy('key-refused', 'refused')).code).toBe(2504)
    expect(ran).toBe(before + 1)
  })
  it('refuses another body', async () => {
    await buy('key-other-1', 'a')
    expect(await buy('key-other-1', 'b')).toMatchObject({ status: 422, code: 9009 })
  })
  it('is a person’s own', async () => {
    await buy('key-mine-1', 'a')
    const before = ran
    expect(await buy('key-mine-1', 'b', (await signIn(server())).token)).toMatchObject({ code: 0 })
    expect(ran).toBe(before + 1)
  })
  it('does not keep what broke', async () => {
    const before = ran
    expect((await buy('key-broken', 'broken')).status).toBe(500)
    expect((await buy('key-broken', 'broken')).status).toBe(500)
    expect(ran).toBe(before + 2)
  })
  it('says that the first is in flight: one of many runs', async () => {
    const before = ran
    let open = () => {}
    pause = new Promise((done) => (open = done))
    const refused: Reply[] = []
    const all = Array.from({ length: 8 }, async () => {
      const answer = await buy('key-flight', 'a')
      if (answer.status === 409) refused.push(answer)
      if (refused.length === 7) open()
      return answer.status
    })
    expect((await Promise.all(all)).toSorted()).toEqual([200, ...Array(7).fill(409)])
    pause = null
    expect(refused[0]).toMatchObject({ code: 9010 })
    expect(refused[0]?.headers.get('retry-after')).toBe('1')
    expect(ran).toBe(before + 1)
  })
  it('is not held for ever by a process that was killed', async () => {
    await buy('key-killed', 'a')
    const lock = (ago: string) =>
      server().owner.query(
        `update platform_once set state = 'running', answer_sealed = null, locked_until = clock_timestamp() + $1::interval where key = 'key-killed'`,
        [ago],
      )
    await lock('5 seconds')
    expect((await buy('key-killed', 'a')).status).toBe(409)
    await lock('-1 second')
    expect((await buy('key-killed', 'a')).status).toBe(200)
  })
})

type Operation = {
  security: unknown
  parameters: unknown[]
  requestBody: { content: Record<'application/json', { schema: { required: string[] } }> }
}

describe('operating', () => {
  it('is alive, ready and measured', async () => {
    const get = async (path: string) => fetch(server().origin + path)
    expect(await (await get('/healthz')).json()).toEqual({ ok: true })
    expect(await (await get('/readyz')).json()).toEqual({ ready: true })
    const metrics = await (await get('/metrics')).text()
    expect(metrics).toContain('http_request_seconds_count{method="GET",route="/readyz",status="200"} 1')
    expect(metrics).toMatch(/^db_pool\{what="total"\} [1-6]$/m)
  })
  it('prints OpenAPI from the contract', async () => {
    // OpenAPI as openapi.ts writes it
    const document = (await (await fetch(`${server().origin}/api/v1/openapi.json`)).json()) as {
      paths: Record<string, Record<'get' | 'post', Operation>>
    }
    const buy = document.paths['/api/v1/test/buy']?.post
    expect(buy?.security).toEqual([{ session: [] }])
    expect(buy?.parameters).toContainEqual(expect.objectContaining({ name: 'Idempotency-Key', required: true }))
    expect(buy?.requestBody.content['application/json'].schema.required).toEqual(['what'])
    expect(document.paths['/api/v1/test/echo/{id}']?.post.parameters).toContainEqual(
      expect.objectContaining({ name: 'id', in: 'path' }),
    )
    expect((await fetch(`${server().origin}/api/docs`)).status).toBe(200)
  })
})
