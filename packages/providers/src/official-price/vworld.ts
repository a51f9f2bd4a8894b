import { dayOf } from '@jipsalpim/engine/values/day.ts'
import { normalizeDong, normalizeHo } from '../building/unit-name.ts'
import type { Parcel } from '../building/port.ts'
import { numberOf } from '../data-go-kr.ts'
import type { Outcome, VendorContext } from '../outcome.ts'
import { asRecord, asText, misconfigured, readJson, unknown, wire } from '../wire.ts'
import type { OfficialPrice, OfficialPricePort } from './port.ts'

/** `domain` must be the one for which the key is registered. */
export type VworldOptions = { key: string; domain: string }

/** 공동주택가격 and 개별주택가격 of VWorld's NED: an empty result has another wrapper than one with rows. */
export function createVworld(ctx: VendorContext, options: VworldOptions): OfficialPricePort {
  const all = async (
    operation: string,
    wrapper: string,
    parcel: Parcel,
    year: number,
  ): Promise<Outcome<readonly Row[]>> => {
    const rows: Row[] = []
    for (let page = 1; page <= MAX_PAGES; page++) {
      const params = new URLSearchParams({
        key: options.key,
        domain: options.domain,
        pnu: pnuOf(parcel),
        stdrYear: String(year),
        format: 'json',
        numOfRows: '1000',
        pageNo: String(page),
      })
      const answer = await wire({
        url: `${ctx.baseUrl}/ned/data/${operation}?${params.toString()}`,
        timeoutMs: ctx.timeoutMs,
      })
      if (!answer.ok) return answer
      const body = readJson(answer.value)
      if (!body.ok) return body
      const read = readPage(body.value, wrapper)
      if (!read.ok) return read
      rows.push(...read.value.rows)
      if (read.value.rows.length === 0 || rows.length >= read.value.total) break
    }
    return { ok: true, value: rows }
  }
  return {
    unitPrice: async (parcel, year, dong, ho) => {
      const rows = await all('getApartHousingPriceAttr', 'apartHousingPrices', parcel, year)
      if (!rows.ok) return rows
      const row = rows.value.find((r) => sameUnit(r, dong, ho))
      return { ok: true, value: row ? priceOf(row, year, 'pblntfPc', 'prvuseAr') : null }
    },
    housePrice: async (parcel, year) => {
      const rows = await all('getIndvdHousingPriceAttr', 'indvdHousingPrices', parcel, year)
      if (!rows.ok) return rows
      const [row] = rows.value
      return { ok: true, value: row ? priceOf(row, year, 'housePc', 'buldAllTotAr') : null }
    },
  }
}

type Row = Readonly<Record<string, unknown>>
const MAX_PAGES = 10

/** If the caller names no building, the site has only one: a unit of that name in any building would be a guess. */
const sameUnit = (row: Row, dong: string | null, ho: string) =>
  normalizeHo(asText(row['hoNm']) ?? '') === normalizeHo(ho) &&
  normalizeDong(asText(row['dongNm'])) === normalizeDong(dong)

/** 19 digits: dong, land type (1 대지, 2 산), main and sub lot. */
const pnuOf = (p: Parcel) =>
  `${p.dongCode}${p.mountain ? '2' : '1'}${String(p.lotMain).padStart(4, '0')}${String(p.lotSub).padStart(4, '0')}`

function readPage(value: unknown, wrapper: string): Outcome<{ total: number; rows: readonly Row[] }> {
  const body = asRecord(value)
  const found = asRecord(body?.[wrapper])
  if (!found)
    return asRecord(body?.['response'])
      ? { ok: true, value: { total: 0, rows: [] } }
      : unknown('malformed', `no ${wrapper}`)
  const code = asText(found['resultCode'])
  if (code === 'INVALID_KEY' || code === 'INCORRECT_KEY') return misconfigured(code)
  if (code !== null) return unknown(code.startsWith('OVER') ? 'rate-limit' : 'server', code)
  const field = found['field']
  const rows = (Array.isArray(field) ? field : [field]).map(asRecord).filter((r) => r !== null)
  return { ok: true, value: { total: numberOf(found['totalCount']) ?? rows.length, rows } }
}

function priceOf(row: Row, year: number, wonField: string, areaField: string): OfficialPrice | null {
  const won = numberOf(row[wonField])
  return won === null || won <= 0
    ? null
    : { won: Math.round(won), year, asOf: dayOf(year, 1, 1), area: numberOf(row[areaField]) }
}
