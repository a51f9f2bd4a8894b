import type { addressHit } from '@jipsalpim/contract/areas/address/calls.ts'
import type { Sent } from '@jipsalpim/contract/call.ts'
import type { orderComplete, orderCreate, PlaceChoice } from '@jipsalpim/contract/areas/order/order.ts'
import type { z } from 'zod'
import type { Answered } from '../../testing/caller.ts'
import type { TestServer } from '../../testing/start-test-server.ts'

export const PRICE = 9900
/** A villa without any risk, and one of its units. */
export const HOME = { keyword: '초록마을로 9012', ho: '201' }

export type Hit = z.output<typeof addressHit>
/** Cached per server: anonymous users may search thirty times a minute. */
export async function hitAt(server: TestServer, keyword: string): Promise<Hit> {
  const found = known.get(server) ?? new Map<string, Hit>()
  known.set(server, found)
  const before = found.get(keyword)
  if (before) return before
  const { code, data, text } = await server.call('addressSearch', { keyword })
  const hit = code === 0 ? data.hits[0] : undefined
  if (!hit) throw new Error(`no address for ${keyword}: ${text}`)
  found.set(keyword, hit)
  return hit
}
const known = new WeakMap<TestServer, Map<string, Hit>>()

export type Where = { keyword: string; dong?: string; ho?: string | null; unique_no?: string }
export async function placeAt(server: TestServer, { keyword, dong, ho, unique_no }: Where): Promise<PlaceChoice> {
  const { key } = await hitAt(server, keyword)
  return {
    address_key: key,
    building_dong: dong ?? null,
    building_floor: null,
    building_ho: ho ?? null,
    unique_no: unique_no ?? null,
  }
}

type NewOrder = Sent<typeof orderCreate>
export const orderInput = (over: Partial<NewOrder> = {}): NewOrder => ({
  contract_type: '전세',
  contract_period: '이사전',
  contract_period_detail: '계약예정',
  // the fields are validated by the call itself
  contract_date: '2026-12-01' as NewOrder['contract_date'],
  contract_date_living: '2026-12-24' as NewOrder['contract_date_living'],
  deposit_amount: 180_000_000,
  rental_amount: 0,
  landlord_name: null,
  place: null,
  home_kind: null,
  area_gu: null,
  pg_name: 'portone',
  shown_price: PRICE,
  prepare_at_once: true,
  ...over,
})

/** What new users do before their first order. */
export async function agreeToTerms(server: TestServer, token: string): Promise<void> {
  const { data } = await server.call('userInfo', {}, { token })
  const { code, text } = await server.call('termsAgree', { codes: data.terms_missing }, { token })
  if (code !== 0) throw new Error(`not agreed: ${text}`)
}

export type Made = { merchant_uid: string; order_seq: number; price: number }
export async function makeOrder(
  server: TestServer,
  token: string,
  where: Where | null = HOME,
  over: Partial<NewOrder> = {},
): Promise<Made> {
  const place = where && (await placeAt(server, where))
  const { code, data, text } = await server.call('orderCreate', orderInput({ place, ...over }), { token })
  if (code !== 0) throw new Error(`no order: ${text}`)
  return data
}

/** `result`: what Payple's page posts by the browser, and its server to ours. */
export type Bought = { imp_uid: string; result?: Readonly<Record<string, string>> }
/** Pays in the gateway's window. */
export const buy = (
  server: TestServer,
  merchant_uid: string,
  {
    amount = PRICE,
    outcome = 'paid' as 'paid' | 'failed' | 'cancelled',
    gateway = 'portone' as 'portone' | 'payple',
    method = 'card' as 'card' | 'transfer',
  } = {},
): Promise<Bought> => server.control('payments', { merchant_uid, amount, outcome, gateway, method })

export const complete = (
  server: TestServer,
  token: string,
  merchant_uid: string,
  over: Partial<Sent<typeof orderComplete>> = {},
): Promise<Answered<'orderComplete'>> =>
  server.call('orderComplete', { imp_uid: null, merchant_uid, status: 'paid', pg_name: 'portone', ...over }, { token })

/** Ordered and paid; the report's job is queued. */
export async function makePaidOrder(
  server: TestServer,
  token: string,
  where: Where | null = HOME,
  over: Partial<NewOrder> = {},
): Promise<Made> {
  const order = await makeOrder(server, token, where, over)
  await buy(server, order.merchant_uid)
  const { code, data, text } = await complete(server, token, order.merchant_uid)
  if (code !== 0 || data.result !== 'paid') throw new Error(`not paid: ${text}`)
  return order
}

export const progressOf = async (server: TestServer, token: string, merchant_uid: string) =>
  (await server.call('reportProgress', { merchant_uid }, { token })).data

export type GatewayRow = {
  gateway: string
  merchant_uid: string
  status: string
  amount: number
  cancel_amount: number
  cancels: number
  /** Won of the active cash receipt. */
  receipt: number | null
  /** Its VAT, where the gateway reports it. */
  receipt_vat: number | null
}
export const gatewayRows = async (server: TestServer, merchant_uid: string): Promise<GatewayRow[]> =>
  (await server.control<{ payments: GatewayRow[] }>('payments')).payments.filter((p) => p.merchant_uid === merchant_uid)

/** Moves the product's clock by some seconds. */
export async function pass(server: TestServer, seconds: number): Promise<void> {
  await server.setClock(new Date(server.ctx.now().getTime() + seconds * 1000))
}

export const count = async (server: TestServer, query: string, values: unknown[] = []): Promise<number> =>
  Number((await server.owner.query<{ n: string }>(`select count(*) as n from ${query}`, values)).rows[0]?.n)
