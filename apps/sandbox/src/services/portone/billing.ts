import { readFields, textOf, wonOf } from '../../kernel/body.ts'
import type { Play, WireReply, WireRequest } from '../../kernel/service.ts'
import { cardCodeOf, magicCards } from '../../magic.ts'
import { done, failed } from './envelope.ts'
import { asFailed, asPaid, heldPayments, openPayment, paymentsOf, unixNow } from './payment.ts'
import { defaultNoticeUrl, tell } from './webhooks.ts'

/** A billing key is a customer_uid with a card behind it. */
type Customer = {
  customer_uid: string
  card_name: string
  card_number: string
  customer_name: string | null
  inserted: number
  updated: number
}
const customers = (play: Play) => play.state.rows<Customer>('customers')

export function putCustomer(play: Play, request: WireRequest, customerUid: string): WireReply {
  const fields = readFields(request) ?? {}
  const number = textOf(fields, 'card_number').replaceAll('-', '')
  if (!/^\d{15,16}$/.test(number) || !/^\d{4}-\d{2}$/.test(textOf(fields, 'expiry')))
    return failed('카드정보 인증에 실패하였습니다.')
  const card = magicCards.find((c) => c.number === number)
  const at = unixNow(play)
  const customer: Customer = {
    customer_uid: customerUid,
    card_name: card?.cardName ?? '신한카드',
    card_number: number,
    customer_name: textOf(fields, 'customer_name') || null,
    inserted: customers(play).get(customerUid)?.inserted ?? at,
    updated: at,
  }
  customers(play).put(customerUid, customer)
  return done(shown(customer))
}

/** A card that was typed in the window, behind the key that the shop had named. */
export function keepCard(play: Play, customerUid: string, cardName: string, cardNumber: string): void {
  const at = unixNow(play)
  customers(play).put(customerUid, {
    customer_uid: customerUid,
    card_name: cardName,
    card_number: cardNumber,
    customer_name: null,
    inserted: customers(play).get(customerUid)?.inserted ?? at,
    updated: at,
  })
}

export function getCustomer(play: Play, customerUid: string): WireReply {
  const customer = customers(play).get(customerUid)
  return customer ? done(shown(customer)) : failed('요청하신 customer_uid에 해당하는 정보를 찾을 수 없습니다.', 404)
}

export function deleteCustomer(play: Play, customerUid: string): WireReply {
  const reply = getCustomer(play, customerUid)
  customers(play).remove(customerUid)
  return reply
}

/** Code 0 says only that the gateway answered: `status` tells whether it was charged. */
export function chargeAgain(play: Play, request: WireRequest): WireReply {
  const fields = readFields(request) ?? {}
  const customer = customers(play).get(textOf(fields, 'customer_uid'))
  const [merchantUid, amount] = [textOf(fields, 'merchant_uid'), wonOf(fields, 'amount')]
  if (!customer) return failed('등록되지 않은 구매자입니다.')
  if (!merchantUid || !amount || !textOf(fields, 'name')) return failed('필수 항목이 누락되었습니다.', 400)
  if (paymentsOf(play, merchantUid).some((p) => p.status !== 'failed'))
    return failed('이미 결제가 이루어진 거래건입니다.')
  const open = openPayment(play, {
    merchant_uid: merchantUid,
    amount,
    name: textOf(fields, 'name'),
    channel: 'api',
    customer_uid: customer.customer_uid,
    customer_uid_usage: 'payment',
  })
  const card = magicCards.find((c) => c.number === customer.card_number)
  const noticeUrl = textOf(fields, 'notice_url') || defaultNoticeUrl(play)
  const payment =
    card?.outcome === 'failed'
      ? asFailed(play, open, card.reason ?? '거절')
      : asPaid(play, open, { name: customer.card_name, number: customer.card_number })
  heldPayments(play).put(payment.imp_uid, { payment, noticeUrl })
  if (payment.status === 'paid') tell(play, payment, noticeUrl)
  return done(payment)
}

const shown = (c: Customer) => ({
  ...c,
  card_number: `${c.card_number.slice(0, 4)}********${c.card_number.slice(-4)}`,
  card_code: cardCodeOf(c.card_name),
  card_type: '0',
  pg_provider: 'nice_v2',
  pg_id: 'nictest00m',
  customer_tel: null,
  customer_email: null,
  customer_addr: null,
  customer_postcode: null,
  sandbox: true,
})
