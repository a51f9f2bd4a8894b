import { afterAll, beforeAll, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { memberScene } from '../../testing/member-scene.ts'
import { buy, complete, makeOrder, pass, PRICE } from '../../testing/scenes.ts'
import type { Applicant } from '../../testing/verification-scene.ts'

const server = useTestServer()
const DAY = 86_400
const OFF = 2000
const HAN: Applicant = { name: '한사람', birth: '19910203', phone: '01055550181' }

/** Adds an automatic discount for the first seven days of membership. */
beforeAll(async () => {
  await server().owner.query(
    `insert into order_discount (product, issuer_seq, name, gives, amount, new_days, from_at)
     select 'report', min(issuer_seq), '새 회원 할인', 'won', $1, 7, app_now() - interval '1 minute' from coupon_issuer`,
    [OFF],
  )
})
afterAll(() => server().setClock(null))

const { fresh, verify, leave } = memberScene(server)
const priceIfVerified = async (token?: string) =>
  (await server().call('orderPrice', {}, token === undefined ? {} : { token })).data.price_if_verified
const priceFor = async (token: string) => (await server().call('orderPrice', {}, { token })).data.price
async function buyFor(token: string, price: number): Promise<void> {
  const { merchant_uid } = await makeOrder(server(), token, undefined, { shown_price: price })
  await buy(server(), merchant_uid, { amount: price })
  expect((await complete(server(), token, merchant_uid)).data.result).toBe('paid')
  await server().settle(20_000)
}

it('is for who has shown who they are, within its days', async () => {
  const token = await fresh()
  expect(await priceFor(token)).toBe(PRICE)
  expect([await priceIfVerified(), await priceIfVerified(token)]).toEqual([null, PRICE - OFF])
  expect((await verify(token, { ...HAN, name: '두사람', birth: '19920304', phone: '01055550182' })).code).toBe(0)
  expect(await priceFor(token)).toBe(PRICE - OFF)
  const late = await fresh()
  expect(await priceIfVerified(token)).toBeNull()
  await pass(server(), 7 * DAY)
  expect(await priceIfVerified(late)).toBeNull()
  expect(await priceFor(token)).toBe(PRICE)
  await server().setClock(null)
})

it('is one person’s once: in the same account again, and in no other account of the same person', async () => {
  const first = await fresh()
  expect((await verify(first, HAN)).code).toBe(0)
  await buyFor(first, PRICE - OFF)
  expect(await priceFor(first)).toBe(PRICE - OFF)
  await leave(first)
  const back = await fresh()
  expect((await verify(back, { ...HAN, phone: '01055550183' })).code).toBe(0)
  expect(await priceFor(back)).toBe(PRICE)
  // Another new user gets the discount.
  const other = await fresh()
  expect((await verify(other, { ...HAN, name: '세사람', birth: '19930405', phone: '01055550184' })).code).toBe(0)
  expect(await priceFor(other)).toBe(PRICE - OFF)
})

it('that was ordered and not paid is still the person’s', async () => {
  await server().setClock(null)
  const who = { ...HAN, name: '네사람', birth: '19940506', phone: '01055550185' }
  const first = await fresh()
  expect((await verify(first, who)).code).toBe(0)
  const { merchant_uid } = await makeOrder(server(), first, undefined, { shown_price: PRICE - OFF })
  await buy(server(), merchant_uid, { amount: PRICE - OFF, outcome: 'failed' })
  await complete(server(), first, merchant_uid, { status: 'failed' })
  await leave(first)
  const back = await fresh()
  expect((await verify(back, { ...who, phone: '01055550186' })).code).toBe(0)
  expect(await priceFor(back)).toBe(PRICE - OFF)
})
