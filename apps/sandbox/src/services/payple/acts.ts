import { textOf, wonOf, type Fields } from '../../kernel/body.ts'
import { json, type Play, type WireReply } from '../../kernel/service.ts'
import { isWrongKey } from '../../magic.ts'
import { amountFields } from './billing.ts'
import { storedOrders, orderFields, type Order } from './order.ts'
import { refusedByOwn } from './own-codes.ts'
import { pushResult } from './push.ts'

/** CERT: the money is taken here, once, with the keys from the window. */
export function confirmOrder(play: Play, fields: Fields): WireReply {
  const found = storedOrders(play)
    .all()
    .map(([, o]) => o)
    .find((o) => o.reqKey === textOf(fields, 'PCD_PAY_REQKEY'))
  if (!found || found.authKey !== textOf(fields, 'PCD_AUTH_KEY'))
    return answer('error', 'SPAY0001', '인증키가 유효하지 않습니다.')
  if (found.state === 'paid') return refusedByOwn('confirmedBefore')
  if (found.state !== 'certified') return refusedByOwn('notCertified')
  const order: Order = { ...found, state: 'paid', code: '0000', message: '카드결제완료' }
  storedOrders(play).put(order.oid, order)
  pushResult(play, order)
  return answer('success', '0000', '카드결제완료', {
    ...orderFields(order),
    PCD_PAY_REQKEY: order.reqKey,
    ...amountFields(order),
  })
}

/**
 * Looked up by number and original date, and returned as it was paid: later refunds are not in the answer. At the
 * vendor the banks are closed for transfers from 23:30 to 00:30 (9998); here only if `bank-closed` is set, so that the
 * simulation does not depend on the hour.
 */
export function checkOrder(play: Play, fields: Fields): WireReply {
  if (textOf(fields, 'PCD_PAYCHK_FLAG') !== 'Y') return answer('error', 'SPAY0019', '요청 구분값이 올바르지 않습니다.')
  const found = findOrder(play, fields)
  // looked up by type: a transfer is not found among the cards
  const order = found?.type === textOf(fields, 'PCD_PAY_TYPE') ? found : null
  if (!order) return refusedByOwn('noPayment')
  if (order.type === 'transfer' && play.take('bank-closed')) return answer('error', '9998', '은행 점검시간입니다.')
  // A window that was closed, or that only registered a card, leaves no payment to look up.
  const closed = order.state === 'failed' && order.code === ''
  if (order.state === 'certified' || order.state === 'registered' || closed) return refusedByOwn('noPayment')
  if (order.state !== 'paid') return answer('error', order.code || 'CPAY0022', order.message, orderFields(order))
  if (order.hushed > 0) {
    storedOrders(play).put(order.oid, { ...order, hushed: order.hushed - 1 })
    return answer('error', unknownCode(order), '결제결과를 알 수 없습니다.')
  }
  if (order.refunded === 0 && play.take('partial-cancel'))
    storedOrders(play).put(order.oid, { ...order, refunded: Math.floor(order.total / 2), refunds: 1 })
  return answer('success', '0000', '결제완료', {
    ...orderFields(order),
    ...(play.take('wrong-amount') && { PCD_PAY_TOTAL: String(order.total - 1000) }),
    ...(play.take('wrong-order') && { PCD_PAY_OID: `${order.oid}-other` }),
  })
}

/** The bank or the acquirer is late: by a key, or in a window. */
const unknownCode = (order: Order): string => (order.byKey ? 'SPAY0011' : 'CPAY0018')

/** Less than the rest is a partial refund; more is refused. There is no checksum here. */
export function refundOrder(play: Play, fields: Fields): WireReply {
  if (isWrongKey(textOf(fields, 'PCD_REFUND_KEY'))) return answer('error', 'AUTH0003', '환불키가 올바르지 않습니다.')
  if (textOf(fields, 'PCD_PAYCANCEL_FLAG') !== 'Y')
    return answer('error', 'SPAY0019', '요청 구분값이 올바르지 않습니다.')
  const order = findOrder(play, fields)
  const amount = wonOf(fields, 'PCD_REFUND_TOTAL')
  const tax = textOf(fields, 'PCD_REFUND_TAXTOTAL') === '' ? 0 : wonOf(fields, 'PCD_REFUND_TAXTOTAL')
  if (!order || order.state !== 'paid') return refusedByOwn('nothingToRefund')
  if (order.refunded >= order.total) return refusedByOwn('refundedBefore')
  if (!amount || amount > order.total - order.refunded) return refusedByOwn('overBalance')
  if (tax === null || tax > Math.round(amount / 11)) return refusedByOwn('wrongTax')
  const after: Order = { ...order, refunded: order.refunded + amount, refunds: order.refunds + 1 }
  storedOrders(play).put(after.oid, after)
  return answer('success', 'PAYC0000', '환불성공', {
    PCD_PAY_OID: after.oid,
    PCD_PAY_TYPE: after.type,
    PCD_PAYER_NO: after.payer['PCD_PAYER_NO'] ?? '',
    PCD_PAYER_ID: after.payerId,
    PCD_PAY_GOODS: after.goods,
    PCD_REFUND_TOTAL: String(amount),
    PCD_REFUND_TAXTOTAL: textOf(fields, 'PCD_REFUND_TAXTOTAL'),
    PCD_PAY_CARDTRADENUM: after.type === 'card' ? after.tradeNo : '',
    ...(after.type === 'transfer' && {
      PCD_TAXSAVE_RST: after.receipt ? 'Y' : 'N',
      PCD_TAXSAVE_MSG: after.receipt ? '현금영수증이 발행되어 있습니다.' : '',
    }),
  })
}

/** The date is the payment date, yyyyMMdd: another date finds nothing, as at the vendor. */
function findOrder(play: Play, fields: Fields): Order | null {
  const order = storedOrders(play).get(textOf(fields, 'PCD_PAY_OID'))
  return order && order.time.startsWith(textOf(fields, 'PCD_PAY_DATE')) && textOf(fields, 'PCD_PAY_DATE').length === 8
    ? order
    : null
}

const answer = (rst: string, code: string, message: string, fields: Record<string, string> = {}): WireReply =>
  json({ PCD_PAY_RST: rst, PCD_PAY_CODE: code, PCD_PAY_MSG: message, ...fields })
