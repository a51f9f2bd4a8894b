import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './words.ts'

const many = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`

export const words = {
  bar: 'Register alerts',
  verdict: {
    same: 'Nothing has changed',
    begun: 'The watch has begun',
    stopped: 'The watch has stopped',
    application: 'A new application was filed',
    pending: 'An application has ended. We are checking the result',
    changed: 'The register has changed',
    over: 'No home is being watched now',
  },
  lead: (homes, at) => `${homes === 1 ? 'One home is' : `${homes} homes are`} being watched. Last look: ${at}.`,
  leadFirst: (homes) =>
    `${homes === 1 ? 'One home is' : `${homes} homes are`} being watched. The first check is under way.`,
  leadOver: 'Statements and records stay for five years.',
  counted: (month, checks, changes) => `${month}: ${many(checks, 'check')}, ${many(changes, 'change')}`,
  countedSome: (month, all, checks, changes) =>
    `${month}: ${checks} of ${many(all, 'check')}, ${many(changes, 'change')}`,
  countedNone: (month) => `${month}: nothing could be checked yet`,
  countUnknown: 'The checks of this month could not be counted',
  countFailed: 'The checks of this month could not be loaded.',
  alertsFailed: 'We could not check whether there is an alert you have not seen',
  again: 'Load again',
  promise: (hours) => `We promise to tell you of a new application within ${hours} of its receipt.`,
  hours: (n) => `${n} h`,
  measured: (time) => `This month it usually took ${time}.`,
  notMeasured: 'There was no new application this month, so there is no time that was measured.',
  newAlert: 'There is an alert you have not seen',
  seeAlert: 'See the alert',

  rail: 'From the contract to moving in',
  contract: 'Contract',
  begun: 'Watch begun',
  begunText: 'The register of that day is what we compare with.',
  gap: 'We cannot check at the moment.',
  today: 'today',
  balance: 'Balance',
  balanceText: 'Right before you send it, check the register and the account again.',
  moveIn: 'Moving in',
  moveInText: 'Report the move-in (전입신고) and get a fixed date (확정일자) that day.',
  opposable: 'Protected (대항력) from midnight',
  opposableText: 'What is filed before that comes ahead of your deposit.',
  end: 'End of the lease',
  noDates: 'With the dates of the lease we look more often around the balance and the move.',
  addDates: 'Enter the dates',

  history: 'All entries of the register',
  historyNote: 'Owners and debts, by year',
  statement: (month) => `Statement of ${month}`,
  info: 'About this watch',
  infoNote: 'Lease, quiet hours, pause, stop',
  more: 'Watch another home',
  source: 'Source: applications and registers of the registry (인터넷등기소)',
  ended: 'Ended',

  sampleTitle: 'This is how we watch',
  sampleText: 'Below is a sample. It is no real home and nobody’s.',
  sampleHome: 'Narae House 302',
  login: 'Log in and see my homes',
  begin: 'Watch my home',
  loginTitle: 'Log in to see it',
  loginText: 'Alerts and statements are only for who watches the home.',
} satisfies Translated<typeof korean>
