import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { HOME } from '../../testing/scenes.ts'
import { atRegistry, requestCheck, watchHome, watchOf } from '../../testing/watch-scene.ts'

const server = useTestServer()
afterEach(async () => {
  await server().control('faults', { service: 'web-push', kind: 'down', times: 0 })
  await server().settle(20_000)
})

type Browser = { endpoint: string; p256dh: string; auth: string }
type Pushed = { title: string; body: string; data: { path: string }; topic: string }
const browser = async (token: string, gone = false): Promise<Browser> => {
  const { key } = (await server().call('webPush', {}, { token })).data
  return server().control<Browser>('browsers', { key, gone })
}
const pushed = async ({ endpoint }: Browser): Promise<Pushed[]> =>
  (await server().control<{ pushes: Pushed[] }>(`pushes?token=${encodeURIComponent(endpoint)}`)).pushes
const devices = async (token: string): Promise<number> => {
  const { user_seq } = (await server().call('userInfo', {}, { token })).data
  return (await server().owner.query('select 1 from account_device where user_seq = $1', [user_seq])).rows.length
}
const agree = (token: string, over: object = { codes: ['web-push'] }) =>
  server().call('termsAgree', { road: 'mypage', ...over }, { token })
const mortgage = { section: '을구', purpose: '근저당권설정', amount: 120_000_000 } as const

async function watched(name: string, ho: string) {
  const token = await server().login(name)
  await watchHome(server(), token, { ...HOME, ho })
  await server().settle(30_000)
  return { token, seq: (await watchOf(server(), token)).subscribeSeq }
}

describe('a browser', () => {
  it('gets an alert of the watch that leads to it, with no home, name or sum in what is sent', async () => {
    const { token, seq } = await watched('browser-told', '201호')
    const mine = await browser(token)
    expect((await server().call('webPush', {}, { token })).data.agreed).toBe(false)
    await agree(token)
    expect((await server().call('webPush', {}, { token })).data.agreed).toBe(true)
    expect((await server().call('webPushOn', mine, { token })).code).toBe(0)
    // Registered again by the browser: the same device.
    expect((await server().call('webPushOn', mine, { token })).code).toBe(0)
    expect(await devices(token)).toBe(1)
    await atRegistry(server(), seq, 'application-received', mortgage)
    await requestCheck(server())
    const [one, ...more] = await pushed(mine)
    expect(more).toEqual([])
    const { alerts } = (await server().call('subscribeAlerts', {}, { token })).data
    expect(one?.data.path).toContain(`alert=${alerts[0]?.alert_seq}`)
    expect(one?.topic).toMatch(/^notice-\d+$/)
    expect(JSON.stringify(one)).not.toMatch(/201호|나래|120/)
  })

  it('gets nothing without its own consent, though the app has one; and nothing once it is taken back', async () => {
    const { token, seq } = await watched('browser-asks', '302호')
    const mine = await browser(token)
    await agree(token, { codes: ['push'] })
    await server().call('webPushOn', mine, { token })
    await atRegistry(server(), seq, 'application-received', mortgage)
    await requestCheck(server())
    expect(await pushed(mine)).toEqual([])
    await agree(token)
    await atRegistry(server(), seq, 'withdrawn', mortgage)
    await requestCheck(server())
    expect(await pushed(mine)).toHaveLength(1)
    await agree(token, { withdraw: ['web-push'] })
    await atRegistry(server(), seq, 'application-received', { ...mortgage, amount: 90_000_000 })
    await requestCheck(server())
    expect(await pushed(mine)).toHaveLength(1)
  })

  it('that turned notices off is forgotten, whichever way it did', async () => {
    const { token, seq } = await watched('browser-leaves', '402호')
    await agree(token)
    const [off, gone] = [await browser(token), await browser(token, true)]
    for (const one of [off, gone]) await server().call('webPushOn', one, { token })
    const stranger = await server().login('browser-stranger')
    await server().call('webPushOff', off, { token: stranger })
    expect(await devices(token)).toBe(2)
    await server().call('webPushOff', off, { token })
    await atRegistry(server(), seq, 'application-received', mortgage)
    await requestCheck(server())
    expect(await pushed(off)).toEqual([])
    expect(await devices(token)).toBe(0)
  })

  it('whose service is none that we know is refused, and nothing is kept', async () => {
    const token = await server().login('browser-elsewhere')
    const mine = { ...(await browser(token)), endpoint: 'http://169.254.169.254/latest/meta-data' }
    expect((await server().call('webPushOn', mine, { token })).code).toBe(9126)
    expect((await server().call('webPushOn', { ...mine, endpoint: 'file:///etc' }, { token })).code).toBe(9126)
    expect((await server().call('webPushOn', { ...mine, auth: '!' }, { token })).code).toBe(9000)
    expect(await devices(token)).toBe(0)
  })

  it('waits as long as its service says, and is told once', async () => {
    const { token, seq } = await watched('browser-busy', '501호')
    const mine = await browser(token)
    await agree(token)
    await server().call('webPushOn', mine, { token })
    await server().control('faults', { service: 'web-push', kind: 'rate-limit', times: 1 })
    await atRegistry(server(), seq, 'application-received', mortgage)
    await requestCheck(server())
    expect(await pushed(mine)).toEqual([])
    const { rows } = await server().owner.query<{ wait: number }>(
      `select round(extract(epoch from run_at - app_now()))::int as wait from platform_job
       where name = 'message.push' and state = 'waiting'`,
    )
    expect(rows[0]?.wait).toBeGreaterThan(60)
    await server().setClock(new Date(Date.now() + 120_000))
    await server().settle(30_000)
    expect(await pushed(mine)).toHaveLength(1)
    await server().setClock(null)
  })
})
