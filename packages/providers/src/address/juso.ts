import type { Outcome, VendorContext } from '../outcome.ts'
import { asRecord, asText, misconfigured, readJson, refused, unknown, wire } from '../wire.ts'
import type { AddressHit, AddressPage, AddressPort, AddressRefusal, UnitPlace } from './port.ts'

/** Keys of business.juso.go.kr: one for each of its services, bound to a registered URL. */
export type JusoOptions = { key: string; detailKey: string }

/** 도로명주소 API. HTTP is always 200; `errorCode` decides, and a firewall may answer with a page. */
export function createJuso(ctx: VendorContext, options: JusoOptions): AddressPort {
  const ask = async (path: string, params: Readonly<Record<string, string>>): Promise<Outcome<Answer, string>> => {
    const url = `${ctx.baseUrl}/addrlink/${path}?${new URLSearchParams({ ...params, resultType: 'json' }).toString()}`
    const answer = await wire({ url, timeoutMs: ctx.timeoutMs })
    if (!answer.ok) return answer
    const body = readJson(answer.value)
    return body.ok ? readAnswer(body.value) : body
  }
  const details = async (at: AddressHit, more: Readonly<Record<string, string>>): Promise<Outcome<readonly Row[]>> => {
    const rows: Row[] = []
    for (let page = 1; page <= MAX_PAGES; page++) {
      const answer = await ask('addrDetailApi.do', {
        ...placeParams(at),
        ...more,
        confmKey: options.detailKey,
        currentPage: String(page),
        countPerPage: '100',
      })
      // the numbered errors here are missing fields: our own mistake
      if (!answer.ok) return answer.kind === 'refused' ? misconfigured(answer.message) : answer
      rows.push(...answer.value.rows)
      if (answer.value.rows.length === 0 || rows.length >= answer.value.total) break
    }
    return { ok: true, value: rows }
  }
  return {
    search: async (keyword, page) => {
      const clean = cleanKeyword(keyword)
      if (clean.length < 2)
        return refused(keyword.trim().length < 2 ? 'too-short' : 'bad-characters', 'nothing to search for is left')
      const answer = await ask('addrLinkApi.do', {
        confmKey: options.key,
        keyword: clean,
        currentPage: String(page),
        countPerPage: '20',
        hstryYn: 'Y',
      })
      if (!answer.ok) return answer.kind === 'refused' ? searchRefusal(answer.reason, answer.message) : answer
      const value: AddressPage = { total: answer.value.total, page, hits: answer.value.rows.flatMap(hitOf) }
      return { ok: true, value }
    },
    dongs: async (at) => {
      const rows = await details(at, { searchType: 'dong' })
      return rows.ok
        ? { ok: true, value: [...new Set(rows.value.map((r) => asText(r['dongNm'])).filter((d) => d !== null))] }
        : rows
    },
    units: async (at, dong) => {
      const rows = await details(at, { searchType: 'floorho', dongNm: dong ?? '' })
      return rows.ok ? { ok: true, value: rows.value.map(unitOf) } : rows
    },
  }
}

type Row = Readonly<Record<string, unknown>>
type Answer = { total: number; rows: readonly Row[] }

/** 100 rows per page: no site has more than five thousand units. */
const MAX_PAGES = 50

function readAnswer(body: unknown): Outcome<Answer, string> {
  const results = asRecord(asRecord(body)?.['results'])
  const common = asRecord(results?.['common'])
  const code = asText(common?.['errorCode'])
  if (code === null) return unknown('malformed', 'no errorCode')
  const message = `${code} ${asText(common?.['errorMessage']) ?? ''}`
  if (code === 'E0001' || code === 'E0014') return misconfigured(message)
  if (code === '-999') return unknown('server', message)
  if (code !== '0') return refused(code, message)
  const juso = results?.['juso']
  const rows = Array.isArray(juso) ? juso.map(asRecord).filter((r) => r !== null) : []
  return { ok: true, value: { total: Number(asText(common?.['totalCount']) ?? 0), rows } }
}

function searchRefusal(code: string, message: string): Outcome<never, AddressRefusal> {
  if (code === 'E0005' || code === 'E0008') return refused('too-short', message)
  if (code === 'E0006' || code === 'E0009') return refused('too-vague', message)
  if (code === 'E0015') return refused('beyond-range', message)
  if (['E0010', 'E0011', 'E0012', 'E0013'].includes(code)) return refused('bad-characters', message)
  return unknown('malformed', message)
}

/** Removes SQL words and characters that the firewall would take for an attack. */
const cleanKeyword = (keyword: string): string =>
  keyword
    .replace(/\b(or|select|insert|delete|update|create|drop|exec|union|fetch|declare|truncate)\b/gi, ' ')
    .replace(/[<>=%;'"\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const placeParams = (at: AddressHit) => ({
  admCd: at.dongCode,
  rnMgtSn: at.roadCode,
  udrtYn: at.underground,
  buldMnnm: String(at.buildingMain),
  buldSlno: String(at.buildingSub),
})

/** A row without its codes cannot be used in further calls: it is left out. */
function hitOf(row: Row): readonly AddressHit[] {
  const text = (name: string) => asText(row[name])
  const number = (name: string) => Number(text(name) ?? 0)
  const [dongCode, roadCode, buildingCode, roadAddress, lotAddress] = [
    'admCd',
    'rnMgtSn',
    'bdMgtSn',
    'roadAddr',
    'jibunAddr',
  ].map(text)
  if (!dongCode || !roadCode || !buildingCode || !roadAddress || !lotAddress) return []
  const underground = text('udrtYn')
  return [
    {
      roadAddress,
      lotAddress,
      dongCode,
      roadCode,
      buildingCode,
      zip: text('zipNo') ?? '',
      buildingName: text('bdNm'),
      si: text('siNm') ?? '',
      gu: text('sggNm') ?? '',
      dong: text('emdNm') ?? '',
      li: text('liNm'),
      underground: underground === '1' || underground === '2' ? underground : '0',
      buildingMain: number('buldMnnm'),
      buildingSub: number('buldSlno'),
      mountain: text('mtYn') === '1',
      lotMain: number('lnbrMnnm'),
      lotSub: number('lnbrSlno'),
      multi: text('bdKdcd') === '1',
    },
  ]
}
const unitOf = (row: Row): UnitPlace => ({
  dong: asText(row['dongNm']),
  floor: asText(row['floorNm']),
  ho: asText(row['hoNm']),
})
