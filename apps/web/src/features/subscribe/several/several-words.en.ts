import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './several-words.ts'

export const words = {
  choose: 'Choose several homes at once',
  chooseOne: 'Choose one home only',
  label: 'Homes to watch',
  hint: 'The homes are paid for at once. Each is watched by itself, and can be stopped by itself.',
  tooFew: 'Choose two homes or more.',
  tooMany: (most) => `At most ${most} homes can be chosen at once.`,
  chosen: (n) => `${n} homes chosen`,

  homes: (n) => (n === 1 ? '1 home that is paid for' : `${n} homes that are paid for`),
  left: 'Homes that are not paid for',
  each: 'One home',
  sum: 'All of them',
  refused: {
    watched: 'It is watched already',
    unit: 'Its building and unit have to be set first',
    other: 'Its report was not found',
  },
  nameless: 'A home without a known address',
  none: 'None of these homes can be added',
  noneText: 'Please choose other homes.',
  otherHomes: 'Choose other homes',
  failed: 'The prices could not be loaded',
  parts: 'Of a home that is stopped, its own part comes back by days. The others go on.',

  lead: (n, plan) => `${n} homes · ${plan}`,
  consentAuto: (won, day) =>
    `I agree that ${won} is charged at once today, and that from ${day} on each home is charged automatically and separately until it is stopped. Of a home that is stopped, the days that are left come back.`,
  perHome: (won) => `${won} for each home`,
  autoNote: (day, each) => `Next charge ${day} · ${each}. It can be stopped at any time`,
  onlyRest: 'If one of them is watched by the time the payment arrives, its part goes back at once.',

  title: (n) => (n === 1 ? '1 home is being watched' : `${n} homes are being watched`),
  titleNone: 'No home is being watched by this payment',
  titleEnded: 'All homes of this payment have ended',
  paid: (won, n) => (n === 1 ? `${won} was paid for this home.` : `${won} was paid for these ${n} homes.`),
  onlyFirst: 'Only the ‘Homes that are watched now’ were paid for.',
  groups: {
    done: 'Homes that are watched now',
    watched: 'Homes that were watched already',
    'unit-unknown': 'Homes without a known unit',
    unpaid: 'Homes that were not paid for',
    ended: 'Homes that were stopped',
  },
  notes: {
    done: 'You will be told once the register was read for the first time.',
    watched: 'Nothing more has to be paid. A part that was paid goes back.',
    'unit-unknown': 'They can be watched once the unit is set. They were not paid for.',
    unpaid: 'Nothing was charged.',
    ended: 'They are no longer watched.',
  },
  back: (won) => `${won} goes back`,
  toWatching: 'See the watched homes',
  toChoose: 'Choose homes',
  empty: 'This payment was not found',
  emptyText: 'The address is wrong, or the payment belongs to another account. Please look at your payments.',
  toPayments: 'See the payments',
  readFailed: 'The homes of this payment could not be loaded',
  loading: 'Looking up the homes of this payment',
} satisfies Translated<typeof korean>
