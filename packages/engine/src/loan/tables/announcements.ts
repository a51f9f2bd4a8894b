import { dated } from '../../law/dated.ts'
import { day } from '../../values/day.ts'
import type { Won } from '../../values/won.ts'
import { news } from './sources.ts'

/** An announced change. `from` null: its first day is unknown, so that nothing is granted or refused because of it. */
export type Announced = {
  code:
    | 'transfer-loans'
    | 'youth-most'
    | 'guarantee-80'
    | 'one-home-most'
    | 'one-home-dsr'
    | 'marriage-bogeumjari'
    | 'marriage-didimdol'
    | 'marriage-beotimmok'
    | 'youth-39'
    | 'young-bogeumjari'
    | 'one-home-guarantee'
    | 'future-income'
    | 'dsr-income'
    | 'guarantee-90'
    | 'mortgage-most'
    | 'stress-dsr'
    | 'regulated-2025'
    | 'mortgage-most-by-price'
    | 'stress-dsr-floor'
    | 'regulated-2026'
  from: string | null
  /** The new limit, if it is a single sum. */
  won: Won | null
  source: { title: string; checkedOn: string }
}
/** 6·27, 9·7 and 10·15 of 2025, and the release of 2026-08-13; each row also contains what was announced before it. */
const source = (title: string, checkedOn = '2026-11-23') => ({ title, checkedOn })
const june = source('6·27 가계부채 관리 방안 (2025)')
const ofJune: readonly Announced[] = [
  { code: 'transfer-loans', from: '2025-06-28', won: null, source: june },
  { code: 'youth-most', from: '2025-06-28', won: 150_000_000, source: june },
  { code: 'guarantee-80', from: '2025-07-21', won: null, source: june },
]
const ofSeptember: readonly Announced[] = [
  ...ofJune,
  { code: 'one-home-most', from: '2025-09-08', won: 200_000_000, source: source('9·7 대책 (2025)') },
]
const ofOctober: readonly Announced[] = [
  ...ofSeptember,
  { code: 'one-home-dsr', from: '2025-10-29', won: null, source: source('10·15 대책 (2025)') },
]
const release = source('금융위원회·국토교통부 보도자료 2026-08-13')
const ofAugust: readonly Announced[] = [
  ...ofOctober,
  { code: 'marriage-bogeumjari', from: null, won: 70_000_000, source: release },
  { code: 'marriage-didimdol', from: null, won: 60_000_000, source: release },
  { code: 'marriage-beotimmok', from: null, won: 50_000_000, source: release },
  { code: 'youth-39', from: null, won: null, source: release },
  { code: 'young-bogeumjari', from: null, won: 400_000_000, source: release },
  { code: 'one-home-guarantee', from: '2027-01-01', won: null, source: release },
  { code: 'future-income', from: '2026-08-31', won: null, source: release },
  { code: 'dsr-income', from: '2027-01-01', won: null, source: release },
]
const read = (title: string) => source(title, '2026-11-26')
const october = read('10·15 주택시장 안정화 대책 (2025)')
/** Changes for bank loans: SGI’s share was already lowered on 06-11. */
const ofBanks: readonly Announced[] = [
  { code: 'guarantee-90', from: '2025-06-13', won: null, source: read('주택도시보증공사·서울보증 전세대출 보증비율 조정') },
  { code: 'mortgage-most', from: '2025-06-28', won: 600_000_000, source: read(june.title) },
  { code: 'stress-dsr', from: '2025-07-01', won: null, source: read('금융위원회 3단계 스트레스 DSR') },
  { code: 'regulated-2025', from: '2025-10-16', won: null, source: october },
  { code: 'mortgage-most-by-price', from: '2025-10-16', won: 400_000_000, source: october },
  { code: 'stress-dsr-floor', from: '2025-10-16', won: null, source: october },
  { code: 'regulated-2026', from: '2026-06-30', won: null, source: read('국토교통부 규제지역 지정 2026-06-30') },
]
/** By the day of the announcement, or the later one on which we read it; each state follows from the given day. */
export const announcements = dated<readonly Announced[]>('loan-announcements', 'event', [
  { from: day('2025-06-27'), value: ofJune, source: news(june.title, '2026-11-23') },
  { from: day('2025-09-07'), value: ofSeptember, source: news('9·7 대책 (2025)', '2026-11-23') },
  { from: day('2025-10-15'), value: ofOctober, source: news('10·15 대책 (2025)', '2026-11-23') },
  { from: day('2026-08-13'), value: ofAugust, source: news(release.title, '2026-11-23') },
  {
    from: day('2026-11-26'),
    value: [...ofAugust, ...ofBanks],
    source: news('전세대출 보증비율, 스트레스 DSR, 규제지역과 주택담보대출 한도 (2025–2026)', '2026-11-26'),
  },
])
