import { afterEach, describe, expect, it } from 'vitest'

import { useTestServer } from '../../testing/use-test-server.ts'
import { buy, complete, count, makeOrder, makePaidOrder, PRICE } from '../testing/scenes.ts'
import { paymentScene } from '../testing/payment-scene.ts'
import { linesWith, wholeDatabase } from '../testing/whole-database.ts'

import { webhookPaths } from './paths.ts'

const server = useTestServer()
let session: Promise<string> | null = null
const kim = () => (session ??= server().login('kim'))
afterEach(async () => {
  await server().setClock(null)
  await server().settle()
})

const { stateOf, attemptsOf, post, climb } = paymentScene(server)
describe('a webhook', () => {
  const hint = (merchant_uid: string, imp_uid = 'imp_000000000000') =>
    JSON.stringify({ imp_uid, merchant_uid, status: 'paid', buyer_name: '카나리아구매자' })

  it('that comes before the window’s answer settles the payment, and copies change nothing', async () => {
    const token = await kim()
    const { merchant_uid, order_seq } = await makeOrder(server(), token, null)
    const { imp_uid } = await buy(server(), merchant_uid)
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => post(webhookPaths.portone, hint(merchant_uid, imp_uid))),
    )
    expect(sent.map((r) => r.status)).toEqual([200, 200, 200, 200, 200])
    await climb(1)
    expect(await stateOf(merchant_uid)).toBe('completed')
    expect((await complete(server(), token, merchant_uid)).data.result).toBe('paid')
    expect(await attemptsOf(merchant_uid)).toEqual(['paid'])
    expect(await count(server(), `order_event where order_seq = $1 and kind = 'completed'`, [order_seq])).toBe(1)
    expect(
      await count(server(), 'payment_webhook where merchant_uid = $1 and processed_at is null', [merchant_uid]),
    ).toBe(0)
  })
  it('that is forged changes nothing, and one about nobody is not kept', async () => {
    const { merchant_uid } = await makeOrder(server(), await kim(), null)
    for (let i = 0; i < 20; i++)
      expect((await post(webhookPaths.portone, hint(merchant_uid, `imp_${i}`))).status).toBe(200)
    expect(
      (await post(webhookPaths.payple, JSON.stringify({ PCD_PAY_OID: merchant_uid, PCD_PAY_RST: 'success' }))).status,
    ).toBe(200)
    const kept = await count(server(), 'payment_webhook')
    expect(kept).toBeGreaterThan(19)
    for (const body of [hint('nobody'), '{}', 'null', 'not json', '[]', JSON.stringify({ merchant_uid: 7 })]) {
      expect((await post(webhookPaths.portone, body)).status).toBe(200)
    }
    await climb(2)
    expect(await stateOf(merchant_uid)).toBe('pending')
    expect(await attemptsOf(merchant_uid)).toEqual(['pending'])
    expect(await count(server(), 'payment_webhook')).toBe(kept)
    expect(linesWith(await wholeDatabase(server()), '카나리아구매자')).toEqual([])
  })
  it('of a refund made at the gateway’s console becomes ours', async () => {
    const token = await kim()
    const { merchant_uid, order_seq } = await makePaidOrder(server(), token)
    await server().settle()
    const { rows } = await server().owner.query('select gateway_id from payment_attempt where merchant_uid = $1', [
      merchant_uid,
    ])
    const done = await server().ctx.payment.portone.refund({
      gatewayId: rows[0]?.gateway_id,
      merchantUid: merchant_uid,
      amount: 4000,
      balance: PRICE,
      reason: 'console',
      paidOn: null,
    })
    expect(done.ok).toBe(true)
    await post(webhookPaths.portone, JSON.stringify({ merchant_uid, status: 'cancelled', cancellation_id: 'c1' }))
    await climb(1)
    expect(await stateOf(merchant_uid)).toBe('completed')
    expect(
      await count(server(), `payment_refund where reason = 'gateway-console' and amount = 4000 and state = 'done'`),
    ).toBe(1)
    await server().ctx.payment.portone.refund({
      gatewayId: rows[0]?.gateway_id,
      merchantUid: merchant_uid,
      amount: 5900,
      balance: 5900,
      reason: 'console',
      paidOn: null,
    })
    await post(webhookPaths.portone, JSON.stringify({ merchant_uid, status: 'cancelled', cancellation_id: 'c2' }))
    await climb(1)
    const refunded = await server().call('orderMerchant', { order_seq }, { token })
    expect(refunded.data).toMatchObject({ state: 'refunded', refund: { state: 'done' } })
  })
})
