import { day } from '../values/day.ts'
import { dated } from './dated.ts'
import { type AccidentRow, accidents202606 } from './tables/accidents-2026-06.ts'

/** Guarantee accidents of three months by district, if there were ten or more: with fewer, a rate is random. */
export const districtAccidents = dated<readonly AccidentRow[]>('district-accidents', 'event', [
  {
    from: day('2026-06-01'),
    value: accidents202606,
    source: {
      title: '한국부동산원 부동산테크 임대차시장 정보 2026-06, 보증사고 현황(최근 3개월)',
      confidence: 'official',
      checkedOn: day('2026-11-21'),
    },
  },
])
