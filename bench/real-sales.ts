import { day, type Day } from '@jipsalpim/engine/values/day.ts'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** A month of a district in the ministry's extract (apps/sandbox/data/SOURCES.md), as the trades port would serve it. */
export type Month = { trades: Sale[]; cancelled: number }
export type Sale = {
  dong: string
  lot: string
  name: string
  builtYear: number
  area: number
  day: Day
  floor: number
  won: number
  direct: boolean
}

/** By district and month: '11110 202206'. A district and month that is not there is not in the extract. */
export function readSales(): ReadonlyMap<string, Month> {
  const file = new URL('../apps/sandbox/data/apt-sales.tsv.gz', import.meta.url)
  const months = new Map<string, Month>()
  let complex: readonly string[] = []
  let area = ''
  for (const line of gunzipSync(readFileSync(file)).toString('utf8').split('\n')) {
    if (line === '') continue
    if (line.startsWith('#')) {
      complex = line.slice(1).split('\t')
      continue
    }
    const [newArea = '', on = '', floor = '', man = '', cancelledOn = '', by = ''] = line.split('\t')
    area = newArea || area
    const [district = '', dong = '', lot = '', name = '', builtYear = ''] = complex
    const key = `${district} ${on.slice(0, 6)}`
    const month = months.get(key) ?? { trades: [], cancelled: 0 }
    months.set(key, month)
    if (cancelledOn !== '') month.cancelled++
    else
      month.trades.push({
        dong,
        lot,
        name,
        builtYear: Number(builtYear),
        area: Number(area),
        day: day(`${on.slice(0, 4)}-${on.slice(4, 6)}-${on.slice(6)}`),
        floor: Number(floor),
        won: Number(man) * 10_000,
        direct: by === '직',
      })
  }
  return months
}
