import type { Where } from './order-steps.ts'
import { callApi, postApi } from './person.ts'

export type Ordered = { merchant_uid: string; order_seq: number }
type Hit = { key: string }
type Choice = Where & { later?: 'unit' | 'address'; deposit?: number; pg?: 'portone' | 'payple' }

/** Makes and pays an order by calls: for stories that begin after it. */
export async function orderByCall(url: string, token: string, where: Choice): Promise<Ordered> {
  const made = await placeOrder(url, token, where)
  await postApi(
    url,
    '/sandbox/control/payments',
    { merchant_uid: made.merchant_uid, amount: 9900, outcome: 'paid', gateway: where.pg ?? 'portone' },
    token,
  )
  await postApi(
    url,
    '/api/v1/order/complete',
    { imp_uid: null, merchant_uid: made.merchant_uid, status: 'paid', pg_name: where.pg ?? 'portone' },
    token,
  )
  return made
}

/** An unpaid order. */
export async function placeOrder(url: string, token: string, where: Choice): Promise<Ordered> {
  const { search, later } = where
  const place = later === 'address' ? null : await placeOf(url, token, later === 'unit' ? { search } : where)
  return postApi<Ordered>(
    url,
    '/api/v1/order',
    {
      contract_type: '전세',
      contract_period: '이사전',
      contract_period_detail: '계약예정',
      contract_date: '2026-12-01',
      contract_date_living: '2026-12-20',
      deposit_amount: where.deposit ?? 200_000_000,
      rental_amount: 0,
      landlord_name: null,
      place,
      home_kind: place === null ? '오피스텔' : null,
      area_gu: place === null ? '서울 강서구' : null,
      pg_name: where.pg ?? 'portone',
      shown_price: 9900,
      prepare_at_once: true,
    },
    token,
  )
}

/** The first address of a search, with the unit as far as it is given. */
export async function placeOf(url: string, token: string, { search, dong, floor, ho }: Where) {
  const found = await callApi<{ hits: Hit[] }>(url, `/address-iros?keyword=${encodeURIComponent(search)}`, token)
  const [hit] = found.hits
  if (!hit) throw new Error(`no address for ${search}`)
  return {
    address_key: hit.key,
    building_dong: dong ?? null,
    building_floor: floor ?? null,
    building_ho: ho ?? null,
    unique_no: null,
  }
}

/** The report of a paid order, once it is ready. */
export async function reportOf(url: string, token: string, { order_seq }: Ordered): Promise<number> {
  for (let tries = 0; tries < 120; tries++) {
    const { reports } = await callApi<{ reports: { order_seq: number; report_seq: number | null; state: string }[] }>(
      url,
      '/report',
      token,
    )
    const seq = reports.find((r) => r.order_seq === order_seq && r.state === 'ready')?.report_seq
    if (seq) return seq
    await new Promise((ok) => setTimeout(ok, 250))
  }
  throw new Error(`no report of order ${order_seq} within 30 s`)
}
