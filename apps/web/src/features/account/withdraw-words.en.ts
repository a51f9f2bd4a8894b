import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import { won } from '../../lang/en/numbers.words.ts'
import type { Translated } from '../../lang/translated.ts'
import type { korean } from './withdraw-words.ts'

const kinds: Readonly<Record<string, string>> = { order: 'Paid orders', agreements: 'Consents to the terms' }
const areas: Readonly<Record<string, string>> = {
  account: 'Name, contact, logins, consents',
  verification: 'Identity checks',
  order: 'Addresses and terms of leases',
  report: 'Reports and registers',
  message: 'Messages',
  payment: 'Payments',
  coupon: 'Coupons',
  ticket: 'Report tickets',
  points: 'points',
}

export const words = {
  area: (area) => areas[area] ?? null,
  possibleTitle: 'What happens when you delete your account',
  possibleText: (days) =>
    `Within ${days} days you can undo it by logging in. After that everything is erased and cannot be brought back.`,
  goes: 'What is erased',
  kept: 'What the law makes us keep apart',
  keptRow: (kind, records, law, until) => `${kinds[kind] ?? 'Records'}: ${records}, kept apart until ${until} (${law})`,
  keptNone: 'No record has to be kept.',
  next: 'Next',
  stay: 'I will stay',
  failed: 'This could not be loaded',
  unableTitle: 'Something has to end first',
  unableText: 'As soon as this has ended you can delete your account.',
  obstacle: {
    'payment-open': {
      title: 'A payment is being checked',
      text: 'We check whether it was made. It ends within an hour.',
    },
    'report-unfinished': {
      title: 'A report is being made',
      text: 'Once it is ready or refunded you can delete your account.',
    },
    'address-undecided': {
      title: 'A paid report has no address yet',
      text: 'Choose the address and we make the report.',
    },
    'watch-account': {
      title: 'Register alerts were paid by bank transfer',
      text: 'We need to know which account to refund to, so please stop them first: Register alerts › About this watch › Stop. You can delete your account once all of it is refunded.',
    },
    'refund-open': {
      title: 'A refund is on its way',
      text: 'You can delete your account once all of it is refunded.',
    },
  },
  watches: 'Homes that are watched',
  watchesText: (n, sum) =>
    [
      `The register alerts of ${n === 1 ? 'one home' : `${n} homes`} stop as soon as you ask to delete your account.`,
      sum > 0
        ? `We refund ${won(sum)} (as of today) for the days that are left, the way you paid.`
        : 'There is nothing to refund.',
      'They do not start again if you change your mind.',
    ].join(' '),
  tickets: 'Tickets left',
  ticketsText: (n) =>
    `You have ${n} unused. They go with your account and are not paid back; you can have them paid back first.`,
  ticketRow: (n, until) => `${n}, until ${until}`,
  ticketGiven: 'They were given to you, so there is nothing to pay back.',
  refundWon: (sum) => `Get ₩${groupDigits(sum)} back`,
  refundAsk: (n, sum) =>
    `For ${n} you get ₩${groupDigits(sum)} back the way you paid. After that you can delete your account. Have them paid back?`,
  refund: 'Have them paid back',
  refundNo: 'Keep them',
  alertPoints: (won) => `${won} in unused points go with it and are not paid back.`,
  alertTickets: (n) => `${n} unused tickets go with it and are not paid back.`,
  count: (n) => `${n}`,
  toReports: 'See my reports',
  toMine: 'Go to My page',
  again: 'Check again',
  reasonTitle: 'Why do you want to go?',
  reasonLabel: 'Reason',
  reasonMissing: 'Please choose one.',
  commentLabel: 'Anything else (optional)',
  commentHint: 'Please leave out names and phone numbers.',
  alertTitle: 'Delete your account?',
  alertText: (days) => `You are logged out on all devices. Everything is erased after ${days} days.`,
  alertNote: 'We confirm it to your phone.',
  ask: 'Delete my account',
  askFailed: 'Your account could not be deleted',
  askKept: 'The reason and what you wrote are still there.',
  askAgain: 'Try again',
  requestTitle: 'Deleting your account',
  completeTitle: 'Your account will be deleted',
  completeText: (day) => `You can undo it until ${day}. After that everything is erased.`,
  unsent: 'What you wrote was not sent',
  unsentText: 'Your account will be deleted all the same. You can send your words again.',
  send: 'Send again',
  sent: 'What you wrote was sent.',
  undo: 'Keep my account',
  leave: 'Log out',
  undone: 'Your account stays, with everything in it.',
  stayTitle: 'Why do you stay?',
  stayLabel: 'You may choose several',
  staySend: 'Send and stay',
  staySkip: 'Stay without saying',
  reasons: {
    'not-needed': 'I do not need it any more',
    'too-hard': 'It is hard to use',
    'not-accurate': 'The report is not right',
    'too-expensive': 'It is expensive',
    'too-many-messages': 'Too many messages',
    privacy: 'I worry about my data',
    other: 'Another reason',
  },
  stayReasons: {
    reports: 'To read my reports again',
    alerts: 'To go on receiving messages',
    coupons: 'I have coupons left',
    'soon-again': 'I may need it soon',
    mistake: 'I pressed by mistake',
    other: 'Another reason',
  },
} satisfies Translated<typeof korean>
