import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { logInAtApple } from '../../testing/login-scene.ts'
import { count, pass } from '../../testing/scenes.ts'

const server = useTestServer({ worker: 'none' })
afterEach(() => server().setClock(null))
const HOUR = 3600
const DAY = 24 * HOUR
const asks = async (token: string) => (await server().call('userRole', {}, { token })).code
const fresh = async (token: string) => (await server().call('authToken', {}, { token })).data.session?.token ?? null
const aDayOn = async (persona: string) => {
  const token = await server().login(persona)
  await asks(token)
  await pass(server(), DAY + 60)
  return token
}

describe('a session', () => {
  it('ends with the logout, and no other does', async () => {
    const [one, two] = [await server().login('kim'), await server().login('kim')]
    expect((await server().call('authToken', {}, { token: one })).data).toMatchObject({ session: null })
    expect((await server().call('logout', {}, { token: one })).code).toBe(0)
    expect([await asks(one), await asks(two)]).toEqual([9001, 0])
  })
  it('is not in the database as it is held', async () => {
    const token = await server().login('kim')
    const { rows } = await server().owner.query<{ row: string }>(
      'select s::text as row from account_session s union all select t::text from account_session_token t',
    )
    expect(rows.length).toBeGreaterThan(1)
    for (const { row } of rows)
      for (const form of [token, Buffer.from(token, 'base64url').toString('hex'), Buffer.from(token).toString('hex')])
        expect(row).not.toContain(form)
  })
  it('of an operator ends after a quarter of an hour without use, and after eight hours', async () => {
    const idle = await server().login('operator-idle')
    await pass(server(), 16 * 60)
    expect(await asks(idle)).toBe(9001)
    const busy = await server().login('operator-busy')
    for (let i = 0; i < 34; i++) {
      await pass(server(), 14 * 60)
      expect(await asks(busy)).toBe(0)
    }
    await pass(server(), 14 * 60)
    expect(await asks(busy)).toBe(9001)
  })
})

describe('the token of a session', () => {
  it('is changed once it is a day old', async () => {
    const token = await server().login('changes')
    expect(await fresh(token)).toBeNull()
    await pass(server(), DAY + 60)
    const next = await fresh(token)
    expect(next).not.toBeNull()
    expect(await asks(next ?? '')).toBe(0)
    expect(await fresh(next ?? '')).toBeNull()
  })
  it('stays good in another tab until the fresh one is used, and an hour longer', async () => {
    const token = await aDayOn('tabs')
    const next = (await fresh(token)) ?? ''
    await pass(server(), 5 * HOUR)
    expect(await asks(token)).toBe(0)
    expect(await asks(next)).toBe(0)
    await pass(server(), HOUR - 60)
    expect([await asks(token), await asks(next)]).toEqual([0, 0])
  })
  it('that is used after that was copied: the session ends everywhere', async () => {
    const token = await aDayOn('copied')
    const next = (await fresh(token)) ?? ''
    expect(await asks(next)).toBe(0)
    await pass(server(), HOUR + 60)
    expect(await asks(token)).toBe(9001)
    expect(await asks(next)).toBe(9001)
    expect(await count(server(), `account_event where kind = 'session-ended' and detail->>'why' = 'replayed'`)).toBe(1)
  })
  it('changed by two tabs at once logs neither out, whichever is kept', async () => {
    const token = await aDayOn('both-tabs')
    const [one, two] = await Promise.all([fresh(token), fresh(token)])
    expect([await asks(one ?? ''), await asks(two ?? ''), await asks(token)]).toEqual([0, 0, 0])
    await pass(server(), 3 * DAY)
    expect(await asks(two ?? '')).toBe(0)
  })
  it('whose change was lost on the way is changed again', async () => {
    const token = await aDayOn('lost')
    await fresh(token)
    await pass(server(), 3 * DAY)
    const again = (await fresh(token)) ?? ''
    expect(await asks(again)).toBe(0)
  })
  it('does not outlive the session', async () => {
    const token = await server().login('ends')
    let current = token
    for (let day = 0; day < 29; day++) {
      await pass(server(), DAY + 60)
      current = (await fresh(current)) ?? current
      expect(await asks(current)).toBe(0)
    }
    await pass(server(), DAY + 60)
    expect(await asks(current)).toBe(9001)
  })
})

describe('devices', () => {
  it('are listed, and logged out one by one or all the others at once', async () => {
    const [here, there, elsewhere] = [
      await server().login('owns'),
      await server().login('owns'),
      await server().login('owns'),
    ]
    const list = async () => (await server().call('sessionList', {}, { token: here })).data.sessions
    expect((await list()).map((s) => [s.here, s.device, s.provider])).toEqual([
      [false, 'other other', 'kakao'],
      [false, 'other other', 'kakao'],
      [true, 'other other', 'kakao'],
    ])
    const other = (await list())[0]?.session_seq ?? 0
    expect((await server().call('sessionEnd', { session_seq: other }, { token: here })).code).toBe(0)
    expect((await server().call('sessionEnd', { session_seq: other }, { token: here })).code).toBe(9004)
    expect((await list()).length).toBe(2)
    expect((await server().call('sessionEndOthers', {}, { token: here })).data).toEqual({ ended: 1 })
    expect([await asks(here), await asks(there), await asks(elsewhere)]).toEqual([0, 9001, 9001])
  })
  it('of somebody else are not found', async () => {
    const [mine, yours] = [await server().login('mine'), await server().login('yours')]
    const seq = (await server().call('sessionList', {}, { token: yours })).data.sessions[0]?.session_seq ?? 0
    expect((await server().call('sessionEnd', { session_seq: seq }, { token: mine })).code).toBe(9004)
    expect(await asks(yours)).toBe(0)
  })
})

describe('what is hard to undo', () => {
  it('asks for a login of the last ten minutes', async () => {
    const linked = await logInAtApple(server(), 'persona-step-apple', {
      token: await server().login('step'),
      link: true,
    })
    const { token } = linked.data.session
    await pass(server(), 11 * 60)
    expect(await server().call('loginUnlink', { provider: 'kakao' }, { token })).toMatchObject({
      status: 403,
      code: 9104,
    })
    const again = await logInAtApple(server(), 'persona-step-apple')
    expect((await server().call('loginUnlink', { provider: 'kakao' }, { token: again.data.session.token })).code).toBe(
      0,
    )
  })
})
