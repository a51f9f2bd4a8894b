import { callTable, type CallName } from '@jipsalpim/contract/call-table.ts'
import type { CallRow } from '@jipsalpim/contract/row.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { TestServer } from '../../../testing/start-test-server.ts'
import { hashToken } from '../../../crypto/token.ts'

/** What can be named in a call: the user's newest objects, and what an operator sees. */
type Known = {
  orders: { order_seq: number; merchant_uid: string }[]
  reports: number[]
  coupons: number[]
  /** Any user's, for the back office. */
  anybody: { user_seq: number; order_seq: number } | null
  /** The latest question of any user, for the back office. */
  question: number | null
  /** The latest inquiry of any user, for the back office. */
  inquiry: number | null
  /** The latest dispute of any user, for the back office. */
  dispute: number | null
  documents: number[]
  watches: number[]
  alerts: number[]
  /** The latest document of any user, for the back office. */
  paper: number | null
  batches: number[]
  flags: string[]
  today: string
}
export type Read = { name: CallName; input: object }

const plain = () => [{}]
const ofOrder = ({ orders }: Known) => orders.map(({ order_seq }) => ({ order_seq }))
const ofMerchant = ({ orders }: Known) => orders.map(({ merchant_uid }) => ({ merchant_uid }))
const ofId = ({ orders }: Known) => orders.map((o) => ({ id: o.order_seq }))
const ofReport = ({ reports }: Known) => reports.map((id) => ({ id }))
const ofReportSeq = ({ reports }: Known) => reports.map((report_seq) => ({ report_seq }))

const ofDocument = ({ documents }: Known) => documents.map((id) => ({ id }))

/** Calls that change nothing although they are not GET: screens cache their answers, too. */
const asked = ['payOrderInfo', 'payOrderInfoReorder', 'payOrderPrice'] as const satisfies readonly CallName[]
/** The inputs with which a call is made; without a line here, with no input. */
const inputs: Partial<Record<CallName, (of: Known) => object[]>> = {
  campaignList: plain,
  couponConfirm: ({ coupons }) => coupons.map((coupon_seq) => ({ coupon_seq, service_type: 'report' })),
  operatorCodes: ({ batches }) => batches.map((batch_seq) => ({ batch_seq })),
  operatorCouponReport: ({ today }) => [{ issuer: 'test-city', from: today, to: today }],
  userExperiment: () => [{ domain: 'a-b', type: 'prevention', device: 'device-number-000001' }],
  operatorPerson: ({ anybody }) => (anybody ? [{ user_seq: anybody.user_seq }] : []),
  operatorOrder: ({ anybody }) => (anybody ? [{ order_seq: anybody.order_seq }] : []),
  orderAdmin: ({ anybody }) => (anybody ? [{ id: anybody.order_seq, why: 'routine-check' }] : []),
  reportAdmin: () => [{ why: 'routine-check' }],
  orderPrice: () => [{}, { product: 'ticket-3' }],
  orderBankAccount: ofMerchant,
  subscribeBulk: ofMerchant,
  orderReceipt: ofMerchant,
  orderDetailRealtor: ofOrder,
  realtorInfo: ofOrder,
  contractReport: ofId,
  contractReportLoan: ofId,
  contractSubscribe: ofId,
  orderMerchant: ({ orders }) => orders.map(({ merchant_uid: merchant }) => ({ merchant })),
  orderCart: ({ orders }) => orders.map(({ merchant_uid: merchant }) => ({ merchant })),
  payOrderInfo: ofOrder,
  payOrderInfoReorder: ofOrder,
  payOrderPrice: ({ orders }) => orders.map(({ order_seq }) => ({ order_seq, wanted: { kind: 'reorder' } })),
  reportList: ({ reports }) => [{}, ...reports.map((document) => ({ document }))],
  reportRead: ofReport,
  reportOfUser: ofReport,
  reportPrevious: ofReport,
  reportAnswers: ofReport,
  reportQuestions: ofReportSeq,
  reportReviewOwn: ofReportSeq,
  reportDisputes: ofReportSeq,
  reportNote: ofReportSeq,
  reportInquiries: ofReportSeq,
  fraudLookUps: ofReportSeq,
  subscribeInfo: ({ watches }) => watches.map((id) => ({ id })),
  subscribeAlerts: ({ watches }) => watches.map((id) => ({ id })),
  subscribeLastPayment: ({ watches }) => watches.map((id) => ({ id })),
  subscribeAddressHistory: ({ watches }) => watches.map((id) => ({ id })),
  subscribeHistory: ({ watches }) => watches.map((id) => ({ id })),
  subscribeReport: ({ watches }) => watches.map((id) => ({ id })),
  subscribeGuard: ({ watches }) => watches.map((id) => ({ id })),
  subscribeAnalyze: ({ alerts }) => alerts.map((analyze_seq) => ({ analyze_seq })),
  subscribeAnalyzeById: ({ alerts }) => alerts.map((id) => ({ id })),
  operatorDispute: ({ dispute }) => (dispute === null ? [] : [{ dispute_seq: dispute }]),
  reportDocument: ofDocument,
  reportDocumentPage: (of) => ofDocument(of).map((one) => ({ ...one, page: 1 })),
  operatorDocumentPage: ({ paper }) => (paper === null ? [] : [{ document_seq: paper, page: 1 }]),
  operatorQuestion: ({ question }) => (question === null ? [] : [{ question_seq: question }]),
  operatorInquiry: ({ inquiry }) => (inquiry === null ? [] : [{ inquiry_seq: inquiry }]),
  compareItems: plain,
  compareOrderItem: ofOrder,
  reportProgress: ofMerchant,
  reportScamTown: () => [{ address_si: '서울특별시', address_gu: '강서구' }],
  featureFlagEval: ({ flags }) => flags.map((key) => ({ key, device: 'device-number-000001' })),
}
/** Calls that are not compared, with the reason. */
const aside: Partial<Record<CallName, string>> = {
  loginKakao: 'makes a session',
  authToken: 'renews the session; the token is no part of a screen',
  personalData: 'a file of everything, fetched when it is saved',
  addressSearch: 'what the address register says',
  addressUnits: 'what the address register says',
  addressUniqueNos: 'what the address register says',
  couponOfLink: 'asked by a code that only its message holds; fetched when the link is opened',
  portoneInfo: 'the parameters of a window, fetched when it opens',
  paypleInfo: 'the parameters of a window, fetched when it opens',
  paypleInfoOrder: 'the parameters of a window, fetched when it opens',
  previewReportManager: 'asked with a header that only the back office makes',
  previewReportBuyManager: 'asked with a header that only the back office makes',
  sharedDisputes: 'asked by a token or a key that only a link holds',
  shareLook: 'asked by a token that only its link holds',
  shareRead: 'asked by a token that only its link holds',
  operatorWatch: 'how the watch stands in this minute, which the next one changes',
  subscribePromise: 'a measure over everybody, which each check changes',
  reportSimpleRead: 'never changes after it is made',
}
const isRead = (name: CallName, row: CallRow): boolean =>
  !(name in aside) && (row.method === 'GET' || asked.some((a) => a === name))
