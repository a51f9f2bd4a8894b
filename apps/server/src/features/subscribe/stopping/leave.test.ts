import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { count, HOME } from '../../testing/scenes.ts'
import { watchHome, watchOf } from '../../testing/watch-scene.ts'

const server = useTestServer()
afterEach(() => server().setClock(null))

async function watched(name: string, ho: string) {
  const token = await server().login(name)
  const { order_seq } = await watchHome(server(), token, { ...HOME, ho }, { yearly: true })
  await server().settle(30_000)
  return { token, order_seq, seq: (await watchOf(server(), token)).subscribeSeq }
}
const leave = (token: string, stop_watches: number) =>
  server().call('withdrawalAsk', { reason: 'other', stop_watches }, { token })

describe('who leaves', () => {
  it('is told what comes back, and the watch stops with that refund while they can still be told', async () => {
    const { token, order_seq, seq } = await watched('leaves-watch', '201호')
    const { watches } = (await server().call('withdrawalRead', {}, { token })).data
    const [info] = (await server().call('subscribeInfo', { id: seq }, { token })).data.infos
    expect(watches).toEqual({ count: 1, refund: info?.refund_now?.won })
    expect(watches.refund).toBeGreaterThan(40_000)
    // The user did not confirm this watch: nothing is stopped.
    expect((await leave(token, 0)).code).toBe(9120)
    expect(await count(server(), 'subscribe_watch where watch_seq = $1 and ended_at is null', [seq])).toBe(1)
    expect((await leave(token, 1)).code).toBe(0)
    await server().settle(30_000)
    expect(await count(server(), `subscribe_watch where watch_seq = $1 and state = 'stopped'`, [seq])).toBe(1)
    const { rows } = await server().owner.query<{ amount: string; state: string }>(
      'select r.amount, r.state from payment_refund r join payment_attempt a using (attempt_seq) where a.order_seq = $1',
      [order_seq],
    )
    expect(rows.map((r) => [Number(r.amount), r.state])).toEqual([[watches.refund, 'done']])
    await server().checkInvariants({ inTime: true })
  })

  it('needs a number for a watch alone, where numbers are needed', async () => {
    const { token } = await watched('mobile-watch', '302호')
    await server().owner.query(
      `update account_user set phone_sealed = null, phone_verified_at = null where user_seq = $1`,
      [(await server().call('userInfo', {}, { token })).data.user_seq],
    )
    expect((await server().call('needMobile', {}, { token })).data.need_mobile).toBe(true)
    const nobody = await server().login('mobile-nobody')
    expect((await server().call('needMobile', {}, { token: nobody })).data.need_mobile).toBe(false)
  })
})

describe('a look on demand', () => {
  it('says what it costs and how many are left, until the day is used up', async () => {
    const { token, seq } = await watched('looks-often', '402호')
    const looks = async () => (await server().call('subscribeGuard', { id: seq }, { token })).data.looks
    expect(await looks()).toEqual({ price: 0, a_day: 3, left_today: 3 })
    for (const left of [2, 1, 0]) {
      expect((await server().call('subscribeLook', { id: seq }, { token })).data.left_today).toBe(left)
      await server().settle(30_000)
      expect((await looks()).left_today).toBe(left)
    }
    expect((await server().call('subscribeLook', { id: seq }, { token })).code).not.toBe(0)
    await server().setClock(new Date(Date.now() + 86_400_000))
    expect((await looks()).left_today).toBe(3)
  })
})
