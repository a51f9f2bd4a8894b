import type { HomeKind } from '../property/home-kind-names.ts'

/** The ministry's lists of sales (실거래가). */
export type TradeList = '아파트' | '연립다세대' | '오피스텔' | '단독다가구'

/** The list in which a kind of home is traded; null if there is none to compare with. */
export const tradedAs: Readonly<Record<HomeKind, TradeList | null>> = {
  아파트: '아파트',
  연립: '연립다세대',
  다세대: '연립다세대',
  도시형: '연립다세대',
  오피스텔: '오피스텔',
  다가구: '단독다가구',
  단독: '단독다가구',
  다중: '단독다가구',
  근린생활시설: null,
  생활숙박시설: null,
  노인복지주택: null,
}
