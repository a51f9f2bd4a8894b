import type { choosableKinds, noticeChannels, noticeKinds } from '@jipsalpim/contract/areas/account/terms.ts'
import type { Template } from './queries.ts'

export type NoticeKind = (typeof noticeKinds)[number]
export type Choosable = (typeof choosableKinds)[number]
export type Channel = (typeof noticeChannels)[number]

/**
 * What a message is to the person. Of his money and his account he is always told; of a report as he likes; 'news' is
 * advertising and needs his agreement. A message that mixes an offer into a notice is 'news' as a whole.
 */
export const kindOf: Record<Template, NoticeKind> = {
  'report-ready': 'report',
  'report-refunded': 'payment',
  'address-needed': 'payment',
  'deposit-needed': 'payment',
  'refund-account-needed': 'payment',
  'supply-waits': 'payment',
  'tickets-end': 'payment',
  'withdrawal-asked': 'account',
  'consent-kept': 'account',
  'consent-reminder': 'account',
  news: 'news',
}
/** Not urgent: nobody is woken by them, though they are no advertising. */
export const waitsForMorning: ReadonlySet<Template> = new Set<Template>([
  'consent-kept',
  'consent-reminder',
  'tickets-end',
])
export const isChoosable = (kind: NoticeKind): kind is Choosable => kind === 'report'
