import { addDays, day, type Day } from '../values/day.ts'
import { dated } from './dated.ts'

/** When 대항력 begins after 인도 and 전입신고. A 'MOMENT' row is reserved for the announced change, once it is law. */
export type OpposabilityMoment = 'NEXT_DAY_0H' | 'MOMENT'

export const opposability = dated<OpposabilityMoment>('opposability', 'event', [
  {
    from: day('1981-03-05'),
    value: 'NEXT_DAY_0H',
    source: {
      title: '주택임대차보호법',
      article: '제3조제1항',
      confidence: 'statute',
      checkedOn: day('2026-11-21'),
    },
  },
])

/** The day from whose 00:00 the lease is opposable to a buyer. */
export function opposableFrom(movedIn: Day): Day {
  return opposability.at(movedIn)?.value === 'MOMENT' ? movedIn : addDays(movedIn, 1)
}
