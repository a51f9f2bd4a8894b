import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { createCaller } from '../../../testing/caller.ts'
import { signIn } from '../../../testing/sign-in.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { releaseOrder, sweepCoupons } from '../../coupon/using/release-coupons.ts'
import { legsOf } from '../../testing/coupon-scene.ts'
import { workOn } from '../../testing/killed-worker.ts'
import { registerCard, payWatch, chargedFor } from '../../testing/renew-scene.ts'
import { buy, count, HOME, placeAt } from '../../testing/scenes.ts'
import { watchHome, watchOf } from '../../testing/watch-scene.ts'

const server = useTestServer({ worker: 'none' })
afterEach(async () => {
  await server().setClock(null)
  await server().checkInvariants()
})

/** A user with points. */
async function rich(won = 3000) {
  const one = await signIn(server(), { persona: true })
  const by = { token: await server().login('operator-han') }
  // Given two days ago: operators have a daily limit, which is not tested here.
  await server().owner.query(`update points_lot set given_at = given_at - interval '2 days'`)
  const given = await server().call('operatorPointsGive', { user_seq: one.seq, won, reason: '시험으로 드림' }, by)
  expect(given.code).toBe(0)
  return one
}
const pointsOf = async (token: string) => (await server().call('subscribePointAmount', {}, { token })).data
const order = async (token: string, points: number, shown_price: number, ho = '201호') =>
  server().call(
    'orderSubscribe',
    {
      pg_name: shown_price === 0 ? 'free' : 'portone',
      shown_price,
      draft_key: randomUUID(),
      agreed: true,
      yearly: false,
      place: await placeAt(server(), { ...HOME, ho }),
      points,
    },
    { token },
  )

describe('an order of the notifier that points pay a part of', () => {
  it('holds them, spends them when it is paid, and the rest is charged', async () => {
    const { token } = await rich()
    const made = await order(token, 1000, 3900)
    expect(made).toMatchObject({ code: 0, data: { price: 3900 } })
    const { merchant_uid, order_seq } = made.data
    expect(await pointsOf(token)).toMatchObject({ points: 2000, held: 1000 })
    await buy(server(), merchant_uid, { amount: 3900 })
    await server().call('orderOnceComplete', { merchant_uid }, { token })
    expect(await pointsOf(token)).toMatchObject({ points: 2000, held: 0 })
    const { rows } = await server().owner.query(
      `select a.attempt_seq, p.worth::int as worth from payment_attempt a join subscribe_period p using (order_seq) where order_seq = $1`,
      [order_seq],
    )
    expect(rows[0].worth).toBe(4900)
    expect(await legsOf(server(), 'payment', `attempt:${rows[0].attempt_seq}`)).toEqual({
      gateway: 3900,
      discount: 1000,
      unearned: -4900,
    })
  })

  it('lets them go when another order takes its place', async () => {
    const { token } = await rich()
    const first = (await order(token, 1000, 3900)).data
    await order(token, 3000, 1900)
    expect(await pointsOf(token)).toMatchObject({ points: 0, held: 3000 })
    await order(token, 0, 4900)
    expect(await pointsOf(token)).toMatchObject({ points: 3000, held: 0 })
    // Paid in a window that was left open: the money is refunded, and no points are spent.
    await buy(server(), first.merchant_uid, { amount: 3900 })
    await server().call('orderOnceComplete', { merchant_uid: first.merchant_uid }, { token })
    await workOn(server())
    expect(await pointsOf(token)).toMatchObject({ points: 3000, held: 0 })
  })

  it('lets them go when it was left unpaid', async () => {
    await server().setClock(new Date('2030-01-05T10:00:00+09:00'))
    const { token } = await rich()
    const { order_seq } = (await order(token, 1000, 3900)).data
    const due = `platform_job where name = 'coupon.let-go' and payload ->> 'order_seq' = $1`
    await server().setClock(new Date('2030-01-05T10:29:00+09:00'))
    await sweepCoupons(server().ctx)
    expect(await count(server(), due, [order_seq])).toBe(0)
    await server().setClock(new Date('2030-01-05T10:31:00+09:00'))
    await sweepCoupons(server().ctx)
    expect(await count(server(), due, [order_seq])).toBe(1)
    await releaseOrder(server().ctx, { order_seq }, 1)
    expect(await pointsOf(token)).toMatchObject({ points: 3000, held: 0 })
  })

  it('refuses more than there are, a rest that no card can pay, and another price than was shown', async () => {
    const { token } = await rich()
    expect(await order(token, 3001, 1899)).toMatchObject({ code: 9501, data: { points: 3000 } })
    expect(await order(token, 4850, 50)).toMatchObject({ code: 9000, data: { points: 'won-too-much' } })
    expect(await order(token, 5000, 0)).toMatchObject({ code: 9000, data: { points: 'won-too-much' } })
    expect(await order(token, 1000, 4900)).toMatchObject({ code: 2504, data: { price: 3900 } })
    expect(await count(server(), `points_hold where state = 'held'`)).toBe(0)
  })

  it('spends them for one of many windows at once', async () => {
    const { token } = await rich(1000)
    const homes = ['201호', '302호', '402호', '501호']
    const answers = await Promise.all(homes.map((ho) => order(token, 1000, 3900, ho)))
    expect(answers.map((a) => a.code).toSorted()).toEqual([0, 9501, 9501, 9501])
  })
})

