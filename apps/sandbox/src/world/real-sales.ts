import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** A sale of the ministry's own file (data/SOURCES.md). */
export type RealSale = {
  district: string
  dong: string
  lot: string
  name: string
  builtYear: string
  area: string
  day: string
  floor: string
  man: number
  cancelledOn: string
  direct: boolean
}

/** Whether the extract has every apartment sale of a district and month; then the simulated service invents nothing. */
export const covers = (district: string, month: string): boolean =>
  (district.startsWith('11') && month >= '202201' && month <= '202303') ||
  (district === '41135' && month >= '202001' && month <= '202412')

export const realSales = (district: string, month: string): readonly RealSale[] =>
  covers(district, month) ? (all().get(`${district} ${month}`) ?? []) : []

let cached: ReadonlyMap<string, readonly RealSale[]> | undefined
const all = () => (cached ??= readExtract())

function readExtract(): ReadonlyMap<string, readonly RealSale[]> {
  const text = gunzipSync(readFileSync(new URL('../../data/apt-sales.tsv.gz', import.meta.url))).toString('utf8')
  const months = new Map<string, RealSale[]>()
  let complex: readonly string[] = []
  let area = ''
  for (const line of text.split('\n')) {
    if (line === '') continue
    if (line.startsWith('#')) {
      complex = line.slice(1).split('\t')
      continue
    }
    const [newArea = '', day = '', floor = '', man = '', cancelledOn = '', by = ''] = line.split('\t')
    area = newArea || area
    const [district = '', dong = '', lot = '', name = '', builtYear = ''] = complex
    const key = `${district} ${day.slice(0, 6)}`
    const sale = {
      district,
      dong,
      lot,
      name,
      builtYear,
      area,
      day,
      floor,
      man: Number(man),
      cancelledOn,
      direct: by === '직',
    }
    const month = months.get(key)
    if (month) month.push(sale)
    else months.set(key, [sale])
  }
  return months
}
