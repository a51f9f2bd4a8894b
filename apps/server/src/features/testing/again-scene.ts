import { randomUUID } from 'node:crypto'
import type { Wanted } from '@jipsalpim/contract/areas/pay-order/calls.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { buy } from './scenes.ts'

export const REORDER: Wanted = { kind: 'reorder' }
export const changeTo = (product: 'ticket-3' | 'ticket-5' | 'ticket-10'): Wanted => ({ kind: 'change', product })

type Terms = { pg_name?: 'portone' | 'payple' | 'ticket'; draft_key?: string; shown_price?: number }
/** Orders again based on an earlier order, at the current price. */
export async function orderAgain(
  server: TestServer,
  token: string,
  order_seq: number,
  wanted: Wanted,
  over: Terms = {},
) {
  const { data } = await server.call('payOrderPrice', { order_seq, wanted }, { token })
  const { pg_name = 'portone', draft_key = randomUUID() } = over
  const { shown_price = pg_name === 'ticket' ? 0 : (data?.price ?? 0) } = over
  return server.call('payOrderPayment', { order_seq, wanted, pg_name, shown_price, agreed: true, draft_key }, { token })
}
export const confirmAgain = (server: TestServer, token: string, merchant_uid: string) =>
  server.call('payOrderComplete', { imp_uid: null, merchant_uid, status: 'paid', pg_name: 'portone' }, { token })
/** Ordered, paid in the window, and confirmed. */
export async function buyAgain(server: TestServer, token: string, order_seq: number, wanted: Wanted) {
  const { code, data, text } = await orderAgain(server, token, order_seq, wanted)
  if (code !== 0) throw new Error(`not ordered again: ${text}`)
  await buy(server, data.merchant_uid, { amount: data.price })
  return { made: data, paid: await confirmAgain(server, token, data.merchant_uid) }
}
