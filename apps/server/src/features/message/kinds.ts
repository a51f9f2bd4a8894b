import type { choosableKinds, noticeChannels, noticeKinds } from '@jipsalpim/contract/areas/account/terms.ts'
import type { NoticeRow, Template } from './queries.ts'

export type NoticeKind = (typeof noticeKinds)[number]
export type Choosable = (typeof choosableKinds)[number]
export type Channel = (typeof noticeChannels)[number]

/**
 * The kind of each message. Users are always notified about their money and account, and about the homes that they
 * watch; about reports unless they turn it off; 'news' is advertising and needs their consent. A message that adds an
 * offer to a notice is 'news' as a whole.
 */
export const kindOf: Record<Template, NoticeKind> = {
  'report-ready': 'report',
  'question-answered': 'report',
  'inquiry-answered': 'report',
  'document-again': 'report',
  'review-decided': 'report',
  'dispute-news': 'report',
  'watch-begun': 'watch',
  'watch-application': 'watch',
  'watch-correction': 'watch',
  'watch-registered': 'watch',
  'watch-withdrawn': 'watch',
  'watch-dismissed': 'watch',
  'watch-same': 'watch',
  'watch-missed': 'watch',
  'watch-since-report': 'watch',
  'watch-unconfirmed': 'watch',
  'watch-unlisted': 'watch',
  'watch-stopped': 'watch',
  'watch-resumed': 'watch',
  'watch-renewed': 'watch',
  'watch-charge-failed': 'watch',
  'watch-card-needed': 'watch',
  'watch-paused': 'watch',
  'watch-price-asked': 'watch',
  'watch-price-agreed': 'watch',
  'watch-price-tomorrow': 'watch',
  'watch-ends': 'watch',
  'watch-month': 'watch',
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
/** True if it is sent by mail when it reached no phone: an alert of a watch, and anything urgent. */
export const isAlert = ({ template, urgent }: Pick<NoticeRow, 'template' | 'urgent'>): boolean =>
  urgent || kindOf[template] === 'watch'
/** Not urgent: not sent at night, though they are not advertising. */
export const waitsForMorning: ReadonlySet<Template> = new Set<Template>([
  'consent-kept',
  'consent-reminder',
  'tickets-end',
  'watch-month',
])
export const isChoosable = (kind: NoticeKind): kind is Choosable => kind === 'report'
