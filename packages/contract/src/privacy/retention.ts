import { day, type Day } from '@jipsalpim/engine/values/day.ts'

export type Period = { days: number } | { months: number } | { years: number }
type Retention = 'until-withdrawal' | 'until-done' | Period
/**
 * How a row is carried out; `withdrawal`: when the user's account is deleted; `apart`: moved where the app cannot read
 * it, then deleted.
 */
type CarriedOut = 'withdrawal' | 'apart' | 'sweep' | 'at-once' | 'not-kept'
export type RetentionRule = {
  id: string
  data: string
  keep: Retention
  by: CarriedOut
  /** The tables that the row applies to. */
  tables: readonly string[]
  law: { title: string; article: string } | 'our own'
  from: Day
}

const privacy = (article: string) => ({ title: '개인정보 보호법', article })
const commerce = { title: '전자상거래법 시행령', article: '제6조' }
const since = day('2026-01-01')

/** The period of a swept rule, as a database interval: '90 days'. */
export function periodOf(id: string): string {
  const keep = retentionTable.findLast((r) => r.id === id)?.keep
  if (keep === undefined || typeof keep === 'string') throw new Error(`${id} has no period`)
  return Object.entries(keep)
    .map(([unit, n]) => `${n} ${unit}`)
    .join(' ')
}

/**
 * The retention periods: one dated row per kind of data. A new period is a new row, never an edit. The daily sweep runs
 * the rows of kind 'sweep' and 'apart' and records the number of rows per rule and day.
 */
