import { errors } from '@jipsalpim/contract/errors.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { paymentScene } from '../../testing/payment-scene.ts'
import { registerCard } from '../../testing/renew-scene.ts'
import { buy, count, gatewayRows, placeAt, type Where } from '../../testing/scenes.ts'

// A slow gateway that does answer.
const server = useTestServer({ env: { VENDOR_SECONDS: '5' } })
const { fault } = paymentScene(server)
afterEach(() => fault('slow', 0))

const WON = 4900
const home: Where = { keyword: '초록마을로 9012', ho: '201' }
const wanted = async () => ({
  yearly: false,
  draft_key: randomUUID(),
  agreed: true as const,
  place: await placeAt(server(), home),
})

/** A slow gateway is charging a stored card while its order is closed, as when the user withdraws membership. */
async function closedWhileCharging(name: string) {
  const token = await server().login(name)
  const card_seq = await registerCard(server(), token)
  await server().control('faults', { service: 'portone', kind: 'slow', times: 1, ms: 3000 })
  const answer = server().call('subscribePayment', { ...(await wanted()), price: WON, card_seq }, { token })
  const charging = async () => {
    const { rows } = await server().owner.query(
      `select a.order_seq, a.merchant_uid from payment_attempt a join payment_card c using (card_seq)
       where c.card_seq = $1 and a.charged_at is not null`,
      [card_seq],
    )
    return rows[0] as { order_seq: string; merchant_uid: string } | undefined
  }
  await expect.poll(charging, { timeout: 2500, interval: 20 }).toBeDefined()
  const order = await charging()
  if (!order) throw new Error('nothing is charged')
  const closed = await server().ctx.tx((tx) => tx.hooks.watchOrders.cancel(tx, Number(order.order_seq), 'test'))
  expect(closed).toBe(true)
  return { token, answer, merchant_uid: order.merchant_uid }
}
const isBack = async (merchant_uid: string) => {
  await server().settle()
  expect((await gatewayRows(server(), merchant_uid)).map((p) => p.amount - p.cancel_amount)).toEqual([0])
}

it('an order that ends while its card is charged: the person is told what was taken, and it goes back', async () => {
  const { answer, merchant_uid } = await closedWhileCharging('closed-while-charging')
  expect(await answer).toMatchObject({
    code: errors.paymentNotCompleted.code,
    data: { reason: 'cancelled', refund: WON },
  })
  await isBack(merchant_uid)
})

it('another order for the same home is open meanwhile: it is named beside what goes back', async () => {
  const { answer, token, merchant_uid } = await closedWhileCharging('beside-while-charging')
  const { data } = await server().call(
    'orderSubscribe',
    { ...(await wanted()), shown_price: WON, pg_name: 'portone', pay_method: 'card' },
    { token },
  )
  expect(await answer).toMatchObject({
    code: errors.approvalNeeded.code,
    data: { merchant_uid: data.merchant_uid, state: 'pending', refund: WON },
  })
  await isBack(merchant_uid)
})

it('the home is watched by another order meanwhile: nothing is paid twice, and the reply says what goes back', async () => {
  const { answer, token, merchant_uid } = await closedWhileCharging('watched-while-charging')
  const { data } = await server().call(
    'orderSubscribe',
    { ...(await wanted()), shown_price: WON, pg_name: 'payple', pay_method: 'card' },
    { token },
  )
  await buy(server(), data.merchant_uid, { amount: WON, gateway: 'payple' })
  const bought = await server().call('orderOnceComplete', { imp_uid: null, merchant_uid: data.merchant_uid }, { token })
  expect(bought.data).toMatchObject({ result: 'paid' })
  expect(await answer).toMatchObject({ code: errors.notifierExists.code, data: { refund: WON } })
  await isBack(merchant_uid)
  expect(await count(server(), 'subscribe_watch where order_seq = $1', [data.order_seq])).toBe(1)
})
