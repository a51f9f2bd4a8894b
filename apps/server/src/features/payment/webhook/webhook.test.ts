import { afterEach, describe, expect, it } from 'vitest'

import { useTestServer } from '../../../testing/use-test-server.ts'
import { buy, complete, count, makeOrder, makePaidOrder, PRICE } from '../../testing/scenes.ts'
import { paymentScene } from '../../testing/payment-scene.ts'
import { linesWith, wholeDatabase } from '../../testing/whole-database.ts'

import { paypleReturnPath, webhookPaths } from '../opening/paths.ts'
import { markHintsDone } from '../queries.ts'

const server = useTestServer()
let session: Promise<string> | null = null
const kim = () => (session ??= server().login('kim'))
afterEach(async () => {
  await server().setClock(null)
  await server().settle()
})

const { stateOf, attemptsOf, post, climb } = paymentScene(server)
const FORM = 'application/x-www-form-urlencoded'

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
    const about = () => count(server(), 'payment_webhook where merchant_uid = $1', [merchant_uid])
    expect(await about()).toBe(1)
    const webhooks = await count(server(), 'payment_webhook')
    for (const body of [
      hint('nobody'),
      hint(`nz${'\0'.repeat(9)}`),
      '{}',
      'null',
      'not json',
      '[]',
      JSON.stringify({ merchant_uid: 7 }),
    ]) {
      expect((await post(webhookPaths.portone, body)).status).toBe(200)
    }
    await climb(2)
    expect(await stateOf(merchant_uid)).toBe('pending')
    expect(await attemptsOf(merchant_uid)).toEqual(['pending'])
    expect(await count(server(), 'payment_webhook')).toBe(webhooks)
    expect(linesWith(await wholeDatabase(server()), '카나리아구매자')).toEqual([])
  })
  it('of two kilobytes at most is read', async () => {
    const { merchant_uid } = await makeOrder(server(), await kim(), null)
    const long = (of: number) => hint(merchant_uid).replace('카나리아구매자', 'x'.repeat(of))
    expect((await post(webhookPaths.portone, long(1900))).status).toBe(200)
    expect((await post(webhookPaths.portone, long(2100))).status).toBe(400)
    expect((await post(webhookPaths.payple, long(2100))).status).toBe(400)
    expect((await post(paypleReturnPath, `PCD_PAY_OID=${merchant_uid}&x=${'x'.repeat(9000)}`, FORM)).status).toBe(400)
  })
  it('about an order is kept in one row of few bytes and asked about every ten seconds, however many are posted', async () => {
    const { merchant_uid } = await makeOrder(server(), await kim(), null)
    const bytes = async () =>
      Number(
        (
          await server().owner.query(
            `select sum(pg_column_size(w.*)) as n from payment_webhook w where merchant_uid = $1`,
            [merchant_uid],
          )
        ).rows[0]?.n,
      )
    const jobs = () =>
      count(server(), `platform_job where name = 'payment.webhook' and key like '%' || $1`, [merchant_uid])
    const flood = async (n: number) => {
      const filler = 'x'.repeat(1500)
      const all = await Promise.all(
        Array.from({ length: n }, (_, i) => post(webhookPaths.portone, hint(merchant_uid, `imp_${i}${filler}`))),
      )
      expect(all.every(({ status }) => status === 200 || status === 503)).toBe(true)
      return all.filter(({ status }) => status === 200).length
    }
    const wal = async () =>
      Number((await server().owner.query(`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as n`)).rows[0]?.n)
    expect(await flood(50)).toBe(50)
    await server().settle()
    // The WAL includes jobs and indexes, and also the writes of other tests, which are not in every round.
    const written: number[] = []
    for (let round = 0; round < 4; round++) {
      const before = await wal()
      expect(await flood(25)).toBe(25)
      written.push((await wal()) - before)
    }
    expect(Math.min(...written)).toBeLessThan(50_000)
    expect(await count(server(), 'payment_webhook where merchant_uid = $1', [merchant_uid])).toBe(1)
    expect(await bytes()).toBeLessThan(4096)
    expect(await jobs()).toBeLessThanOrEqual(1)
    await climb(1)
    expect(await jobs()).toBe(0)
  })
  it('that comes while the gateway is asked is asked about again', async () => {
    const token = await kim()
    const { merchant_uid } = await makeOrder(server(), token, null)
    await server().control('faults', { service: 'portone', kind: 'lost-webhook', times: 1 })
    await post(webhookPaths.portone, hint(merchant_uid))
    const row = async () =>
      (await server().owner.query('select * from payment_webhook where merchant_uid = $1', [merchant_uid])).rows[0]
    await server().settle()
    expect(await row()).toMatchObject({ told: 1, asked: 1, processed_at: expect.any(Date) })
    // The state in which a worker has started its call and has no answer yet.
    await server().owner.query('update payment_webhook set processed_at = null where merchant_uid = $1', [merchant_uid])
    const { imp_uid } = await buy(server(), merchant_uid)
    await post(webhookPaths.portone, hint(merchant_uid, imp_uid))
    expect(await row()).toMatchObject({ told: 2, asked: 1, processed_at: null })
    await markHintsDone(server().ctx.db, [{ webhook_seq: (await row()).webhook_seq, asked: 1 }])
    expect((await row()).processed_at).toBe(null)
    await climb(1)
    expect(await stateOf(merchant_uid)).toBe('completed')
    expect(await row()).toMatchObject({ told: 2, asked: 2, processed_at: expect.any(Date) })
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
