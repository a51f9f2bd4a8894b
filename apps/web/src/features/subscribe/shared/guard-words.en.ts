import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './guard-words.ts'

export const words = {
  ask: 'May I send it now?',
  balance: (day) => `Balance ${day}`,
  answer: { go: 'You can send it now', hold: 'Do not send it yet', unknown: 'We cannot say now' },
  goWhy: (until) => `This answer is good until ${until}.`,
  goWhyOpen: 'Checked just now.',
  why: {
    register: {
      stop: 'The registry is processing an application for this home.',
      unknown: 'We could not check the register.',
    },
    applications: {
      stop: 'An application has been filed.',
      unknown: 'We could not check whether an application has been filed.',
    },
    change: { stop: 'A change is urgent for your deposit.', unknown: 'There is a change that you have not seen.' },
    source: { stop: 'The registry does not answer.', unknown: 'The registry does not answer.' },
  },
  check: {
    register: { ok: 'The register was read', stop: 'The registry is processing an application', unknown: 'Register' },
    applications: {
      ok: 'The list shows no new application',
      stop: 'An application has been filed',
      unknown: 'Applications',
    },
    change: {
      ok: 'No urgent change in the register we read',
      stop: 'There is an urgent change',
      unknown: 'Changes of the register',
    },
    source: { ok: 'The registry answers', stop: 'The registry does not answer', unknown: 'Answer of the registry' },
  },
  until: (at) => `This answer ends at ${at}. Look again right before you send.`,
  after:
    'It does not cover what comes after. If you report your move-in (전입신고) today, from midnight you may stay even if the home is sold (대항력).',
  again: 'Look again now',
  looking: 'We are asking the registry.',
  lookPrice: (won, aDay, left) =>
    `A look costs ${won}: the price of the alerts includes ${aDay} a day. Left today: ${left}.`,
  lookFree: (aDay, left) => `You can look up to ${aDay} times a day at no extra cost. Left today: ${left}.`,
  lookGone: (aDay) =>
    `All ${aDay} looks of today are used; there are ${aDay} again from midnight. If it cannot wait, you can read the register yourself at the Internet Registry (인터넷등기소) for ₩700.`,
  seeAlert: 'See what it is',
  iros: 'Look at the registry yourself',
  irosNote: 'Viewing costs ₩700 and takes about five minutes. We tell you as soon as it answers again.',
  notAccount: 'We do not see whose account it is. Make sure that it is the owner in the register.',
  failed: 'We could not check whether you may send it',
  failedText: 'Do not send money until it is checked.',
} satisfies Translated<typeof korean>
