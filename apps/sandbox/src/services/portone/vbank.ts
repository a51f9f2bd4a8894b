import { readFields, textOf, wonOf } from '../../kernel/body.ts'
import type { Play, WireReply, WireRequest } from '../../kernel/service.ts'
import { bankNames } from '../../magic.ts'
import { done, failed, noSuchPayment } from './envelope.ts'
import { asDeposited, asFailed, storedPayments, openPayment, paymentsOf, unixNow, type Payment } from './payment.ts'
import { defaultNoticeUrl, sendWebhook } from './webhooks.ts'

/** Creates an account for one order; a repeated request creates another one, as at the vendor. */
export function createVbank(play: Play, request: WireRequest): WireReply {
  const fields = readFields(request) ?? {}
  const [merchantUid, amount] = [textOf(fields, 'merchant_uid'), wonOf(fields, 'amount')]
  const [code, holder] = [textOf(fields, 'vbank_code'), textOf(fields, 'vbank_holder')]
  const due = Number(textOf(fields, 'vbank_due'))
  if (!merchantUid || !amount || !code || !holder || !due) return failed('필수 항목이 누락되었습니다.', 400)
  const bank = bankNames[code]
  if (!bank) return failed('지원하지 않는 은행코드입니다.')
  if (due <= unixNow(play)) return failed('입금기한이 올바르지 않습니다.')
  if (paymentsOf(play, merchantUid).some((p) => p.status === 'paid' || p.status === 'cancelled'))
    return failed('이미 결제가 이루어진 거래건입니다.')
  const open = openPayment(play, { merchant_uid: merchantUid, amount, name: textOf(fields, 'name'), channel: 'api' })
  const payment: Payment = {
    ...open,
    pay_method: 'vbank',
    vbank_code: code,
    vbank_name: bank,
    vbank_num: `79${open.imp_uid.slice(-12)}`,
    vbank_holder: holder,
    vbank_date: due,
    vbank_issued_at: unixNow(play),
  }
  const noticeUrl = textOf(fields, 'notice_url') || defaultNoticeUrl(play)
  storedPayments(play).put(payment.imp_uid, { payment, noticeUrl })
  sendWebhook(play, payment, noticeUrl)
  return done(payment)
}

/** Another amount or due date, as long as nothing was deposited. */
export function changeVbank(play: Play, request: WireRequest, impUid: string): WireReply {
  const fields = readFields(request) ?? {}
  const stored = storedPayments(play).get(impUid)
  if (!stored || stored.payment.pay_method !== 'vbank') return noSuchPayment()
  if (stored.payment.status !== 'ready') return failed('수정할 수 없는 상태의 가상계좌입니다.')
  const amount = textOf(fields, 'amount') === '' ? stored.payment.amount : wonOf(fields, 'amount')
  const due = textOf(fields, 'vbank_due') === '' ? stored.payment.vbank_date : Number(textOf(fields, 'vbank_due'))
  if (!amount) return failed('금액이 올바르지 않습니다.')
  if (!(due > unixNow(play))) return failed('입금기한이 올바르지 않습니다.')
  const payment = { ...stored.payment, amount, vbank_date: due }
  storedPayments(play).put(impUid, { ...stored, payment })
  return done(payment)
}

export function closeVbank(play: Play, impUid: string): WireReply {
  const stored = storedPayments(play).get(impUid)
  if (!stored || stored.payment.pay_method !== 'vbank') return noSuchPayment()
  if (stored.payment.status === 'failed') return failed('이미 말소된 가상계좌입니다.')
  if (stored.payment.status !== 'ready') return failed('이미 입금된 가상계좌는 말소할 수 없습니다.')
  const payment = asFailed(play, stored.payment, '가상계좌 말소')
  storedPayments(play).put(impUid, { ...stored, payment })
  return done(payment)
}

/** The newest open account of an order, or the one with this account number. */
export const openVbank = (play: Play, key: string): Payment | undefined =>
  storedPayments(play)
    .all()
    .map(([, h]) => h.payment)
    .findLast(
      (p) => p.pay_method === 'vbank' && p.status === 'ready' && (p.merchant_uid === key || p.vbank_num === key),
    )

/** A deposit of any amount; a closed account accepts none. */
export function deposit(play: Play, payment: Payment, amount: number): Payment {
  const stored = storedPayments(play).get(payment.imp_uid)
  const after = asDeposited(play, payment, amount)
  const noticeUrl = stored?.noticeUrl ?? defaultNoticeUrl(play)
  storedPayments(play).put(payment.imp_uid, { payment: after, noticeUrl })
  sendWebhook(play, after, noticeUrl)
  return after
}
