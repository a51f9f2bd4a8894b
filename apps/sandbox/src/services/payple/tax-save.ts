import { textOf, wonOf, type Fields } from '../../kernel/body.ts'
import { json, type Play, type WireReply } from '../../kernel/service.ts'
import { storedOrders, type Order } from './order.ts'
import { refusedByOwn } from './own-codes.ts'

/** A cash receipt for a transfer: only one at a time. */
export function registerTaxSave(play: Play, fields: Fields): WireReply {
  const order = transferOf(play, fields)
  const amount = wonOf(fields, 'PCD_TAXSAVE_AMOUNT')
  if (!order) return refusedByOwn('noTransfer')
  if (order.receipt) return refusedByOwn('receiptStands')
  if (!isIssuable(fields)) return refusedByOwn('receiptNumber')
  if (!amount || amount > order.total - order.refunded) return refusedByOwn('receiptAmount')
  const receipt = newReceipt(play, fields, amount)
  storedOrders(play).put(order.oid, { ...order, receipt })
  return answer('success', '0000', '현금영수증 발행완료', {
    PCD_PAY_WORK: 'TSREG',
    PCD_PAY_OID: order.oid,
    PCD_TAXSAVE_AMOUNT: String(amount),
    PCD_TAXSAVE_MGTNUM: receipt.mgtnum,
  })
}

const useOf = (fields: Fields) => (textOf(fields, 'PCD_TAXSAVE_TRADEUSE') === 'company' ? 'company' : 'personal')
/** A phone number, or a company's ten-digit number. */
export function isIssuable(fields: Fields): boolean {
  const number = textOf(fields, 'PCD_TAXSAVE_IDENTINUM')
  return (useOf(fields) === 'company' ? /^\d{10}$/ : /^01\d{8,9}$/).test(number) && !number.endsWith('0000')
}
export const newReceipt = (play: Play, fields: Fields, amount: number): NonNullable<Order['receipt']> => ({
  mgtnum: `TS${String(play.state.next('taxsave')).padStart(10, '0')}`,
  amount,
  use: useOf(fields),
})

export function cancelTaxSave(play: Play, fields: Fields): WireReply {
  const order = transferOf(play, fields)
  if (!order?.receipt) return refusedByOwn('noReceipt')
  const { mgtnum } = order.receipt
  storedOrders(play).put(order.oid, { ...order, receipt: null })
  return answer('success', '0000', '현금영수증 취소완료', {
    PCD_PAY_WORK: 'TSCANCEL',
    PCD_PAY_OID: order.oid,
    PCD_TAXSAVE_MGTNUM: mgtnum,
  })
}

function transferOf(play: Play, fields: Fields): Order | null {
  const order = storedOrders(play).get(textOf(fields, 'PCD_PAY_OID'))
  const paid = order?.type === 'transfer' && order.state === 'paid' && order.payerId === textOf(fields, 'PCD_PAYER_ID')
  return paid ? order : null
}

const answer = (rst: string, code: string, message: string, fields: Record<string, string> = {}): WireReply =>
  json({ PCD_PAY_RST: rst, PCD_PAY_CODE: code, PCD_PAY_MSG: message, ...fields })
