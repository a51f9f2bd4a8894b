import { expect, it } from 'vitest'
import { hostileTexts, unseenTexts } from '../testing/hostile-text.ts'
import { mailOf } from './mail-content.ts'
import { pushWords } from './pushing/push-words.ts'
import type { Template } from './queries.ts'
import { words } from './words.ts'

const ORIGIN = 'https://jipsalpim.test'
/**
 * The variables of each template. A `text` may be any text; the rest is parsed as a number, a date or one of our own
 * words.
 */
const expected: Record<Template, { text: readonly string[]; variables: Record<string, string | number> }> = {
  'watch-begun': { text: ['home'], variables: {} },
  'watch-application': {
    text: ['home', 'purpose', 'act'],
    variables: { receipt: '123', received: '2026-11-26', alert_seq: 7 },
  },
  'watch-correction': { text: ['home', 'purpose', 'act'], variables: { receipt: '', received: '', alert_seq: 7 } },
  'watch-registered': { text: ['home', 'what', 'act'], variables: { before: 1, after: 2, alert_seq: 7 } },
  'watch-missed': { text: ['home', 'what', 'act'], variables: { alert_seq: 7 } },
  'watch-since-report': { text: ['home', 'what', 'act'], variables: { before: 1, after: 2, alert_seq: 7 } },
  'watch-withdrawn': { text: ['home', 'purpose'], variables: { receipt: '1', received: '2026-11-26', alert_seq: 7 } },
  'watch-dismissed': { text: ['home', 'purpose'], variables: { receipt: '1', received: '2026-11-26', alert_seq: 7 } },
  'watch-same': { text: ['home', 'purpose'], variables: { receipt: '1', received: '2026-11-26', alert_seq: 7 } },
  'watch-unconfirmed': { text: ['home', 'purpose'], variables: { receipt: '1', received: '2026-11-26', alert_seq: 7 } },
  'watch-unlisted': { text: ['home'], variables: { alert_seq: 7 } },
  'watch-stopped': {
    text: ['home', '11월 25일 10:20'],
    variables: { alert_seq: 7, since: '2026-11-25T01:20:00Z', until: '2026-11-27T01:30:00Z' },
  },
  'watch-resumed': {
    text: ['home', '11월 25일 10:20', '11월 28일 09:05'],
    variables: { alert_seq: 7, since: '2026-11-25T01:20:00Z', until: '2026-11-28T00:05:00Z' },
  },
  'watch-renewed': { text: ['home'], variables: { won: 4900, to: '2027-01-01' } },
  'watch-charge-failed': { text: ['home'], variables: { won: 4900, next: '2027-01-01', until: '2027-01-07' } },
  'watch-card-needed': { text: ['home'], variables: { won: 4900, until: '2027-01-07' } },
  'watch-paused': { text: ['home'], variables: { won: 4900 } },
  'watch-price-asked': { text: ['home'], variables: { before: 0, won: 4900, on: '2027-01-07', until: '2026-12-30' } },
  'watch-price-agreed': { text: ['home'], variables: { before: 0, won: 4900, on: '2027-01-07' } },
  'watch-price-tomorrow': { text: ['home'], variables: { won: 4900, on: '2027-01-07' } },
  'watch-ends': { text: ['home'], variables: { until: '2027-01-07' } },
  'watch-month': {
    text: ['home', '30회 확인, 변동 0건'],
    variables: { month: '2026-11', checks: 30, changes: 0, gaps: 0, silent: 1, watch_seq: 7 },
  },
  'report-ready': { text: [], variables: {} },
  'question-answered': { text: [], variables: { report_seq: 7 } },
  'document-again': { text: [], variables: { report_seq: 7 } },
  'inquiry-answered': { text: [], variables: { order_seq: 7 } },
  'review-decided': { text: [], variables: { report_seq: 7 } },
  'dispute-news': { text: [], variables: { report_seq: 7 } },
  'report-refunded': { text: ['reason', 'coupon', 'ticket'], variables: { amount: 9900 } },
  'address-needed': { text: [], variables: {} },
  'deposit-needed': {
    text: ['bank', 'number', 'merchant_uid'],
    variables: { amount: 9900, due: '2026-11-25T00:00:00Z' },
  },
  'refund-account-needed': { text: ['merchant_uid'], variables: { amount: 9900 } },
  'supply-waits': { text: [], variables: { product: 'report', by: '2026-12-01' } },
  'tickets-end': { text: ['holder', 'tickets'], variables: { last_day: '2026-12-01', refundable: 0 } },
  'withdrawal-asked': { text: ['until'], variables: {} },
  'consent-kept': { text: ['day', 'act'], variables: {} },
  'consent-reminder': { text: ['day'], variables: {} },
  news: { text: ['body', 'button'], variables: { path: '/main' } },
}
// The record has every template.
const templates = Object.keys(expected) as Template[]
const PLAIN = '아무개'

it.each(templates)('%s says any text as it is, and leads nowhere else for it', (template) => {
  const { text, variables } = expected[template]
  const all = (value: string) => ({ ...variables, ...Object.fromEntries(text.map((name) => [name, value])) })
  const log = (sample: string) => {
    const { text: body, button, path } = words[template](all(sample))
    const push = pushWords[template](all(sample))
    const mail = mailOf({ text: body, button, path }, ORIGIN, null)
    // A link may contain the text, encoded.
    const mailed = mail.text.slice(0, -path.length)
    return { written: [body, button, push.title, push.body, mailed], mail, to: new URL(ORIGIN + path) }
  }
  const plain = log(PLAIN)
  for (const hostile of [...hostileTexts, ...unseenTexts]) {
    const { written, mail, to } = log(hostile)
    expect(written, hostile).toEqual(plain.written.map((line) => line.split(PLAIN).join(hostile)))
    expect([to.origin, to.pathname, to.hash]).toEqual([ORIGIN, plain.to.pathname, plain.to.hash])
    expect([...to.searchParams.keys()]).toEqual([...plain.to.searchParams.keys()])
    // A header has one line, whatever the text contains.
    expect(mail.subject, hostile).not.toMatch(/[\n\r\u2028\u2029]/)
    expect(mail.text.startsWith(mail.subject), hostile).toBe(true)
  }
})
