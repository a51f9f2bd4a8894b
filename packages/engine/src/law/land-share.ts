import { day } from '../values/day.ts'
import { dated, lastValue } from './dated.ts'

/**
 * The highest part of the price that the land makes, percent: for a unit of a building, and for a house with its
 * plot. The last row of its table.
 */
const share = { unit: 60, house: 80 }
export const groundShare = (): typeof share => lastValue('land-share', share)

export const landShare = dated('land-share', 'event', [
  {
    from: day('2026-11-21'),
    value: share,
    source: { title: '대지와 건물의 매각대금 비율, 자체 가정', confidence: 'assumed', checkedOn: day('2026-11-21') },
  },
])
