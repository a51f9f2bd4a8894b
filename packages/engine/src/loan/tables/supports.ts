import { dated } from '../../law/dated.ts'
import { day } from '../../values/day.ts'
import type { Won } from '../../values/won.ts'
import { news } from './sources.ts'

/** Interest paid by a city or a province, and the country's rent support. */
export type Support = 'seoul' | 'gyeonggi' | 'busan' | 'daegu' | 'youth-rent-support'
export type SupportTerms = {
  age: { least: number; most: number } | null
  income: Won | null
  deposit: Won | null
  rent: Won | null
  /** Not in addition to a loan of the fund. */
  alone: boolean
  /** What the place pays: interest in hundredths of a percentage point, or won per month. */
  pays: { rate: number | null; monthly: Won | null; months: number | null }
}
const unread: SupportTerms = {
  age: null,
  income: null,
  deposit: null,
  rent: null,
  alone: false,
  pays: { rate: null, monthly: null, months: null },
}
const young = { least: 19, most: 39 }
const all = {
  seoul: { ...unread, age: young, deposit: 300_000_000, rent: 900_000 },
  busan: { ...unread, age: young },
  daegu: { ...unread, age: young, alone: true },
  'youth-rent-support': {
    ...unread,
    age: { least: 19, most: 34 },
    pays: { rate: null, monthly: 200_000, months: 24 },
  },
}
const busanOfNovember: SupportTerms = {
  ...all.busan,
  income: 26_000_000,
  pays: { rate: 300, monthly: null, months: null },
}
const source = news('지자체 이자지원·청년월세 지원 안내 정리', '2026-09-28')

/** The known part of their terms. 경기 accepts applications for 2026 from January 26 until the end of the year. */
export const supports = dated<Readonly<Partial<Record<Support, SupportTerms>>>>('loan-supports', 'application', [
  { from: day('2026-01-01'), value: all, source },
  { from: day('2026-01-26'), value: { ...all, gyeonggi: unread }, source },
  { from: day('2026-11-01'), value: { ...all, gyeonggi: unread, busan: busanOfNovember }, source },
  { from: day('2027-01-01'), value: { ...all, busan: busanOfNovember }, source },
])
