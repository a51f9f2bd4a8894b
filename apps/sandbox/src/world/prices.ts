import type { Won } from '@jipsalpim/engine/values/won.ts'
import { unit01 } from './hash.ts'
import { isStrata, type Site } from './sites.ts'
import type { Unit } from './units.ts'
import { totalFloorArea } from './building-facts.ts'

/** Market level by year relative to 2026, for trades and official prices of earlier years. */
const level: Readonly<Record<number, number>> = {
  2016: 0.58,
  2017: 0.62,
  2018: 0.69,
  2019: 0.73,
  2020: 0.81,
  2021: 0.94,
  2022: 1.01,
  2023: 0.92,
  2024: 0.95,
  2025: 0.98,
  2026: 1,
}
export const levelOf = (year: number): number => level[year] ?? (year < 2016 ? 0.5 : 1)

/** Today's market price of the unit (or the house), to 1,000,000 won. */
export function marketPrice(site: Site, unit: Unit | null): Won {
  if (!isStrata(site) || unit === null) return toMillion(totalFloorArea(site) * site.perM2 * 10_000)
  const floor = unit.floor < 0 ? 0.78 : unit.floor === 1 ? 0.94 : 1
  return toMillion(unit.area * site.perM2 * 10_000 * floor)
}

/** 공시가격 of 1 January: the ministry's share of the market price differs by kind; null if none is announced. */
export function officialPrice(site: Site, unit: Unit | null, year: number): Won | null {
  if (site.kind === '오피스텔' || site.kind === '근린생활시설') return null
  if (Number(site.approvedOn.slice(0, 4)) >= year) return null
  const rate = site.kind === '아파트' ? 0.69 : site.kind === '단독' || site.kind === '다가구' ? 0.55 : 0.66
  const spread = 0.98 + unit01(`official ${site.no} ${unit?.index ?? 0}`) * 0.04
  return toMillion(marketPrice(site, unit) * levelOf(year - 1) * rate * spread)
}

const toMillion = (won: number): Won => Math.round(won / 1_000_000) * 1_000_000
