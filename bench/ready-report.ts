import type { Product } from '../journeys/product.ts'
import { ask, buy } from './buy.ts'

/** A paid order through the screens' calls, until its report is ready. */
export async function readyReport(product: Pick<Product, 'url' | 'control'>, token: string): Promise<number> {
  const place = await placeOf(product.url, token, 0)
  const { merchant } = await buy(product, token, { ...order, place })
  return reportOf(product.url, token, merchant)
}

/** Waits until the report of an order is ready; polls every so many milliseconds, for a minute. */
export async function reportOf(url: string, token: string, merchant: string, everyMs = 500): Promise<number> {
  const until = performance.now() + 60_000
  while (performance.now() < until) {
    const at = await ask<{ state: string; report_seq: number | null }>(
      `${url}/api/v1/order-users/report?merchant_uid=${merchant}`,
      token,
    )
    if (at.state === 'ready' && at.report_seq !== null) return at.report_seq
    await new Promise((ok) => setTimeout(ok, everyMs))
  }
  throw new Error('the report did not come')
}

/** A home of the sandbox; each `n` up to the number of units is a different one. */
export async function placeOf(url: string, token: string, n: number) {
  const found = await ask<{ hits: { key: string }[] }>(
    `${url}/api/v1/address-iros?keyword=${encodeURIComponent('염창동')}`,
    token,
  )
  const { length } = found.hits
  const key = found.hits[n % length]?.key ?? ''
  const units = await ask<{ units: { dong: string | null; floor: string | null; ho: string | null }[] }>(
    `${url}/api/v1/address-iros/addresses?key=${key}`,
    token,
  )
  const unit = units.units[Math.floor(n / length)]
  return {
    address_key: key,
    building_dong: unit?.dong ?? null,
    building_floor: unit?.floor ?? null,
    building_ho: unit?.ho ?? null,
    unique_no: null,
  }
}

export type Session = { token: string; expiresAt: string }
export async function logIn(url: string, persona = 'bench'): Promise<Session> {
  return (await ask<{ session: Session }>(`${url}/api/v1/user/login/kakao?code=persona-${persona}`, '')).session
}
/** An order without its place, which each caller adds. */
export const order = {
  contract_type: '전세',
  contract_period: '이사전',
  contract_period_detail: '계약예정',
  contract_date: '2026-12-01',
  contract_date_living: null,
  deposit_amount: 200_000_000,
  rental_amount: 0,
  landlord_name: null,
  place: null,
  home_kind: '다세대',
  area_gu: '서울 강서구',
  pg_name: 'portone',
  shown_price: 9900,
  prepare_at_once: true,
}
