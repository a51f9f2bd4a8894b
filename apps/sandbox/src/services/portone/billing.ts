import { readFields, textOf, type Fields } from '../../kernel/body.ts'
import type { Play, WireReply, WireRequest } from '../../kernel/service.ts'
import { cardCodeOf, magicCards } from '../../magic.ts'
import { done, failed } from './envelope.ts'
import { listPayments } from './lists.ts'
import { storedPayments, unixNow } from './payment.ts'

const optionalFields = [
  'customer_name',
  'customer_tel',
  'customer_email',
  'customer_addr',
  'customer_postcode',
] as const
/** A billing key is a customer_uid with a card behind it. */
export type Customer = {
  customer_uid: string
  card_name: string
  card_number: string
  inserted: number
  updated: number
} & Record<(typeof optionalFields)[number], string | null>
export const customers = (play: Play) => play.state.rows<Customer>('customers')

export function upsertCustomer(play: Play, request: WireRequest, customerUid: string): WireReply {
  const fields = readFields(request) ?? {}
  if (!textOf(fields, 'channel_key')) return failed('channel_key는 필수입니다.', 400)
  const card = cardIn(fields)
  if (!card) return failed('카드정보 인증에 실패하였습니다.')
  return done(shown(saveCustomer(play, customerUid, { ...card, fields })))
}

/** The card in the request, in the vendor's format; null for anything else. */
export function cardIn(fields: Fields): { cardName: string; cardNumber: string } | null {
  const typed = textOf(fields, 'card_number')
  const birth = textOf(fields, 'birth')
  const fits =
    /^\d{4}-\d{4}-\d{4}-\d{3,4}$/.test(typed) &&
    /^\d{4}-(0[1-9]|1[0-2])$/.test(textOf(fields, 'expiry')) &&
    (birth === '' || /^(\d{6}|\d{10})$/.test(birth)) &&
    /^(\d{2})?$/.test(textOf(fields, 'pwd_2digit'))
  const cardNumber = typed.replaceAll('-', '')
  return fits ? { cardName: magicCards.find((c) => c.number === cardNumber)?.cardName ?? '신한카드', cardNumber } : null
}

type Card = { cardName: string; cardNumber: string; fields?: Fields }
/** Registers the card under the shop's customer_uid. The payment window sends no customer data. */
export function saveCustomer(play: Play, customerUid: string, { cardName, cardNumber, fields = {} }: Card): Customer {
  const at = unixNow(play)
  const customer: Customer = {
    customer_uid: customerUid,
    card_name: cardName,
    card_number: cardNumber,
    customer_name: textOf(fields, 'customer_name') || null,
    customer_tel: textOf(fields, 'customer_tel') || null,
    customer_email: textOf(fields, 'customer_email') || null,
    customer_addr: textOf(fields, 'customer_addr') || null,
    customer_postcode: textOf(fields, 'customer_postcode') || null,
    inserted: customers(play).get(customerUid)?.inserted ?? at,
    updated: at,
  }
  customers(play).put(customerUid, customer)
  return customer
}

const noSuchCustomer = () => failed('요청하신 customer_uid에 해당하는 정보를 찾을 수 없습니다.', 404)

export function getCustomer(play: Play, customerUid: string): WireReply {
  const customer = customers(play).get(customerUid)
  return customer ? done(shown(customer)) : noSuchCustomer()
}

/** Several at once, by their own keys: a repeated `customer_uid[]`. Unknown ones are left out. */
export function listCustomers(play: Play, query: URLSearchParams): WireReply {
  const asked = [...query.getAll('customer_uid[]'), ...query.getAll('customer_uid')]
  if (asked.length === 0) return failed('customer_uid는 필수입니다.', 400)
  return done(
    asked
      .map((uid) => customers(play).get(uid))
      .filter((c) => c !== undefined)
      .map(shown),
  )
}

/** Every payment that was charged to a key, or that created it. */
export function listCustomerPayments(play: Play, customerUid: string, query: URLSearchParams): WireReply {
  if (!customers(play).get(customerUid)) return noSuchCustomer()
  const all = storedPayments(play)
    .all()
    .map(([, stored]) => stored.payment)
  return listPayments(
    all.filter((p) => p.customer_uid === customerUid),
    '',
    query,
  )
}

export function deleteCustomer(play: Play, customerUid: string): WireReply {
  const reply = getCustomer(play, customerUid)
  customers(play).remove(customerUid)
  return reply
}

const shown = (c: Customer) => ({
  ...c,
  card_number: `${c.card_number.slice(0, 4)}********${c.card_number.slice(-4)}`,
  card_code: cardCodeOf(c.card_name),
  card_type: '0',
  pg_provider: 'nice_v2',
  pg_id: 'nictest00m',
  sandbox: true,
})
