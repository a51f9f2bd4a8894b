import { readFields, textOf, wonOf, type Fields } from '../../kernel/body.ts'
import type { Play, WireReply, WireRequest } from '../../kernel/service.ts'
import { magicCards } from '../../magic.ts'
import { cardIn, customers, saveCustomer } from './billing.ts'
import { done, failed } from './envelope.ts'
import { asFailed, asPaid, storedPayments, openPayment, paymentsOf, type Payment } from './payment.ts'
import { defaultNoticeUrl, sendWebhook } from './webhooks.ts'

type Card = { cardName: string; cardNumber: string; customerUid: string | null; usage: Payment['customer_uid_usage'] }

/** A charge to a billing key. */
export function chargeAgain(play: Play, request: WireRequest): WireReply {
  const fields = readFields(request) ?? {}
  const customerUid = textOf(fields, 'customer_uid')
  if (!customerUid) return missing()
  const customer = customers(play).get(customerUid)
  if (!customer) return failed('등록되지 않은 구매자입니다.')
  const { card_name: cardName, card_number: cardNumber } = customer
  return charge(play, fields, { cardName, cardNumber, customerUid, usage: 'payment' })
}

/** A charge to a card whose data is in the request. With a customer_uid the card is also registered under it. */
export function chargeOnce(play: Play, request: WireRequest): WireReply {
  const fields = readFields(request) ?? {}
  const card = cardIn(fields)
  if (!card) return failed('카드정보 인증에 실패하였습니다.')
  const customerUid = textOf(fields, 'customer_uid') || null
  return charge(play, fields, { ...card, customerUid, usage: customerUid === null ? null : 'issue' })
}

/** Code 0 only means that the gateway answered: `status` shows whether it was charged. */
function charge(play: Play, fields: Fields, { cardName, cardNumber, customerUid, usage }: Card): WireReply {
  const [merchantUid, amount, name] = [textOf(fields, 'merchant_uid'), wonOf(fields, 'amount'), textOf(fields, 'name')]
  if (!merchantUid || !amount || !name) return missing()
  const taxFree = textOf(fields, 'tax_free') === '' ? 0 : wonOf(fields, 'tax_free')
  if (taxFree === null || taxFree > amount) return failed('면세금액이 올바르지 않습니다.')
  if ((textOf(fields, 'currency') || 'KRW') !== 'KRW') return failed('지원하지 않는 통화입니다.')
  if (paymentsOf(play, merchantUid).some((p) => p.status !== 'failed'))
    return failed('이미 결제가 이루어진 거래건입니다.')
  const open = openPayment(play, {
    merchant_uid: merchantUid,
    amount,
    name,
    channel: 'api',
    customer_uid: customerUid,
    customer_uid_usage: usage,
    card_quota: wonOf(fields, 'card_quota') ?? 0,
    ...echoed(fields),
  })
  const card = magicCards.find((c) => c.number === cardNumber)
  const noticeUrl = noticeUrlOf(fields) || defaultNoticeUrl(play)
  const took = card?.outcome === 'paid-other-amount' ? amount - 100 : amount
  const isDeclined = card?.outcome === 'failed' || card?.outcome === 'kept-then-declined'
  const payment = isDeclined
    ? asFailed(play, open, card.reason ?? '거절')
    : asPaid(play, { ...open, amount: took }, { name: cardName, number: cardNumber })
  if (payment.status === 'paid' && usage === 'issue' && customerUid !== null)
    saveCustomer(play, customerUid, { cardName, cardNumber, fields })
  storedPayments(play).put(payment.imp_uid, { payment, noticeUrl, taxFreeLeft: taxFree })
  const liar = card?.outcome === 'paid-reported-failed'
  if (payment.status === 'paid') sendWebhook(play, payment, noticeUrl, liar ? 2000 : 0)
  // the acquirer's late answer: reported as failed, although the money is taken
  return done(liar ? asFailed(play, open, card.reason ?? '응답 지연') : payment)
}

/** The shop's other fields are returned unchanged. */
const echoed = (fields: Fields): Partial<Payment> =>
  Object.fromEntries(
    ['buyer_name', 'buyer_email', 'buyer_tel', 'buyer_addr', 'buyer_postcode', 'custom_data'].map((name) => [
      name,
      textOf(fields, name) || null,
    ]),
  )
/** One URL, or the first of a list. */
const noticeUrlOf = (fields: Fields): string => {
  const { notice_url: given } = fields
  return Array.isArray(given) ? textOf({ given: given[0] }, 'given') : textOf(fields, 'notice_url')
}
const missing = (): WireReply => failed('필수 항목이 누락되었습니다.', 400)
