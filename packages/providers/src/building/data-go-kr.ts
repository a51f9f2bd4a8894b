import { day, isDay, type Day } from '@jipsalpim/engine/values/day.ts'
import { gatewayFailure, codeFailure, numberOf } from '../data-go-kr.ts'
import type { Outcome, VendorContext } from '../outcome.ts'
import { asRecord, asText, readJson, unknown, wire } from '../wire.ts'
import type { BuildingPort, BuildingTitle, BuildingUnit, Parcel } from './port.ts'
import { normalizeDong, normalizeHo } from './unit-name.ts'

export type DataGoKrOptions = {
  /** The portal's decoded key: we encode it, once. */
  serviceKey: string
  /** Reads the 위반건축물 mark from the issued ledger; without it the mark is unknown. */
  violation?: BuildingPort['violation']
}

/** 건축물대장 of data.go.kr (BldRgstHubService), refreshed monthly. */
export function createDataGoKr(ctx: VendorContext, options: DataGoKrOptions): BuildingPort {
  const all = async (operation: string, parcel: Parcel): Promise<Outcome<readonly Row[]>> => {
    const rows: Row[] = []
    for (let page = 1; page <= MAX_PAGES; page++) {
      const answer = await wire({
        url: `${ctx.baseUrl}/1613000/BldRgstHubService/${operation}?${query(parcel, options.serviceKey, page)}`,
        timeoutMs: ctx.timeoutMs,
      })
      if (!answer.ok) return answer
      const failed = gatewayFailure(answer.value)
      if (failed) return failed
      const body = readJson(answer.value)
      if (!body.ok) return body
      const read = readPage(body.value)
      if (!read.ok) return read
      rows.push(...read.value.rows)
      if (read.value.rows.length === 0 || rows.length >= read.value.total) break
    }
    return { ok: true, value: rows }
  }
  return {
    titles: async (parcel) => {
      const rows = await all('getBrTitleInfo', parcel)
      return rows.ok ? { ok: true, value: rows.value.map(titleOf) } : rows
    },
    units: async (parcel, dong) => {
      const rows = await all('getBrExposPubuseAreaInfo', parcel)
      return rows.ok ? { ok: true, value: unitsIn(rows.value, dong) } : rows
    },
    violation: options.violation ?? (() => Promise.resolve({ ok: true, value: null })),
  }
}

type Row = Readonly<Record<string, unknown>>

/** 100 rows per page, two rows per unit: enough for five thousand units. */
const MAX_PAGES = 100

const query = (parcel: Parcel, serviceKey: string, page: number): string =>
  new URLSearchParams({
    serviceKey,
    sigunguCd: parcel.dongCode.slice(0, 5),
    bjdongCd: parcel.dongCode.slice(5),
    platGbCd: parcel.mountain ? '1' : '0',
    bun: String(parcel.lotMain).padStart(4, '0'),
    ji: String(parcel.lotSub).padStart(4, '0'),
    numOfRows: '100',
    pageNo: String(page),
    _type: 'json',
  }).toString()

/** `item` is an object for one row, an array for many; `items` is '' for none. */
function readPage(value: unknown): Outcome<{ total: number; rows: readonly Row[] }> {
  const response = asRecord(asRecord(value)?.['response'])
  const header = asRecord(response?.['header'])
  const code = asText(header?.['resultCode'])
  if (code === null) return unknown('malformed', 'no resultCode')
  const failed = codeFailure(code, asText(header?.['resultMsg']) ?? '')
  if (failed) return failed
  const body = asRecord(response?.['body'])
  const item = asRecord(body?.['items'])?.['item']
  const rows = (Array.isArray(item) ? item : [item]).map(asRecord).filter((r) => r !== null)
  return { ok: true, value: { total: numberOf(body?.['totalCount']) ?? rows.length, rows } }
}

const titleOf = (row: Row): BuildingTitle => ({
  name: asText(row['bldNm']),
  dong: asText(row['dongNm']),
  ledger: asText(row['regstrGbCd']) === '2' ? '집합' : '일반',
  mainUse: asText(row['mainPurpsCdNm']) ?? '',
  otherUse: asText(row['etcPurps']),
  households: numberOf(row['hhldCnt']) ?? 0,
  families: numberOf(row['fmlyCnt']) ?? 0,
  units: numberOf(row['hoCnt']) ?? 0,
  floors: numberOf(row['grndFlrCnt']) ?? 0,
  basements: numberOf(row['ugrndFlrCnt']) ?? 0,
  approvedOn: dayOfDigits(asText(row['useAprDay'])),
  totalArea: numberOf(row['totArea']) ?? 0,
  landArea: numberOf(row['platArea']) || null,
  annex: asText(row['mainAtchGbCd']) === '1',
})

/** The units of the rows: the exclusive area is the sum of the rows marked 전유 (1). */
function unitsIn(rows: readonly Row[], dong: string | null): readonly BuildingUnit[] {
  const units = new Map<string, BuildingUnit>()
  for (const row of rows) {
    const name = asText(row['hoNm'])
    const own = asText(row['dongNm'])
    if (
      name === null ||
      asText(row['exposPubuseGbCd']) !== '1' ||
      (dong !== null && normalizeDong(own) !== normalizeDong(dong))
    )
      continue
    const key = `${normalizeDong(own) ?? ''} ${normalizeHo(name)}`
    const area = numberOf(row['area'])
    const before = units.get(key)
    units.set(
      key,
      before
        ? { ...before, area: sum(before.area, area) }
        : {
            dong: own,
            ho: normalizeHo(name),
            floor: floorOf(row),
            area,
            use: asText(row['mainPurpsCdNm']),
            otherUse: asText(row['etcPurps']),
          },
    )
  }
  return [...units.values()]
}

const sum = (a: number | null, b: number | null) =>
  a === null || b === null ? null : Math.round((a + b) * 10_000) / 10_000
const floorOf = (row: Row) => `${asText(row['flrGbCd']) === '10' ? '지하' : ''}${asText(row['flrNo']) ?? ''}층`

/** '20160520'; ledgers contain impossible dates, and blanks. */
function dayOfDigits(text: string | null): Day | null {
  const m = /^(\d{4})(\d{2})(\d{2})$/.exec(text ?? '')
  const written = m ? `${m[1]}-${m[2]}-${m[3]}` : ''
  return isDay(written) ? day(written) : null
}
