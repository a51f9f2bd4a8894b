import type { Translated } from '../../lang/translated.ts'
import type { korean } from './promise-words.ts'

export const words = {
  text: 'From the receipt at the registry to our alert. The bar is what it really took, the line is our promise.',
  phase: { daily: 'Usually', 'before-move-in': 'Contract to move-in', 'balance-day': 'Balance day' },
  looks: { daily: 'one check a day', 'before-move-in': '5 checks a day', 'balance-day': 'a check every 30 minutes' },
  within: (hours) => (hours === 1 ? 'within 1 hour' : `within ${hours} hours`),
  measured: (time, cases) => `Last 90 days: ${time} · 95% of ${cases} cases were faster`,
  notMeasured: 'How long it really takes is not known yet. We show it once there are 20 cases.',
  hours: (h, m) => (h === 0 ? `${m} min` : m === 0 ? `${h} h` : `${h} h ${m} min`),
  asOf: (at) => `As of ${at} · from our own record of checks`,
  failed: 'The promise and the record could not be loaded',
  again: 'Load again',
} satisfies Translated<typeof korean>
