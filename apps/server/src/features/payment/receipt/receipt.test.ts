import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { cashScene } from '../../testing/cash-scene.ts'
import { paymentScene } from '../../testing/payment-scene.ts'
import { buy, count, gatewayRows, makeOrder, makePaidOrder, PRICE } from '../../testing/scenes.ts'

const server = useTestServer()
const { orderByDeposit, orderByTransfer, askReceipt, deposit, receiptOf, giveAccount } = cashScene(server)
const { climb } = paymentScene(server)
afterEach(() => server().setClock(null))

const standing = async (merchant_uid: string) =>
  (await gatewayRows(server(), merchant_uid)).find((p) => p.status !== 'failed')?.receipt
const refundByOperator = async (order_seq: number, amount: number, seen_back = 0) =>
  server().call(
    'operatorRefund',
    { order_seq, amount, seen_back, reason: '고객 요청' },
    { token: await server().login('operator-han') },
  )

describe('a cash receipt', () => {
  it('that was asked for before the deposit is issued with it', async () => {
    const token = await server().login('asks-before')
    const { merchant_uid } = await orderByDeposit(token)
    expect(await receiptOf(token, merchant_uid)).toEqual({ receipt: null, may_ask: true })
    const asked = await askReceipt(token, merchant_uid)
    expect(asked).toMatchObject({ code: 0, data: { state: 'asked', ending: '5678', amount: null } })
    expect((await askReceipt(token, merchant_uid)).code).toBe(9141)
    await server().settle()
    expect(await standing(merchant_uid)).toBeNull()
    await deposit(merchant_uid)
    expect(await receiptOf(token, merchant_uid)).toMatchObject({
      receipt: { state: 'issued', amount: PRICE, ending: '5678' },
      may_ask: false,
    })
    expect(await standing(merchant_uid)).toBe(PRICE)
    await server().checkInvariants({ inTime: true })
  })
  it('keeps its number sealed, and loses it at its end', async () => {
    const token = await server().login('sealed')
    const { merchant_uid, order_seq } = await orderByTransfer(token, null)
    await askReceipt(token, merchant_uid)
    const read = async () =>
      (await server().owner.query('select * from payment_receipt where order_seq = $1', [order_seq])).rows
    expect(JSON.stringify(await read())).not.toContain('01012345678')
    await server().settle()
    await server().call('orderWithdraw', { merchant_uid }, { token })
    await server().settle()
    expect(await read()).toMatchObject([{ state: 'cancelled', number_sealed: null }])
    expect(await standing(merchant_uid)).toBeNull()
  })
  it.each(['portone', 'payple'] as const)(
    'at %s is taken back with a part, and issued for the rest',
    async (vendor) => {
      const token = await server().login(`part-${vendor}`)
      const made = vendor === 'payple' ? await orderByTransfer(token) : await orderByDeposit(token)
      if (vendor === 'portone') {
        await giveAccount(token, made.merchant_uid)
        await deposit(made.merchant_uid)
      }
      await server().settle()
      await askReceipt(token, made.merchant_uid, { kind: 'company', number: '123-45-67891' })
      await server().settle()
      expect(await standing(made.merchant_uid)).toBe(PRICE)
      expect((await refundByOperator(made.order_seq, 3000)).code).toBe(0)
      await server().settle()
      expect(await standing(made.merchant_uid)).toBe(PRICE - 3000)
      expect(await receiptOf(token, made.merchant_uid)).toMatchObject({
        receipt: { state: 'issued', amount: PRICE - 3000, kind: 'company' },
      })
      expect((await refundByOperator(made.order_seq, PRICE - 3000, 3000)).code).toBe(0)
      await server().settle()
      expect(await standing(made.merchant_uid)).toBeNull()
      expect((await receiptOf(token, made.merchant_uid)).receipt?.state).toBe('cancelled')
      await server().checkInvariants({ inTime: true })
    },
  )
  it('is refused for a card, for a second time, and for somebody else', async () => {
    const token = await server().login('by-card')
    const card = await makePaidOrder(server(), token, null)
    expect(await askReceipt(token, card.merchant_uid)).toMatchObject({ code: 9141, data: { reason: 'card' } })
    expect(await receiptOf(token, card.merchant_uid)).toEqual({ receipt: null, may_ask: false })
    const other = await server().login('other')
    expect((await askReceipt(other, card.merchant_uid)).code).toBe(2513)
    expect((await server().call('orderReceipt', { merchant_uid: card.merchant_uid }, { token: other })).code).toBe(2513)
    expect((await askReceipt(token, card.merchant_uid, { number: '12' })).code).toBe(9000)
  })
  it('of a number that is nobody’s is told as refused, and may be asked again', async () => {
    const token = await server().login('nobody')
    const { merchant_uid } = await orderByTransfer(token, null)
    await askReceipt(token, merchant_uid, { number: '01012340000' })
    await server().settle()
    expect(await receiptOf(token, merchant_uid)).toMatchObject({ receipt: { state: 'refused' }, may_ask: true })
    expect((await askReceipt(token, merchant_uid)).code).toBe(0)
    await server().settle()
    expect(await standing(merchant_uid)).toBe(PRICE)
  })
})

it.each(['error-after', 'timeout-after-effect', 'error-before', 'html'])(
  '%s: one receipt stands, whatever was heard of it',
  async (kind) => {
    const token = await server().login(`receipt-${kind}`)
    const { merchant_uid, order_seq } = await orderByTransfer(token, null)
    await askReceipt(token, merchant_uid)
    await server().control('faults', { service: 'payple', kind, times: 1, ms: 6000 })
    await server().settle(15_000)
    await climb(3)
    expect(await standing(merchant_uid)).toBe(PRICE)
    expect(await count(server(), `payment_receipt where order_seq = $1 and state = 'issued'`, [order_seq])).toBe(1)
  },
  30_000,
)

describe('a part that bears no tax', () => {
  it('is told to the gateways with the payment and by its share with a refund', async () => {
    const token = await server().login('tax-free')
    await server().owner.query(
      `insert into order_price (product, from_at, price, tax_free) values ('report', app_now() - interval '1 second', 9900, 3300)`,
    )
    const made = await makeOrder(server(), token, null)
    expect((await server().call('portoneInfo', { merchant_uid: made.merchant_uid }, { token })).data).toMatchObject({
      amount: PRICE,
      tax_free: 3300,
    })
    const other = await server().login('tax-free-payple')
    const payple = await makeOrder(server(), other, null, { pg_name: 'payple' })
    expect(
      (await server().call('paypleInfoOrder', { merchant_uid: payple.merchant_uid }, { token: other })).data,
    ).toMatchObject({ PCD_PAY_TOTAL: PRICE, PCD_PAY_ISTAX: 'Y', PCD_PAY_TAXTOTAL: 600 })
    await buy(server(), made.merchant_uid)
    await server().call(
      'orderComplete',
      { imp_uid: null, merchant_uid: made.merchant_uid, status: 'paid', pg_name: 'portone' },
      { token },
    )
    await refundByOperator(made.order_seq, 1000)
    await server().settle()
    await refundByOperator(made.order_seq, 8900, 1000)
    await server().settle()
    const { rows } = await server().owner.query(
      `select r.amount, r.tax_free from payment_refund r join payment_attempt a using (attempt_seq)
       where a.order_seq = $1 order by r.refund_seq`,
      [made.order_seq],
    )
    expect(rows.map((r) => [Number(r.amount), Number(r.tax_free)])).toEqual([
      [1000, 333],
      [8900, 2967],
    ])
    await server().owner.query(`delete from order_price where tax_free > 0`)
  })
})
