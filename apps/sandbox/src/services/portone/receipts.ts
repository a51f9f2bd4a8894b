import { readFields, textOf, wonOf } from '../../kernel/body.ts'
import type { Play, WireReply, WireRequest } from '../../kernel/service.ts'
import { done, failed, noSuchPayment } from './envelope.ts'
import { storedPayments, unixNow } from './payment.ts'

type Receipt = {
  imp_uid: string
  receipt_tid: string
  apply_num: string
  type: string
  amount: number
  vat: number
  receipt_url: string
  applied_at: number
  cancelled_at: number
}
const receipts = (play: Play) => play.state.rows<Receipt>('receipts')

/** For the rest of a cash payment: the vendor accepts no amount. */
export function issueReceipt(play: Play, request: WireRequest, impUid: string): WireReply {
  const fields = readFields(request) ?? {}
  const stored = storedPayments(play).get(impUid)
  if (!stored) return noSuchPayment()
  const { payment } = stored
  if (payment.pay_method !== 'vbank' && payment.pay_method !== 'trans')
    return failed('현금성 결제만 현금영수증을 발급할 수 있습니다.')
  if (payment.status !== 'paid') return failed('결제완료된 거래가 아닙니다.')
  const before = receipts(play).get(impUid)
  if (before && before.cancelled_at === 0) return failed('이미 발급된 현금영수증이 있습니다.')
  const type = textOf(fields, 'type') === 'company' ? 'company' : 'person'
  const fits = type === 'company' ? /^\d{10}$/ : /^01\d{8,9}$/
  if (!fits.test(textOf(fields, 'identifier')) || textOf(fields, 'identifier').endsWith('0000'))
    return failed('식별정보가 올바르지 않습니다.')
  const n = String(play.state.next('receipt')).padStart(8, '0')
  const amount = payment.amount - payment.cancel_amount
  const taxFree = wonOf(fields, 'tax_free') ?? 0
  if (taxFree > amount) return failed('면세금액이 발행금액을 초과합니다.')
  const receipt: Receipt = {
    imp_uid: impUid,
    receipt_tid: `nicrcpt${n}`,
    apply_num: n,
    type,
    amount,
    vat: Math.round((amount - taxFree) / 11),
    receipt_url: `${play.origin()}/sandbox/portone/receipts/${impUid}`,
    applied_at: unixNow(play),
    cancelled_at: 0,
  }
  receipts(play).put(impUid, receipt)
  storedPayments(play).put(impUid, { ...stored, payment: { ...payment, cash_receipt_issued: true } })
  return done(receipt)
}

export function cancelReceipt(play: Play, impUid: string): WireReply {
  const receipt = receipts(play).get(impUid)
  if (!receipt || receipt.cancelled_at > 0) return failed('발급된 현금영수증이 존재하지 않습니다.', 404)
  const after = { ...receipt, cancelled_at: unixNow(play) }
  receipts(play).put(impUid, after)
  return done(after)
}

export function showReceipt(play: Play, impUid: string): WireReply {
  const receipt = receipts(play).get(impUid)
  return receipt ? done(receipt) : failed('발급된 현금영수증이 존재하지 않습니다.', 404)
}

/** The current receipt, for the control's list. */
export const standingReceipt = (play: Play, impUid: string): { amount: number; vat: number } | null => {
  const receipt = receipts(play).get(impUid)
  return receipt && receipt.cancelled_at === 0 ? { amount: receipt.amount, vat: receipt.vat } : null
}
