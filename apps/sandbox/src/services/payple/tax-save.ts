import { textOf, wonOf, type Fields } from '../../kernel/body.ts'
import { json, type Play, type WireReply } from '../../kernel/service.ts'
import { heldOrders, type Order } from './order.ts'

/** A cash receipt for a transfer: one stands at a time. */
export function registerTaxSave(play: Play, fields: Fields): WireReply {
  const order = transferOf(play, fields)
  const amount = wonOf(fields, 'PCD_TAXSAVE_AMOUNT')
  const use = textOf(fields, 'PCD_TAXSAVE_TRADEUSE') === 'company' ? 'company' : 'personal'
  const number = textOf(fields, 'PCD_TAXSAVE_IDENTINUM')
  if (!order) return answer('error', 'TSAV0001', '계좌이체 결제내역이 없습니다.')
  if (order.receipt) return answer('error', 'TSAV0002', '이미 발행된 현금영수증이 있습니다.')
  if (!(use === 'company' ? /^\d{10}$/ : /^01\d{8,9}$/).test(number) || number.endsWith('0000'))
    return answer('error', 'TSAV0003', '발행대상 번호가 올바르지 않습니다.')
  if (!amount || amount > order.total - order.refunded)
    return answer('error', 'TSAV0004', '발행금액이 올바르지 않습니다.')
  const mgtnum = `TS${String(play.state.next('taxsave')).padStart(10, '0')}`
  heldOrders(play).put(order.oid, { ...order, receipt: { mgtnum, amount, use } })
  return answer('success', '0000', '현금영수증 발행완료', {
    PCD_PAY_WORK: 'TSREG',
    PCD_PAY_OID: order.oid,
    PCD_TAXSAVE_AMOUNT: String(amount),
    PCD_TAXSAVE_MGTNUM: mgtnum,
  })
}

export function cancelTaxSave(play: Play, fields: Fields): WireReply {
  const order = transferOf(play, fields)
  if (!order?.receipt) return answer('error', 'TSAV0005', '현금영수증 발행내역이 없습니다.')
  const { mgtnum } = order.receipt
  heldOrders(play).put(order.oid, { ...order, receipt: null })
  return answer('success', '0000', '현금영수증 취소완료', {
    PCD_PAY_WORK: 'TSCANCEL',
    PCD_PAY_OID: order.oid,
    PCD_TAXSAVE_MGTNUM: mgtnum,
  })
}

function transferOf(play: Play, fields: Fields): Order | null {
  const order = heldOrders(play).get(textOf(fields, 'PCD_PAY_OID'))
  const paid = order?.type === 'transfer' && order.state === 'paid' && order.payerId === textOf(fields, 'PCD_PAYER_ID')
  return paid ? order : null
}

const answer = (rst: string, code: string, message: string, fields: Record<string, string> = {}): WireReply =>
  json({ PCD_PAY_RST: rst, PCD_PAY_CODE: code, PCD_PAY_MSG: message, ...fields })
