import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../db/pg.ts'
import { freePort, startProduct } from '../journeys/product.ts'
import { startRaw } from './raw-server.ts'
import { load } from './load.ts'
import { measured, median, type Measured } from './measured.ts'

const ROUNDS = 5
const SECONDS = 3
const CEILING = 0.7

/** Reading a report and placing an order through the whole server, against node:http and prepared pg doing the same queries. */
export async function benchApi(): Promise<Measured[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jipsalpim-bench-'))
  const product = await startProduct({ dataDir })
  const postgres = await startPostgres({ dir: join(dataDir, 'pg') })
  const raw = await startRaw(postgres.url('app'), await freePort())
  try {
    const token = await logIn(product.url)
    const report = await readyReport(product, token)
    const read = await compare(
      { url: `${product.url}/api/v1/report/user/${report}`, token },
      { url: `${raw.url}/report/${report}`, token },
    )
    const body = JSON.stringify(order)
    const place = await compare(
      { url: `${product.url}/api/v1/order`, token, body },
      { url: `${raw.url}/order`, token, body },
    )
    return [
      measured({
        name: 'reading a report, ratio of raw',
        value: read.ratio,
        unit: '×',
        ceiling: CEILING,
        atLeast: true,
        note: read.note,
      }),
      measured({
        name: 'placing an order, ratio of raw',
        value: place.ratio,
        unit: '×',
        ceiling: CEILING,
        atLeast: true,
        note: place.note,
      }),
    ]
  } finally {
    await raw.stop()
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

type Target = { url: string; token: string; body?: string }
/** Interleaved rounds, so that a busy moment of the machine falls on both. */
async function compare(ours: Target, theirs: Target): Promise<{ ratio: number; note: string }> {
  await load({ ...ours, seconds: 1 })
  await load({ ...theirs, seconds: 1 })
  const pairs: { ours: number; theirs: number }[] = []
  for (let i = 0; i < ROUNDS; i++)
    pairs.push({ ours: await load({ ...ours, seconds: SECONDS }), theirs: await load({ ...theirs, seconds: SECONDS }) })
  const note = `${Math.round(median(pairs.map((p) => p.ours)))} against ${Math.round(median(pairs.map((p) => p.theirs)))} a second, median of ${ROUNDS}`
  return { ratio: median(pairs.map((p) => p.ours / p.theirs)), note }
}

type Product = Awaited<ReturnType<typeof startProduct>>

/** A paid order through the calls that the screens use, until its report is there. */
async function readyReport(product: Product, token: string): Promise<number> {
  const found = await answer<{ hits: { key: string }[] }>(
    `${product.url}/api/v1/address-iros?keyword=${encodeURIComponent('염창동')}`,
    token,
  )
  const key = found.hits[0]?.key ?? ''
  const units = await answer<{ units: { dong: string | null; floor: string | null; ho: string | null }[] }>(
    `${product.url}/api/v1/address-iros/addresses?key=${key}`,
    token,
  )
  const unit = units.units[0]
  const place = {
    address_key: key,
    building_dong: unit?.dong ?? null,
    building_floor: unit?.floor ?? null,
    building_ho: unit?.ho ?? null,
    unique_no: null,
  }
  const made = await answer<{ merchant_uid: string; price: number }>(`${product.url}/api/v1/order`, token, {
    ...order,
    place,
  })
  const paid = (await product.control('/payments', {
    merchant_uid: made.merchant_uid,
    amount: made.price,
    outcome: 'paid',
  })) as { imp_uid: string } // the control's documented answer
  await answer(`${product.url}/api/v1/order/complete`, token, {
    imp_uid: paid.imp_uid,
    merchant_uid: made.merchant_uid,
    status: 'paid',
    pg_name: 'portone',
  })
  for (let i = 0; i < 120; i++) {
    const at = await answer<{ state: string; report_seq: number | null }>(
      `${product.url}/api/v1/order-users/report?merchant_uid=${made.merchant_uid}`,
      token,
    )
    if (at.state === 'ready' && at.report_seq !== null) return at.report_seq
    await new Promise((ok) => setTimeout(ok, 500))
  }
  throw new Error('the report did not come')
}

async function logIn(url: string): Promise<string> {
  const { session } = await answer<{ session: { token: string } }>(
    `${url}/api/v1/user/login/kakao?code=persona-bench`,
    '',
  )
  return session.token
}
async function answer<T>(url: string, token: string, body?: unknown): Promise<T> {
  const response = await fetch(url, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
  // The envelope of every call; `data` is what the caller names.
  const { code, data } = (await response.json()) as { code: number; data: T }
  if (code !== 0) throw new Error(`${url}: ${code}`)
  return data
}

const order = {
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
