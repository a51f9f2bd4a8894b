import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './price-words.ts'

export const words = {
  section: 'What similar homes sold for',
  note: 'Reported sales of the land ministry (국토교통부). They are read again once a day.',
  tabsLabel: 'Kind of deal',
  types: { 매매: 'Sale', 전세: 'Jeonse', 월세: 'Monthly rent' },
  scope: { building: 'The same building, similar size', dong: 'The same neighbourhood, similar size' },
  range: 'Sold for',
  rangeOf: (low, high) => `${low} – ${high}`,
  middle: 'Middle price',
  count: 'Sales',
  countOf: (n, months) => `${n} in ${months} months`,
  few: 'Fewer than three sales: what such a home costs cannot be said.',
  caption: 'Sales',
  day: 'Day',
  won: 'Price',
  area: 'Size',
  areaOf: (m2) => `${m2} ㎡`,
  floor: 'Floor',
  floorOf: (floor) => (floor < 0 ? `Basement ${-floor}` : `${floor}`),
  noFloor: 'Unknown',
  none: (since) => `No sale was reported from ${since} until now.`,
  more: (left) => `Show ${left} more`,
  asOf: (at) => `Read on ${at}.`,
  failed: 'The sales could not be loaded',
  unknown: {
    'source-down': 'The ministry cannot be read right now. That does not mean that nothing was sold.',
    'no-source':
      'Nobody delivers jeonse and rent deals to us yet, so they are not known. That does not mean that there were none.',
    'not-read': 'It is known once the register of this home was read for the first time.',
    'kind-unknown': 'The kind of the home is not known, so no sales could be chosen to compare.',
    'not-traded': 'Sales of this kind of home are not published.',
  },
} satisfies Translated<typeof korean>
