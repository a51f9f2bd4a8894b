import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestServer } from '../../testing/use-test-server.ts'
import { changeTo, orderAgain, REORDER } from '../testing/again-scene.ts'
import { cashScene } from '../testing/cash-scene.ts'
import { buy, complete, gatewayRows, HOME, makeOrder, makePaidOrder, placeAt, type Made } from '../testing/scenes.ts'
import { buyPack, confirmPack, orderPack } from '../testing/ticket-scene.ts'

const server = useTestServer()
const { orderByDeposit, deposit, askReceipt, giveAccount } = cashScene(server)

/** A third of every price is tax-free. */
const PRICES = {
  report: [9900, 3300],
  'ticket-3': [27_000, 9000],
  'ticket-5': [42_500, 14_166],
  subscribe: [4900, 1633],
  'owner-property': [19_900, 6633],
  guarantee: [9900, 3300],
} as const
beforeAll(async () => {
  for (const [product, [price, taxFree]] of Object.entries(PRICES))
    await server().owner.query(
      `insert into order_price (product, from_at, price, tax_free) values ($1, app_now() - interval '1 second', $2, $3)`,
      [product, price, taxFree],
    )
})
afterAll(() => server().owner.query('delete from order_price where tax_free > 0'))

type Gateway = 'portone' | 'payple'
const terms = (price: number, pg_name: Gateway) => ({
  pg_name,
  shown_price: price,
  draft_key: randomUUID(),
  agreed: true as const,
})
const made = async (asked: Promise<{ code: number; data: Made; text: string }>): Promise<Made> => {
  const { code, data, text } = await asked
  if (code !== 0) throw new Error(text)
  return data
}
async function reported(token: string): Promise<Made> {
  const order = await makePaidOrder(server(), token, HOME)
  await server().settle()
  return order
}
/** Each product's own call, and its tax-free won. */
const products: Readonly<Record<string, { free: number; order: (token: string, by: Gateway) => Promise<Made> }>> = {
  report: { free: 3300, order: (token, pg_name) => makeOrder(server(), token, null, { pg_name }) },
  tickets: {
    free: 9000,
    order: (token, pg_name) => orderPack(server(), token, { pg_name }),
  },
  'a re-order': {
    free: 3300,
    order: async (token, pg_name) =>
      made(orderAgain(server(), token, (await reported(token)).order_seq, REORDER, { pg_name })),
  },
  // (42,500 - 27,000) for two more tickets, a third of it
  'a difference': {
    free: Math.floor((15_500 * 14_166) / 42_500),
    order: async (token, pg_name) =>
      made(orderAgain(server(), token, (await buyPack(server(), token)).order_seq, changeTo('ticket-5'), { pg_name })),
  },
  'a notifier': {
    free: 1633,
    order: async (token, pg_name) => {
      const place = await placeAt(server(), { ...HOME, ho: pg_name === 'portone' ? '201' : '301' })
      return made(server().call('orderSubscribe', { ...terms(4900, pg_name), yearly: false, place }, { token }))
    },
  },
  'what the landlord owns': {
    free: 6633,
    order: async (token, pg_name) => {
      const { merchant_uid: of } = await reported(token)
      return made(server().call('orderOwnerProperty', { ...terms(19_900, pg_name), of }, { token }))
    },
  },
  'help with the guarantee': {
    free: 3300,
    order: async (token, pg_name) => {
      const { merchant_uid: of } = await reported(token)
      return made(server().call('orderGuarantee', { ...terms(9900, pg_name), of }, { token }))
    },
  },
}

describe.each(Object.entries(products))('%s', (name, { free, order }) => {
  it('tells both windows the part that bears no tax', async () => {
    const token = await server().login(`tax-${Object.keys(products).indexOf(name)}`)
    const { merchant_uid, price } = await order(token, 'portone')
    const portone = await server().call('portoneInfo', { merchant_uid }, { token })
    expect(portone.data).toMatchObject({ amount: price, tax_free: free })
    const other = await order(token, 'payple')
    const payple = await server().call('paypleInfoOrder', { merchant_uid: other.merchant_uid }, { token })
    expect(payple.data).toMatchObject({
      PCD_PAY_TOTAL: price,
      PCD_PAY_ISTAX: 'Y',
      PCD_PAY_TAXTOTAL: Math.round((price - free) / 11),
    })
  })
})

it('a refund of tickets carries its share of it, to the won', async () => {
  const token = await server().login('tax-refund')
  const pack = await orderPack(server(), token)
  await buy(server(), pack.merchant_uid, { amount: pack.price })
  await confirmPack(server(), token, pack.merchant_uid)
  await server().call('orderTicketRefund', { id: pack.order_seq }, { token })
  await server().settle()
  const { rows } = await server().owner.query(
    `select r.amount, r.tax_free from payment_refund r join payment_attempt a using (attempt_seq) where a.order_seq = $1`,
    [pack.order_seq],
  )
  expect(rows.map((r) => [Number(r.amount), Number(r.tax_free)])).toEqual([[27_000, 9000]])
})

it('a cash receipt is over the tax of the taxed part only, before and after a part went back', async () => {
  const token = await server().login('tax-receipt')
  const { merchant_uid, order_seq } = await orderByDeposit(token)
  await giveAccount(token, merchant_uid)
  await deposit(merchant_uid)
  await askReceipt(token, merchant_uid)
  await server().settle()
  const standing = async () => {
    const payment = (await gatewayRows(server(), merchant_uid)).find((p) => p.status !== 'failed')
    return { receipt: payment?.receipt, receipt_vat: payment?.receipt_vat }
  }
  expect(await standing()).toEqual({ receipt: 9900, receipt_vat: 600 })
  const operator = await server().login('operator-han')
  const part = { order_seq, amount: 900, seen_back: 0, reason: '고객 요청' }
  expect((await server().call('operatorRefund', part, { token: operator })).code).toBe(0)
  await server().settle()
  // 300 of the 900 were tax-free
  expect(await standing()).toEqual({ receipt: 9000, receipt_vat: 545 })
  expect((await complete(server(), token, merchant_uid)).code).toBe(0)
})
