import { readFields, textOf, wonOf } from '../../kernel/body.ts'
import type { Play, WireReply, WireRequest } from '../../kernel/service.ts'
import { consoleCancel } from './buy.ts'
import { done, failed, noSuchPayment } from './envelope.ts'
import { asCancelled, storedPayments, paymentsOf } from './payment.ts'
import { sendWebhook } from './webhooks.ts'

/**
 * imp_uid takes precedence over merchant_uid; no amount means all; it is refused if the checksum is not the balance, or
 * if the tax-free part is more than the tax-free rest.
 */
export function cancelPayment(play: Play, request: WireRequest): WireReply {
  const fields = readFields(request)
  if (!fields) return failed('잘못된 요청입니다.', 400, -1)
  const impUid = textOf(fields, 'imp_uid')
  const merchantUid = textOf(fields, 'merchant_uid')
  const key = impUid || paymentsOf(play, merchantUid).find((p) => p.status !== 'failed')?.imp_uid || ''
  consoleCancel(play, key)
  const stored = storedPayments(play).get(key)
  if (!stored) return noSuchPayment()
  const { payment } = stored
  if (payment.status === 'cancelled') return failed('이미 전액취소된 주문입니다.')
  if (payment.status !== 'paid') return failed('취소할 수 없는 상태의 결제건입니다.')
  const balance = payment.amount - payment.cancel_amount
  const checksum = textOf(fields, 'checksum')
  if (checksum && Number(checksum) !== balance) return failed('취소 가능금액(checksum)이 일치하지 않습니다.')
  const asked = wonOf(fields, 'amount')
  if (asked === null && textOf(fields, 'amount')) return failed('취소금액이 올바르지 않습니다.')
  const amount = asked || balance
  if (amount > balance) return failed('취소금액이 취소 가능금액을 초과합니다.')
  const taxFree = textOf(fields, 'tax_free') === '' ? 0 : wonOf(fields, 'tax_free')
  if (taxFree === null || taxFree > amount || taxFree > (stored.taxFreeLeft ?? amount))
    return failed('취소하려는 면세금액이 올바르지 않습니다.')
  const vat = textOf(fields, 'vat_amount') === '' ? 0 : wonOf(fields, 'vat_amount')
  if (vat === null || vat > amount - taxFree) return failed('취소하려는 부가세 금액이 올바르지 않습니다.')
  const back = ['refund_bank', 'refund_account', 'refund_holder'].map((name) => textOf(fields, name))
  if (payment.pay_method === 'vbank' && back.includes('')) return failed('환불계좌 정보가 필요합니다.')
  const after = asCancelled(play, payment, amount, textOf(fields, 'reason') || '취소')
  const taxFreeLeft = stored.taxFreeLeft === undefined ? {} : { taxFreeLeft: stored.taxFreeLeft - taxFree }
  storedPayments(play).put(key, { ...stored, ...taxFreeLeft, payment: after })
  if (fields['enable_webhook'] === true || fields['enable_webhook'] === 'true')
    sendWebhook(play, after, stored.noticeUrl)
  return done(after)
}
