import type { Play } from '../../kernel/service.ts'
import { orderFields, type Order } from './order.ts'

/** The result, posted from Payple's server to the shop's: no signature, the same fields, five retries. */
export function pushResult(play: Play, order: Order): void {
  const send = (fields: Record<string, string>, afterMs: number) =>
    play.deliver({
      url: `${play.origin()}/api/v1/webhooks/payple`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
      afterMs,
      retries: 5,
      everyMs: 60_000,
    })
  const fields = {
    PCD_PAY_RST: 'success',
    PCD_PAY_CODE: '0000',
    PCD_PAY_MSG: order.message || '결제완료',
    ...orderFields(order),
  }
  if (play.take('forged-webhook')) {
    send({ ...fields, PCD_PAY_OID: `${order.oid}-forged` }, 0)
    send({ ...fields, PCD_PAY_TOTAL: String(order.total + 1) }, 0)
  }
  if (play.take('lost-webhook')) return
  send(fields, play.take('reorder-webhook') ? 2000 : 0)
  if (play.take('duplicate-webhook')) send(fields, 50)
}
