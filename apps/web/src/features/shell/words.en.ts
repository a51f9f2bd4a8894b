import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  title: 'Which home shall we look at?',
  text: 'From before you sign until your deposit is back: the register, the price and the law, read together.',
  order: 'Check a home',
  orderNote: 'The address is enough. We fetch the register (등기부).',
  check: 'Check a register you have',
  checkNote: 'It is read on this device only. No login.',
  recent: 'Latest report',
  recentAll: 'All my reports',
  again: 'Load again',
  recentNone: 'You have no report yet.',
  recentFailed: 'Your reports could not be loaded.',
  recentDeposit: (deposit) => `Deposit ${deposit}`,
  recentState: {
    'waiting-address': 'waiting for the address',
    preparing: 'being made',
    ready: 'ready',
    failed: 'could not be made',
    cancelled: 'cancelled',
  },
  addressUnknown: 'The address is not chosen yet',
  services: 'What you can do',
  readings: 'Worth reading before you sign',
  partner: 'Welcome from the bank’s app',
  partnerText: 'The contents of a report are not made by the bank. The bank only leads here.',
} satisfies Translated<typeof korean>