// every call's row is one
const reads = (Object.entries(callTable) as [CallName, CallRow][]).filter(([name, row]) => isRead(name, row))

/** Every read that the owner of this token can have on a screen. */
export async function readsOf(server: TestServer, token: string | undefined): Promise<Read[]> {
  const rows = async <T>(query: string, values: unknown[] = []): Promise<T[]> =>
    (await server.owner.query(query, values)).rows
  const [me] = await rows<{ user_seq: string; role: string }>(
    `select user_seq, role from account_user join account_session using (user_seq)
      join account_session_token using (session_seq) where token_hash = $1`,
    [hashToken(token ?? '')],
  )
  const numbers = async (query: string, values: unknown[] = []) =>
    (await rows<{ n: string }>(query, values)).map(({ n }) => Number(n))
  const mine = [me?.user_seq ?? null]
  const orders = await rows<{ order_seq: string; merchant_uid: string }>(
    'select order_seq, merchant_uid from order_order where user_seq = $1 order by order_seq desc limit 4',
    mine,
  )
  const [anybody] = await rows<{ user_seq: string; order_seq: string }>(
    'select user_seq, order_seq from order_order order by order_seq desc limit 1',
  )
  const known: Known = {
    orders: orders.map((o) => ({ order_seq: Number(o.order_seq), merchant_uid: o.merchant_uid })),
    reports: await numbers(
      `select report_seq as n from report_report join order_order using (order_seq)
        where user_seq = $1 order by report_seq desc limit 2`,
      mine,
    ),
    coupons: await numbers(
      'select coupon_seq as n from coupon_coupon where user_seq = $1 order by 1 desc limit 2',
      mine,
    ),
    anybody: anybody ? { user_seq: Number(anybody.user_seq), order_seq: Number(anybody.order_seq) } : null,
    question: (await numbers('select question_seq as n from report_question order by 1 desc limit 1'))[0] ?? null,
    inquiry: (await numbers('select inquiry_seq as n from report_inquiry order by 1 desc limit 1'))[0] ?? null,
    dispute: (await numbers('select dispute_seq as n from report_dispute order by 1 desc limit 1'))[0] ?? null,
    documents: await numbers(
      `select document_seq as n from report_document join order_order using (order_seq)
        where user_seq = $1 order by 1 desc limit 2`,
      mine,
    ),
    watches: await numbers(
      'select watch_seq as n from subscribe_watch where user_seq = $1 order by 1 desc limit 2',
      mine,
    ),
    alerts: await numbers(
      'select alert_seq as n from subscribe_alert where user_seq = $1 order by 1 desc limit 2',
      mine,
    ),
    paper:
      (
        await numbers('select document_seq as n from report_document where look is not null order by 1 desc limit 1')
      )[0] ?? null,
    batches: await numbers('select batch_seq as n from coupon_batch order by 1 desc limit 1'),
    flags: (await rows<{ key: string }>('select distinct key from settings_flag')).map(({ key }) => key),
    today: dayInSeoul(server.ctx.now()),
  }
  return reads
    .filter(([, { access }]) => access === 'open' || (me && access === 'user') || access === me?.role)
    .flatMap(([name]) => (inputs[name] ?? plain)(known).map((input) => ({ name, input })))
}

/** The answers by read. Fields that count or list every row of a user are left out: every write changes them. */
export async function answersOf(
  server: TestServer,
  token: string | undefined,
  asks: readonly Read[],
): Promise<Map<Read, string>> {
  await server.owner.query('delete from platform_limit')
  const answers = new Map<Read, string>()
  const rest = [...asks]
  const lane = async () => {
    for (let read = rest.shift(); read; read = rest.shift()) {
      // shaped for the call, in the table above
      const { code, data } = await server.call(read.name, read.input as never, { token })
      answers.set(read, JSON.stringify([code, data], without))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return answers
}
const AT_ONCE = 8
/**
 * Left out. withdrawalRead: the rows to be deleted and retained, by area; operatorPerson: the accesses, to which each read
 * adds one; sessionList: when a session was last seen, which any call may renew.
 */
const ignored: ReadonlySet<string> = new Set(['goes', 'kept', 'looked', 'last_seen_at'])
const without = (key: string, value: unknown): unknown => (ignored.has(key) ? undefined : value)
