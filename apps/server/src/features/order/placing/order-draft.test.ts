import { errors } from '@jipsalpim/contract/errors.ts'
import { expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { buy, complete, count, gatewayRows, HOME, makeOrder, orderInput, PRICE } from '../../testing/scenes.ts'

const server = useTestServer()
const KEY = '0f8fad5b-d9cb-469f-a165-70867728950e-1a2b3c4d'

it('ten tabs of one draft make one order', async () => {
  const token = await server().login('tabs')
  const made = await Promise.all(
    Array.from({ length: 10 }, () => server().call('orderCreate', orderInput({ draft_key: KEY }), { token })),
  )
  // A request that met the first one in flight gets repeatInFlight, and finds the order when repeated.
  expect(made.filter((a) => a.code !== 0 && a.code !== errors.repeatInFlight.code)).toEqual([])
  const again = await makeOrder(server(), token, null, { draft_key: KEY })
  expect(new Set(made.flatMap((a) => (a.code === 0 ? [a.data.merchant_uid] : [])))).toEqual(
    new Set([again.merchant_uid]),
  )
  expect(await count(server(), `order_order where merchant_uid = $1`, [again.merchant_uid])).toBe(1)
  expect(await count(server(), `payment_attempt where order_seq = $1`, [again.order_seq])).toBe(1)
})

it('a draft is a person’s own', async () => {
  const mine = await makeOrder(server(), await server().login('tabs'), null, { draft_key: KEY })
  const other = await makeOrder(server(), await server().login('others'), null, { draft_key: KEY })
  expect(other.merchant_uid).not.toBe(mine.merchant_uid)
})

it('after a declined card the same order is paid with another one', async () => {
  const token = await server().login('declined')
  const draft_key = `${KEY}-declined`
  const first = await makeOrder(server(), token, HOME, { draft_key })
  await buy(server(), first.merchant_uid, { outcome: 'failed' })
  expect((await complete(server(), token, first.merchant_uid)).code).not.toBe(0)
  const second = await makeOrder(server(), token, HOME, { draft_key })
  expect(second.merchant_uid).toBe(first.merchant_uid)
  expect((await server().call('portoneInfo', { merchant_uid: second.merchant_uid }, { token })).code).toBe(0)
  await buy(server(), second.merchant_uid)
  expect((await complete(server(), token, second.merchant_uid)).data.result).toBe('paid')
  const third = await makeOrder(server(), token, HOME, { draft_key })
  expect(third).toEqual({
    merchant_uid: first.merchant_uid,
    order_seq: first.order_seq,
    price: PRICE,
    state: 'completed',
  })
  expect((await gatewayRows(server(), first.merchant_uid)).map((p) => p.status)).toContain('paid')
  await server().settle()
})

it('an order that came to nothing leaves its draft to a new one', async () => {
  const token = await server().login('given-back')
  const draft_key = `${KEY}-given-back`
  const first = await makeOrder(server(), token, null, { draft_key })
  await buy(server(), first.merchant_uid, { amount: PRICE - 100 })
  expect((await complete(server(), token, first.merchant_uid)).code).toBe(errors.paymentRequestFailed.code)
  await server().settle()
  const second = await makeOrder(server(), token, null, { draft_key })
  expect(second.merchant_uid).not.toBe(first.merchant_uid)
})