export const retentionTable: readonly RetentionRule[] = [
  {
    id: 'member',
    data: 'who a member is: name, mail, telephone, birthday, key of the person, logins, agreements',
    keep: 'until-withdrawal',
    by: 'withdrawal',
    tables: [
      'account_user',
      'account_login',
      'account_terms_agreement',
      'account_consent',
      'account_invite',
      'account_invite_code',
      'account_stay',
      'account_withdrawal',
    ],
    law: privacy('제21조'),
    from: since,
  },
  {
    id: 'report',
    data: 'reports, what they were made from and the registers, with the names that stand in them',
    keep: 'until-withdrawal',
    by: 'withdrawal',
    tables: ['report_report', 'report_step', 'order_order', 'order_address_edit'],
    law: privacy('제21조'),
    from: since,
  },
  {
    id: 'contract',
    data: 'contracts, payments and refunds of somebody who is gone',
    keep: { years: 5 },
    by: 'apart',
    tables: ['apart.record'],
    law: commerce,
    from: since,
  },
  {
    id: 'ledger',
    data: 'sums under numbers, without a person',
    keep: { years: 5 },
    by: 'not-kept',
    tables: ['ledger_txn', 'ledger_leg', 'payment_attempt', 'payment_refund'],
    law: { title: '국세기본법', article: '제85조의3' },
    from: since,
  },
  {
    id: 'refund-accounts',
    data: 'the account that a deposit goes back to, and the number of a cash receipt',
    keep: 'until-done',
    by: 'at-once',
    tables: ['payment_refund_account', 'payment_receipt'],
    law: privacy('제21조'),
    from: since,
  },
  {
    id: 'spoiled-reports',
    data: 'reports that failed or were voided, with third parties’ names in them',
    keep: { days: 90 },
    by: 'sweep',
    tables: ['report_report', 'report_step'],
    law: privacy('제21조'),
    from: since,
  },
  {
    id: 'shares',
    data: 'to whom a report was shown, until when, and when it was opened',
    keep: { years: 1 },
    by: 'sweep',
    tables: ['report_share', 'report_share_view'],
    law: 'our own',
    from: since,
  },
  {
    id: 'questions',
    data: 'questions to the back office about a report and their answers, counted from the answer',
    keep: { years: 1 },
    by: 'sweep',
    tables: ['report_question'],
    law: 'our own',
    from: since,
  },
  {
    id: 'inquiries',
    data: 'inquiries about what is sold around a report and their answers, counted from the answer',
    keep: { years: 1 },
    by: 'sweep',
    tables: ['report_inquiry'],
    law: 'our own',
    from: since,
  },
  {
    id: 'reviews',
    data: 'what somebody wrote about a report, masked, and what became of it',
    keep: 'until-withdrawal',
    by: 'withdrawal',
    tables: ['report_review'],
    law: 'our own',
    from: since,
  },
  {
    id: 'fraud-look-ups',
    data: 'that a number was looked up before money was sent: its kind, its last four digits and the answer',
    keep: { years: 1 },
    by: 'sweep',
    tables: ['report_look_up'],
    law: 'our own',
    from: since,
  },
  {
    id: 'disputes',
    data: 'what somebody said is wrong in a report, how to reach them, the papers that came with it, and the decision, counted from its end',
    keep: { years: 3 },
    by: 'sweep',
    tables: ['report_dispute', 'report_document'],
    law: commerce,
    from: since,
  },
  {
    id: 'documents',
    data: 'papers beside a report: the register’s print and what somebody added, numbers covered',
    keep: 'until-withdrawal',
    by: 'withdrawal',
    tables: ['report_document'],
    law: privacy('제21조'),
    from: since,
  },
  {
    id: 'identity',
    data: 'what the identity agency told for one verification',
    keep: { days: 1 },
    by: 'sweep',
    tables: ['verification_attempt'],
    law: privacy('제21조'),
    from: since,
  },
  {
    id: 'identity-attempts',
    data: 'that somebody tried to verify, without what was told',
    keep: { years: 1 },
    by: 'sweep',
    tables: ['verification_attempt'],
    law: 'our own',
    from: since,
  },
  {
    id: 'gateway-bodies',
    data: 'what gateways posted, word for word',
    keep: { days: 90 },
    by: 'sweep',
    tables: ['payment_webhook'],
    law: 'our own',
    from: since,
  },
  {
    id: 'notices',
    data: 'that a message was sent, and whether it arrived',
    keep: { years: 1 },
    by: 'sweep',
    tables: ['message_notice', 'message_push'],
    law: 'our own',
    from: since,
  },
  {
    id: 'access',
    data: 'on which device somebody was logged in',
    keep: { months: 3 },
    by: 'sweep',
    tables: ['account_session', 'account_session_token'],
    law: { title: '통신비밀보호법 시행령', article: '제41조' },
    from: since,
  },
  {
    id: 'push-devices',
    data: 'devices that may be sent to, and what the app said of them',
    keep: { years: 1 },
    by: 'sweep',
    tables: ['account_device'],
    law: privacy('제21조'),
    from: since,
  },
  {
    id: 'watches',
    data: 'which home somebody has watched, the lease that they told, and what changes meant for it',
    keep: 'until-withdrawal',
    by: 'withdrawal',
    tables: ['subscribe_watch', 'subscribe_period', 'subscribe_alert', 'subscribe_look', 'subscribe_move'],
    law: privacy('제21조'),
    from: since,
  },
  {
    id: 'watched-homes',
    data: 'registers of homes that somebody watches, with their owners, counted from the day on which nobody does any more',
    keep: { days: 90 },
    by: 'sweep',
    tables: ['subscribe_home', 'subscribe_print'],
    law: privacy('제21조'),
    from: since,
  },
  {
    id: 'loan-results',
    data: 'answers to the loan questions and their result, of those who asked to keep them',
    keep: { years: 1 },
    by: 'sweep',
    tables: ['loan_result'],
    law: 'our own',
    from: since,
  },
  {
    id: 'page-views',
    data: 'which screens somebody saw who agreed to that',
    keep: { days: 90 },
    by: 'sweep',
    tables: ['tracking_view', 'tracking_device'],
    law: privacy('제21조'),
    from: since,
  },
  {
    id: 'coupon-persons',
    data: 'keyed hashes of who has had a coupon or a discount for new members, after it is over',
    keep: { days: 30 },
    by: 'sweep',
    tables: ['coupon_person', 'order_discount_person'],
    law: privacy('제21조'),
    from: since,
  },
  {
    id: 'account-history',
    data: 'what happened to an account: joined, logged in, linked, verified, gone',
    keep: { years: 2 },
    by: 'sweep',
    tables: ['account_event'],
    law: { title: '개인정보의 안전성 확보조치 기준', article: '제8조' },
    from: since,
  },
  {
    id: 'resident-numbers',
    data: 'resident registration numbers',
    keep: { days: 0 },
    by: 'not-kept',
    tables: [],
    law: privacy('제24조의2'),
    from: since,
  },
  {
    id: 'places-of-persons',
    data: 'where a person is: the product asks for no position',
    keep: { days: 0 },
    by: 'not-kept',
    tables: [],
    law: { title: '위치정보의 보호 및 이용 등에 관한 법률', article: '제23조' },
    from: since,
  },
  {
    id: 'guests',
    data: 'guests and their verifications',
    keep: { days: 1 },
    by: 'at-once',
    tables: ['account_guest'],
    law: privacy('제21조'),
    from: since,
  },
]