it('a kept card pays what points leave; with enough of them it is kept and nothing is charged', async () => {
  const { token } = await rich(6000)
  const card_seq = await registerCard(server(), token)
  const by = { card_seq, points: 1000, price: 3900 }
  const part = await payWatch(server(), token, { ...HOME, ho: '201호' }, by)
  expect(await chargedFor(server(), part.subscribeSeq ?? 0)).toBe(3900)
  const whole = await payWatch(server(), token, { ...HOME, ho: '302호' }, { card_seq, points: 4900, price: 0 })
  expect(await chargedFor(server(), whole.subscribeSeq ?? 0)).toBe(0)
  expect(await pointsOf(token)).toMatchObject({ points: 100, held: 0 })
  await server().checkBooks({ atRest: true })
})

describe('a stop', () => {
  it('before the first check gives everything back: money to the card, points as points', async () => {
    const { token } = await rich()
    await watchHome(server(), token, { ...HOME, ho: '201호' }, { points: 1000, shown_price: 3900 })
    const { refund_now, subscribeSeq } = await watchOf(server(), token)
    expect(refund_now).toMatchObject({ won: 3900, points: 1000, unused: true })
    const input = { subscribe_seq: subscribeSeq, shown_refund: 3900 }
    expect((await server().call('subscribeRemove', input, { token })).data.refund.won).toBe(3900)
    expect(await pointsOf(token)).toMatchObject({ points: 3000 })
    await workOn(server())
    expect(await pointsOf(token)).toMatchObject({ points: 3000 })
    await server().checkBooks({ atRest: true })
  })

  it('later gives back each by days; never money as points', async () => {
    await server().setClock(new Date('2030-03-01T10:00:00+09:00'))
    const { token } = await rich()
    await watchHome(server(), token, { ...HOME, ho: '201호' }, { points: 1000, shown_price: 3900 })
    await workOn(server())
    await server().setClock(new Date('2030-03-11T10:00:00+09:00'))
    const { refund_now, subscribeSeq } = await watchOf(server(), token)
    // 20 of 31 days.
    expect(refund_now).toMatchObject({ won: 2516, points: 645, unused: false })
    await server().call('subscribeRemove', { subscribe_seq: subscribeSeq, shown_refund: 2516 }, { token })
    expect(await pointsOf(token)).toMatchObject({ points: 2645 })
    await workOn(server())
    expect(await pointsOf(token)).toMatchObject({ points: 2645 })
    await server().checkBooks({ atRest: true })
  })

  it('in an API process that is killed gives them back once', async () => {
    const { token } = await rich()
    await watchHome(server(), token, { ...HOME, ho: '201호' }, { points: 1000, shown_price: 3900 })
    const { subscribeSeq } = await watchOf(server(), token)
    const [key, input] = [randomUUID(), { subscribe_seq: subscribeSeq, shown_refund: 3900 }]
    const { origin, child } = await server().startApi({ killAt: 'watch.stopping' })
    await expect(createCaller(origin)('subscribeRemove', input, { token, key })).rejects.toThrow()
    await child.ended
    expect(await pointsOf(token)).toMatchObject({ points: 2000 })
    await server().owner.query('update platform_once set locked_until = clock_timestamp() where key = $1', [key])
    expect((await server().call('subscribeRemove', input, { token, key })).code).toBe(0)
    expect(await pointsOf(token)).toMatchObject({ points: 3000 })
  }, 60_000)
})
