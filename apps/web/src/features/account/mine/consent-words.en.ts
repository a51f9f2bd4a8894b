import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './consent-words.ts'

const roads: Readonly<Record<string, string>> = {
  join: 'when joining',
  visit: 'on a later visit',
  mypage: 'on My page',
  persona: 'when the sample member was made',
  job: 'by the reminder every two years',
}

export const words = {
  title: 'Consents and messages',
  note: 'Optional consents can be given and taken back at any time. Without them you can use everything.',
  failed: 'Your consents could not be loaded',
  optional: 'Optional',
  required: 'Required',
  requiredNote: 'Needed as long as you use the service. To take them back, delete your account.',
  state: (state, day, remindedBy) =>
    state === 'agreed'
      ? `Agreed ${day}${remindedBy === null ? '' : ` · we remind you around ${remindedBy}`}`
      : state === 'withdrawn'
        ? `Taken back ${day}`
        : 'Not agreed',
  agree: 'Agree',
  leave: 'Take back',
  actNamed: (title, agreed) => `${title}: ${agreed ? 'take back' : 'agree'}`,
  nightNeeds: 'Please agree to receive news first',
  leaveTitle: (title) => `Take back your consent to ‘${title}’?`,
  leaveText: (code) =>
    code === 'marketing'
      ? 'We send you no more news, by night neither. Messages about reports and payments still come.'
      : 'It stops at once. You can agree again at any time.',
  agreed: (day) => `Agreed on ${day}.`,
  left: (day) => `Taken back on ${day}.`,
  notices: { talk: 'Messages', push: 'App notifications' },
  channel: {
    talk: 'By KakaoTalk to your phone; by SMS where that does not arrive.',
    push: 'Once more, to the devices on which you use the app.',
  },
  notice: {
    payment: { title: 'Payments and refunds', text: 'payments, refunds, addresses not chosen yet' },
    account: { title: 'Account and consents', text: 'deleting the account, results of consents' },
    watch: { title: 'Register alerts', text: 'applications, changes of the register, a stopped watch' },
    report: { title: 'Reports', text: 'when a report is ready' },
    news: { title: 'Offers and news', text: 'advertising' },
  },
  noticeValue: (on, text) => `${on ? 'On' : 'Off'} · ${text}`,
  noticeNamed: (title, on, channel) =>
    `${title}${channel === 'push' ? ', app notifications' : ''}: turn ${on ? 'off' : 'on'}`,
  on: 'Turn on',
  off: 'Turn off',
  by: { fixed: 'We have to tell you this, so it stays on', consent: 'Follows the optional consent above' },
  history: 'See all that I agreed to',
  act: (title, act) =>
    act === 'reminded' ? `${title}: reminded` : `${title}: ${act === 'agreed' ? 'agreed' : 'taken back'}`,
  grounds: (at, version, road) => `${at} · version ${version} · ${roads[road] ?? ''}`,
} satisfies Translated<typeof korean>
