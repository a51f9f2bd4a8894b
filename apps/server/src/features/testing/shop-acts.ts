import type fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { isLaterProduct } from '@jipsalpim/contract/areas/order/later-products.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { complete, HOME, type Bought, type Where } from './scenes.ts'

/** A payment tried in a window, with the gateway's result. */
export type Try = Bought & { uid: string; gateway: 'portone' | 'payple' }
/**
 * The state of one run: the orders of one buyer, by their number at the gateway, and their coupons; the gateway's open
 * windows, and the tries made in them.
 */
export type Shop = {
  orders: string[]
  drafts: string[]
  coupons: number[]
  windows: { uid: string; gateway: 'portone' | 'payple'; price: number }[]
  tries: Try[]
}
/** `member`: another user, who may join the buyer's company. */
export type Real = { server: TestServer; token: string; member: string }
export type Command = fc.AsyncCommand<Shop, Real>

/** Where there is no register, the payment is refunded automatically. */
const NOWHERE: Where = { keyword: '희우정로16길 9301', ho: '201호' }
export const PLACES: Readonly<Record<string, Where | null>> = { home: HOME, nowhere: NOWHERE, later: null }

/** A command on one of the buyer's orders; skipped without an order. */
export function onOrder<A extends { n: number }>(
  name: string,
  a: A,
  act: (uid: string, real: Real, shop: Shop) => Promise<unknown>,
): Command {
  return {
    check: (shop) => shop.orders.length > 0,
    run: async (shop, real) => {
      await act(shop.orders[a.n % shop.orders.length] ?? '', real, shop)
      await real.server.checkInvariants()
    },
    toString: () => `${name}(${JSON.stringify(a)})`,
  }
}
/** A command without a precondition. */
export const act = <A>(name: string, a: A, run: Command['run']): Command => ({
  check: () => true,
  run: async (shop, real) => {
    await run(shop, real)
    await real.server.checkInvariants()
  },
  toString: () => `${name}(${JSON.stringify(a)})`,
})

/** An answer may be a refusal, never an internal error. */
export function noFault(answer: { status: number; text: string }): void {
  if (answer.status === 500) throw new Error(`a fault of ours: ${answer.text}`)
}

export type Kept = {
  order_seq: number
  price: number
  pg_name: 'portone' | 'payple' | 'free'
  pay_method: 'card' | 'transfer' | 'vbank'
  product: string
  again: string | null
}
/** An order's row in the database. */
export async function keptOrder(server: TestServer, uid: string): Promise<Kept> {
  const { rows } = await server.owner.query(
    'select order_seq, price, pg_name, pay_method, product, again from order_order where merchant_uid = $1',
    [uid],
  )
  const row = rows[0]
  return { ...row, order_seq: Number(row?.order_seq), price: Number(row?.price) }
}
export function keep(shop: Shop, made: { code: number; data: { merchant_uid: string } | null }): void {
  const uid = made.code === 0 ? made.data?.merchant_uid : undefined
  if (uid !== undefined && !shop.orders.includes(uid)) shop.orders.push(uid)
}
/** Calls the endpoint to which the order's window returns. */
export function confirmBy(
  server: TestServer,
  token: string,
  uid: string,
  model: Kept,
  status: 'paid' | 'failed' | 'aborted',
  imp_uid: string | null = null,
) {
  const answer = { imp_uid, merchant_uid: uid, status, pg_name: model.pg_name }
  if (model.again) return server.call('payOrderComplete', answer, { token })
  if (isLaterProduct(model.product)) return server.call('orderOnceComplete', { merchant_uid: uid }, { token })
  if (model.product !== 'report') return server.call('orderTicketPayment', answer, { token })
  return complete(server, token, uid, { imp_uid, status, pg_name: model.pg_name })
}

export const newShop = (coupons: number[]): Shop => ({
  orders: [],
  drafts: [randomUUID(), randomUUID(), randomUUID()],
  coupons,
  windows: [],
  tries: [],
})
