import type { TradeList } from '@jipsalpim/engine/price/traded-as.ts'
import { day, type Day } from '@jipsalpim/engine/values/day.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { csvCells } from './csv-cells.ts'

/** A report of a sale as the ministry publishes it (국토교통부 실거래가 공개시스템). */
export type Sale = {
  list: TradeList
  /** The first digits of the 법정동코드. */
  place: string
  gu: string
  dong: string
  /** Empty for houses: the ministry masks it. */
  lot: string
  name: string
  area: number
  land: number | null
  builtYear: number | null
  floor: number | null
  day: Day
  won: number
  direct: boolean
  /** When the report was cancelled. */
  cancelledOn: Day | null
  /** One of eight or more of the same lot on the same day. */
  bulk: boolean
}

export const saleFiles = {
  아파트: 'apartment',
  연립다세대: 'villa',
  오피스텔: 'officetel',
  단독다가구: 'house',
} as const satisfies Record<TradeList, string>

const BULK = 8
const SEOUL = '11'

/** The sales of one list in `directory`: sale_villa_seoul.csv.gz etc. None without the file. */
export function readSales(directory: string, list: TradeList): Sale[] {
  const file = join(directory, `sale_${saleFiles[list]}_seoul.csv.gz`)
  if (!existsSync(file)) return []
  const [head = '', ...lines] = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n')
  const names = csvCells(head)
  const sales = lines.map((line) => {
    const cells = csvCells(line)
    return saleOf(list, (name) => cells[names.indexOf(name)] ?? '')
  })
  const sameDay = Map.groupBy(sales, (s) => `${lotOf(s)} ${s.day}`)
  return sales.map((s) => ({ ...s, bulk: s.lot !== '' && (sameDay.get(`${lotOf(s)} ${s.day}`)?.length ?? 0) >= BULK }))
}

function saleOf(list: TradeList, cell: (name: string) => string): Sale {
  const number = (name: string) => (cell(name) === '' ? null : Number(cell(name)))
  const taken = cell('cancelled')
  const built = number('built')
  return {
    list,
    place: SEOUL,
    gu: cell('gu'),
    dong: cell('dong'),
    lot: cell('lot'),
    name: cell('building'),
    area: Number(cell('area_m2')),
    land: number('land_m2'),
    builtYear: built !== null && built > 1900 ? built : null,
    // houses are filed under floor 0
    floor: number('floor') || null,
    day: day(cell('date')),
    won: Number(cell('price_manwon')) * 10_000,
    direct: cell('deal_type') === '직거래',
    cancelledOn: taken === '' ? null : day(`${taken.slice(0, 4)}-${taken.slice(4, 6)}-${taken.slice(6)}`),
    bulk: false,
  }
}

/** The key of a lot; for a house, whose lot is masked, its measures. */
export const lotOf = (s: Sale): string =>
  s.lot === '' ? `${s.gu} ${s.dong} ${s.area} ${s.land} ${s.builtYear}` : `${s.gu} ${s.dong} ${s.lot}`
