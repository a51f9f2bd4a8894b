import type { Translated } from '../../lang/translated.ts'
import type { korean } from './compare-words.ts'

export const words = {
  title: 'Two homes compared',
  judging: 'Both homes are being judged by today’s rules',
  failed: 'The comparison failed',
  pickTwo: 'Pick two homes to compare',
  pickTwoText: 'It takes two homes to compare them by one measure.',
  toList: 'Pick the homes',
  unfit: 'This report cannot be compared',
  unfitText: 'It was refunded or is not ready yet. Pick another home.',
  sameHome: 'These are two reports of one home',
  sameHomeText: 'Pick a report of another home. What changed at one home is shown in its report.',
  keeps:
    'A comparison judges the stored register and answers again today. The reports do not change, and it costs nothing.',
  list: 'Pick two homes to compare',
  listText: 'Both are judged again, as of today and by the same rules. It costs nothing.',
  listFailed: 'Your reports could not be loaded',
  homes: 'My reports',
  compare: 'Compare the two homes',
  none: 'There is no report to compare yet',
  noneText: 'With two reports you can compare the homes here.',
  order: 'Order a report',
  device: 'Compare registers that you have',
  deviceNote: 'Two register files are read on this device only. No login is needed.',
  noAddress: 'The address is not chosen yet',
  twin: 'The same home as the one you picked',
  enough: 'Two homes are picked already',
  whyNot: {
    'waiting-address': 'The address has to be chosen first',
    preparing: 'The report is being made',
    failed: 'The report could not be made',
    cancelled: 'The order was cancelled',
    refunded: 'The report was refunded',
  },
  chosen: (n) => (n === 2 ? 'Two homes picked' : n === 1 ? 'One home picked. Pick one more' : 'Pick two homes'),
  terms: (deposit, rent) => (rent === null ? `Deposit ${deposit}` : `Deposit ${deposit} · rent ${rent}`),
} satisfies Translated<typeof korean>
