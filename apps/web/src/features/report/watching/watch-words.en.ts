import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './watch-words.ts'

export const words = {
  offer: (won) => `Watch of the register · ${won} a month`,
  offerNote: 'We tell you when someone applies to change it. It goes on only if you choose so.',
  watchedTitle: 'This home is watched',
  pausedTitle: 'Stopped until it is paid',
  pausedText: 'The home is not checked now. Once it is paid, the watch goes on from that day.',
  pausedNext: 'None while stopped',
  notWatchedTitle: 'This home is not watched',
  notWatchedText: 'A report is the register of the day it was made. What changed since is not in it.',
  promise: (daily, near, day) =>
    `From the receipt: within ${daily} h usually, ${near} h between contract and move-in, ${day} h on the balance day.`,
  promiseUnknown: 'The next page shows how soon we tell you.',
  month: '1 month',
  year: '1 year',
  vat: 'With VAT. There is nothing more to pay.',
  last: 'Last check',
  next: 'Next check',
  none: 'not checked yet',
  stale: (at) => `No check has succeeded since ${at}. Whether anything changed is not known.`,
  toWatch: 'See the alerts of this home',
  start: 'Watch this home',
  more: 'See how we watch',
  noUnitTitle: 'Choose the unit first',
  noUnitText: 'Its register is found only by the whole unit.',
  setUnit: 'Choose the unit',
  failed: 'The watch could not be looked up',
  noReport: 'This report was not found',
  noReportText: 'Pick it again from your reports.',
  toReports: 'To my reports',
} satisfies Translated<typeof korean>
