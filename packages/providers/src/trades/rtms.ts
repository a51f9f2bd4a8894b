import type { TradeList } from '@jipsalpim/engine/price/traded-as.ts'
import { day, isDay } from '@jipsalpim/engine/values/day.ts'
import { codeFailure, gatewayFailure, numberOf } from '../data-go-kr.ts'
import type { Outcome, VendorContext } from '../outcome.ts'
import { unreadable, wire, type WireAnswer } from '../wire.ts'
import type { TradeMonth, TradesPort } from './port.ts'

export type RtmsOptions = { serviceKey: string }

const services: Readonly<Record<TradeList, string>> = {
  아파트: 'RTMSDataSvcAptTradeDev',
  연립다세대: 'RTMSDataSvcRHTrade',
  오피스텔: 'RTMSDataSvcOffiTrade',
  단독다가구: 'RTMSDataSvcSHTrade',
}

/** 실거래가 of data.go.kr: XML, 만원 with commas, blanks as a space, cancelled reports remain in the list. */
export function createRtms(ctx: VendorContext, options: RtmsOptions): TradesPort {
  const month = async (service: string, district: string, ymd: string): Promise<Outcome<readonly Item[]>> => {
    const items: Item[] = []
    for (let page = 1; page <= MAX_PAGES; page++) {
      const params = new URLSearchParams({
        serviceKey: options.serviceKey,
        LAWD_CD: district,
        DEAL_YMD: ymd,
        pageNo: String(page),
        numOfRows: String(PAGE),
      })
      const answer = await wire({
        url: `${ctx.baseUrl}/1613000/${service}/get${service}?${params.toString()}`,
        timeoutMs: ctx.timeoutMs,
      })
      if (!answer.ok) return answer
      const read = readItems(answer.value)
      if (!read.ok) return read
      items.push(...read.value.items)
      if (read.value.items.length === 0 || items.length >= read.value.total) break
    }
    return { ok: true, value: items }
  }
  return {
    sales: async (kind, district, ymd) => {
      const items = await month(services[kind], district, ymd)
      return items.ok ? { ok: true, value: monthOf(items.value) } : items
    },
  }
}

type Item = Readonly<Record<string, string>>
const PAGE = 1000
const MAX_PAGES = 20

function readItems(answer: WireAnswer): Outcome<{ total: number; items: readonly Item[] }> {
  const failed = gatewayFailure(answer)
  if (failed) return failed
  const code = tag(answer.body, 'resultCode')
  if (code === null) return unreadable(answer)
  const refused = codeFailure(code, tag(answer.body, 'resultMsg') ?? '')
  if (refused) return refused
  const items = [...answer.body.matchAll(/<item>(.*?)<\/item>/gs)].map(([, inner = '']) => fieldsOf(inner))
  return { ok: true, value: { total: numberOf(tag(answer.body, 'totalCount')) ?? items.length, items } }
}

/** A report without a readable date, price or area is ignored; a cancelled one is only counted. */
function monthOf(items: readonly Item[]): TradeMonth {
  const cancelled = items.filter((i) => i['cdealType'] === 'O').length
  const trades = items
    .filter((i) => i['cdealType'] !== 'O')
    .flatMap((i): TradeMonth['trades'] => {
      const written = `${i['dealYear'] ?? ''}-${(i['dealMonth'] ?? '').padStart(2, '0')}-${(i['dealDay'] ?? '').padStart(2, '0')}`
      const [man, area] = [numberOf(i['dealAmount']), numberOf(i['excluUseAr']) ?? numberOf(i['totalFloorAr'])]
      const land = numberOf(i['plottageAr'])
      if (!isDay(written) || man === null || area === null) return []
      return [
        {
          day: day(written),
          won: Math.round(man * 10_000),
          area,
          floor: numberOf(i['floor']),
          builtYear: numberOf(i['buildYear']),
          name: i['aptNm'] ?? i['mhouseNm'] ?? i['offiNm'] ?? i['houseType'] ?? '',
          lot: i['jibun'] ?? null,
          dong: i['umdNm'] ?? '',
          ...(land === null ? {} : { land }),
          ...(i['dealingGbn'] === '직거래' ? { direct: true as const } : {}),
        },
      ]
    })
  return { trades, cancelled }
}

/** Elements of an item, trimmed; blank ones are left out. */
const fieldsOf = (inner: string): Item =>
  Object.fromEntries(
    [...inner.matchAll(/<(\w+)>([^<]*)<\/\1>/g)]
      .map(([, name = '', text = '']) => [name, unescape(text).trim()])
      .filter(([, text]) => text !== ''),
  )
const tag = (xml: string, name: string): string | null =>
  new RegExp(`<${name}>\\s*([^<]*?)\\s*</${name}>`).exec(xml)?.[1] ?? null
const unescape = (s: string) =>
  s.replace(
    /&(lt|gt|amp|quot|apos);/g,
    (all, name: string) => ({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" })[name] ?? all,
  )
