import { day } from '@jipsalpim/engine/values/day.ts'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Sale } from './read-sales.ts'

const BUNDANG = '41135'

/**
 * Apartments of Seoul 2022–2023 and of 분당 2020–2024: the sandbox's extract of the ministry's data
 * (apps/sandbox/data/SOURCES.md).
 */
export function readOlderSales(): { place: string; sales: Sale[] }[] {
  const file = new URL('../../apps/sandbox/data/apt-sales.tsv.gz', import.meta.url)
  const sales: Sale[] = []
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
    sales.push({
      list: '아파트',
      place: district,
      gu: district,
      dong,
      lot,
      name,
      area: Number(area),
      land: null,
      builtYear: Number(builtYear),
      floor: Number(floor),
      day: dayOf(on),
      won: Number(man) * 10_000,
      direct: by === '직',
      cancelledOn: cancelledOn === '' ? null : dayOf(cancelledOn),
      bulk: false,
    })
  }
  return [
    { place: '서울', sales: sales.filter((s) => s.gu !== BUNDANG) },
    { place: '분당', sales: sales.filter((s) => s.gu === BUNDANG) },
  ]
}

const dayOf = (digits: string) => day(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`)
