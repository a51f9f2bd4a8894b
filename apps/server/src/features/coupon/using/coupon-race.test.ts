import { errors } from '@jipsalpim/contract/errors.ts'
import { describe, expect, it } from 'vitest'
import { signIn } from '../../../testing/sign-in.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { borne, FREE, makeCampaign, makeCodes, makeCoupon } from '../../testing/coupon-scene.ts'
import { buy, complete, count, gatewayRows, HOME, orderInput, placeAt, PRICE } from '../../testing/scenes.ts'

const server = useTestServer()
const code = (name: keyof typeof errors): number => errors[name].code
const MANY = 50

/** Separate users, concurrently; a user who gets repeatInFlight repeats the call. */
async function people(n: number): Promise<string[]> {
  const tokens: string[] = []
  for (let i = 0; i < n; i++) tokens.push((await signIn(server(), { persona: true, verified: true })).token)
  return tokens
}
async function again<T extends { code: number }>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await ask()
    if (answer.code !== code('tryLater') && answer.code !== code('repeatInFlight')) return answer
    await new Promise((done) => setTimeout(done, 20 + Math.random() * 80))
  }
}
const codesOf = (answers: readonly { code: number }[]) => ({
  done: answers.filter((a) => a.code === 0).length,
  refused: answers.filter((a) => a.code === code('couponRefused')).length,
  unknown: answers.filter((a) => a.code === code('couponUnknown')).length,
})

describe(`${MANY} at once`, () => {
  it('take what is left of a campaign: the quota and not one more', async () => {
    const slug = await makeCampaign(server(), { word: 'race-for-seven', quota: 7 })
    const tokens = await people(MANY)
    const answers = await Promise.all(
      tokens.map((token) => again(() => server().call('couponTake', { code: 'race-for-seven' }, { token }))),
    )
    expect(codesOf(answers)).toEqual({ done: 7, refused: MANY - 7, unknown: 0 })
    expect(
      await count(server(), 'coupon_coupon join coupon_campaign using (campaign_seq) where slug = $1', [slug]),
    ).toBe(7)
  })
  it('are one person with many windows: one coupon', async () => {
    await makeCampaign(server(), { word: 'many-windows', quota: 10 })
    const [token = ''] = await people(1)
    const answers = await Promise.all(
      Array.from({ length: MANY }, () => again(() => server().call('couponTake', { code: 'many-windows' }, { token }))),
    )
    expect(codesOf(answers)).toEqual({ done: MANY, refused: 0, unknown: 0 })
    expect(new Set(answers.map((a) => a.data.coupon.coupon_seq)).size).toBe(1)
    expect(answers.filter((a) => a.data.fresh)).toHaveLength(1)
  })
  it('have the same personal code: it is one person’s', async () => {
    const [typed = ''] = await makeCodes(server(), await makeCampaign(server()), 1)
    const tokens = await people(MANY)
    const answers = await Promise.all(
      tokens.map((token) => again(() => server().call('couponTake', { code: typed }, { token }))),
    )
    expect(codesOf(answers)).toEqual({ done: 1, refused: 0, unknown: MANY - 1 })
  })
  it('order free reports until the quota is used: that many, and the issuer bears that many', async () => {
    await makeCampaign(server(), { ...FREE, word: 'free-for-five', quota: 5, issuer: 'race-city' })
    const tokens = await people(MANY)
    const ends = await Promise.all(
      tokens.map(async (token) => {
        const taken = await again(() => server().call('couponTake', { code: 'free-for-five' }, { token }))
        if (taken.code !== 0) return 'none left'
        const { coupon_seq } = taken.data.coupon
        const order = await again(() =>
          server().call('orderCreate', orderInput({ coupon_seq, shown_price: 0 }), { token }),
        )
        const { merchant_uid } = order.data
        const done = await again(() => server().call('orderCouponOnceComplete', { merchant_uid }, { token }))
        return done.data.result
      }),
    )
    expect(ends.filter((e) => e === 'paid')).toHaveLength(5)
    expect(ends.filter((e) => e === 'none left')).toHaveLength(MANY - 5)
    expect(await borne(server(), 'race-city')).toBe(5 * PRICE)
  })
  it('are orders of one person with one coupon: one of them has it, and one is paid with it', async () => {
    const [token = ''] = await people(1)
    const coupon_seq = await makeCoupon(server(), token)
    const made = await Promise.all(
      Array.from({ length: 20 }, () =>
        again(() => server().call('orderCreate', orderInput({ coupon_seq, shown_price: PRICE - 3000 }), { token })),
      ),
    )
    // A user who met two others in flight may get the answer that the coupon is reserved.
    const orders = made.filter((a) => a.code === 0).map((a) => a.data)
    expect(orders.length).toBeGreaterThan(0)
    expect(made.filter((a) => a.code !== 0).map((a) => a.code)).toEqual(
      made.filter((a) => a.code !== 0).map(() => code('couponRefused')),
    )
    expect(await count(server(), `coupon_use where coupon_seq = $1 and state = 'held'`, [coupon_seq])).toBe(1)
    await Promise.all(
      orders.map(async ({ merchant_uid, price }) => {
        await buy(server(), merchant_uid, { amount: price })
        await again(() => complete(server(), token, merchant_uid))
      }),
    )
    await server().settle(20_000)
    const paid = await Promise.all(orders.map((o) => gatewayRows(server(), o.merchant_uid)))
    expect(paid.flat().filter((p) => p.cancel_amount === 0)).toHaveLength(1)
    expect(await count(server(), `coupon_use where coupon_seq = $1 and state = 'used'`, [coupon_seq])).toBe(1)
    await server().checkInvariants({ inTime: true })
  })
  // Orders for one home block each other before they reserve the coupon, so the homes differ.
  it('are orders for different homes with one coupon: one of them holds it', async () => {
    const [token = ''] = await people(1)
    const coupon_seq = await makeCoupon(server(), token)
    const places = await Promise.all(
      Array.from({ length: 20 }, (_, i) => placeAt(server(), { ...HOME, ho: String(201 + i) })),
    )
    const made = await Promise.all(
      places.map((place) =>
        again(() =>
          server().call('orderCreate', orderInput({ place, coupon_seq, shown_price: PRICE - 3000 }), { token }),
        ),
      ),
    )
    expect(made.filter((a) => a.code === 0).length).toBeGreaterThan(0)
    expect(await count(server(), `coupon_use where coupon_seq = $1 and state = 'held'`, [coupon_seq])).toBe(1)
    await server().checkInvariants({ inTime: true })
  })
  it('complete one free order: it is completed once', async () => {
    const [token = ''] = await people(1)
    const coupon_seq = await makeCoupon(server(), token, FREE)
    const { data } = await server().call('orderCreate', orderInput({ coupon_seq, shown_price: 0 }), { token })
    const answers = await Promise.all(
      Array.from({ length: MANY }, () =>
        again(() => server().call('orderCouponOnceComplete', { merchant_uid: data.merchant_uid }, { token })),
      ),
    )
    expect(codesOf(answers)).toEqual({ done: MANY, refused: 0, unknown: 0 })
    expect(await count(server(), `order_event where order_seq = $1 and kind = 'completed'`, [data.order_seq])).toBe(1)
    expect(await count(server(), `payment_attempt where order_seq = $1`, [data.order_seq])).toBe(1)
  })
})
