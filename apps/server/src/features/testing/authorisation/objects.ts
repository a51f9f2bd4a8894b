import { questionConsent } from '@jipsalpim/contract/areas/report/question-terms.ts'
import { onePicture } from '../document-scene.ts'
import { orderAgain, REORDER } from '../again-scene.ts'
import { makeCampaign, makeCodes } from '../coupon-scene.ts'
import { buyPack } from '../ticket-scene.ts'
import { bulkInput, unitsOf } from '../bulk-scene.ts'
import { HOME, makeOrder, makePaidOrder } from '../scenes.ts'
import { registerCard } from '../renew-scene.ts'
import { watchHome } from '../watch-scene.ts'
import type { TestServer } from '../../../testing/start-test-server.ts'
import { signIn } from '../../../testing/sign-in.ts'
import { HONG, passWindow } from '../verification-scene.ts'
import { openGuest } from '../../account/open-guest.ts'

type OrderName = { order_seq: number; merchant_uid: string }
/** One of every object that a user can own and a call can name. */
export type Objects = {
  user_seq: number
  session_seq: number
  open: OrderName
  undecided: OrderName
  paid: OrderName
  pack: OrderName
  /** An unpaid order of the notifier. */
  notifier: OrderName
  /** An unpaid order of several homes. */
  bulk: OrderName
  watch_seq: number
  /** The home of the watch. */
  home_seq: number
  alert_seq: number
  /** A higher price of the watch that the user is asked to accept. */
  offer_seq: number
  /** A registered card. */
  kept_card_seq: number
  /** Cards whose window was opened. */
  card_seq: number
  old_card_seq: number
  /** An unpaid order that follows the paid one. */
  again: OrderName
  report_seq: number
  share_seq: number
  question_seq: number
  inquiry_seq: number
  review_seq: number
  /** The user's own open dispute about the price. */
  dispute_seq: number
  document_seq: number
  /** The token of another share of the same report. */
  share_token: string
  coupon_seq: number
  /** A used personal code, as printed, and its token. */
  code: string
  code_token: string
  verified: { user_verify_seq: number; merchant_uid: string; imp_uid: string }
  notice_seq: number
  /** Strings that only this user's answers may contain. */
  canaries: readonly string[]
}

/** Made through the same calls that users make. A realtor may have no coupon: another user's is used instead. */
export async function makeObjects(
  server: TestServer,
  { token, seq }: { token: string; seq: number },
  n: number,
  coupons = true,
): Promise<Objects> {
  const { owner } = server
  const texts = { faq_write: `비밀 질문 ${n}${seq}`, landlord_name: `임대인${n}${seq}` }
  const verified = await verify(server, token, n)
  const open = await makeOrder(server, token, HOME, texts)
  const undecided = await makePaidOrder(server, token, null, texts)
  const paid = await makePaidOrder(server, token, HOME, texts)
  const pack = await buyPack(server, token)
  const notifier = await orderNotifier(server, token, paid.merchant_uid)
  const bulk = await orderSeveral(server, token)
  const watched = await beginWatch(server, token)
  const coupon = await takeCode(server, coupons ? token : (await signIn(server)).token)
  await server.settle(30_000)
  const { data: again } = await orderAgain(server, token, paid.order_seq, REORDER)
  const one = async (query: string, value: unknown): Promise<number> => {
    const { rows } = await owner.query(query, [value])
    return Number(Object.values(rows[0] ?? {})[0])
  }
  const report_seq = await one(
    `select report_seq from report_report where order_seq = $1 and state = 'ready'`,
    paid.order_seq,
  )
  const share = () => server.call('shareMake', { report_seq, to: { link: true } }, { token })
  const content = '말소된 근저당에 대한 질문'
  const inquiry = { report_seq, content: '이용권을 쓰는 방법에 대한 문의', user_role_type: 'tenant' } as const
  const question = { name: 'other', seq: report_seq, content, consent: questionConsent } as const
  const review = { report_seq, stars: 4, text: '계약 전날 알게 된 빚에 대한 후기' } as const
  await server.call(
    'reportDisputeMake',
    { report_seq, role: 'tenant', words: '어제 말소된 근저당에 대한 이의' },
    { token },
  )
  const paper = { report_seq, kind: 'lease', file: onePicture } as const
  return {
    user_seq: seq,
    session_seq: await one(
      `insert into account_session (user_seq, expires_at) values ($1, app_now() + interval '1 day') returning session_seq`,
      seq,
    ),
    open,
    undecided,
    paid,
    pack,
    notifier,
    bulk,
    watch_seq: await one('select watch_seq from subscribe_watch where order_seq = $1', watched),
    home_seq: await one('select home_seq from subscribe_watch where order_seq = $1', watched),
    alert_seq: await makeAlert(server, watched),
    offer_seq: await makeOffer(server, watched),
    kept_card_seq: await registerCard(server, token),
    card_seq: await openCard(server, token),
    old_card_seq: await openCard(server, token),
    again,
    report_seq,
    share_seq: (await share()).data.share_seq,
    question_seq: (await server.call('reportQuestionAsk', question, { token })).data.question_seq,
    inquiry_seq: (await server.call('reportInquiryAsk', inquiry, { token })).data.inquiry_seq,
    dispute_seq: await one('select dispute_seq from report_dispute where user_seq = $1', seq),
    review_seq: (await server.call('reportReviewMake', review, { token })).data.review_seq,
    document_seq: (await server.call('reportDocumentAdd', paper, { token })).data.id,
    share_token: new URL((await share()).data.url).searchParams.get('document') ?? '',
    ...coupon,
    verified,
    notice_seq: await one('select notice_seq from message_notice where user_seq = $1 limit 1', seq),
    canaries: [
      ...Object.values(texts),
      ...[open, undecided, paid, pack, again, bulk].map((o) => o.merchant_uid),
      coupon.code,
      coupon.code_token,
      verified.merchant_uid,
      verified.phone,
      verified.name,
    ],
  }
}

/** Names of the same shape without an object. */
export const missing: Objects = {
  user_seq: 987_654_321,
  session_seq: 987_654_321,
  open: { order_seq: 987_654_321, merchant_uid: 'nz000000000000000000' },
  undecided: { order_seq: 987_654_322, merchant_uid: 'nz000000000000000001' },
  paid: { order_seq: 987_654_323, merchant_uid: 'nz000000000000000002' },
  pack: { order_seq: 987_654_324, merchant_uid: 'nz000000000000000003' },
  again: { order_seq: 987_654_325, merchant_uid: 'nz000000000000000004' },
  notifier: { order_seq: 987_654_326, merchant_uid: 'nz000000000000000005' },
  bulk: { order_seq: 987_654_327, merchant_uid: 'sbulk000000000000000006' },
  watch_seq: 987_654_321,
  home_seq: 987_654_321,
  alert_seq: 987_654_321,
  offer_seq: 987_654_321,
  kept_card_seq: 987_654_323,
  card_seq: 987_654_321,
  old_card_seq: 987_654_322,
  report_seq: 987_654_321,
  share_seq: 987_654_321,
  question_seq: 987_654_321,
  inquiry_seq: 987_654_321,
  review_seq: 987_654_321,
  dispute_seq: 987_654_321,
  document_seq: 987_654_321,
  share_token: 'no-such-share-token-000000000000',
  coupon_seq: 987_654_321,
  code: 'ZZZZ-ZZZZ-ZZZZ',
  code_token: `ct_c987654321_${'0'.repeat(43)}`,
  verified: { user_verify_seq: 987_654_321, merchant_uid: 'vf0000000000', imp_uid: 'imp_000000000000' },
  notice_seq: 987_654_321,
  canaries: [],
}

async function orderSeveral(server: TestServer, token: string): Promise<OrderName> {
  const input = await bulkInput(server, unitsOf('302', '402'), { pg_name: 'portone' })
  const { code, data, text } = await server.call('subscribePaymentBulk', input, { token })
  if (code !== 0) throw new Error(`no order of several homes: ${text}`)
  return data
}

async function orderNotifier(server: TestServer, token: string, of: string): Promise<OrderName> {
  const terms = { pg_name: 'portone', shown_price: 4900, draft_key: `draft-of-${of}`, agreed: true } as const
  const { code, data, text } = await server.call('orderSubscribe', { ...terms, yearly: false, of }, { token })
  if (code !== 0) throw new Error(`no notifier: ${text}`)
  return data
}

/** A paid watch of another home than the report's, whose first register was read. */
async function beginWatch(server: TestServer, token: string): Promise<number> {
  const made = await watchHome(server, token, { ...HOME, ho: '402호' })
  await server.settle(30_000)
  return made.order_seq
}
async function makeAlert(server: TestServer, orderSeq: number): Promise<number> {
  const { rows } = await server.owner.query<{ alert_seq: string }>(
    `with w as (select * from subscribe_watch where order_seq = $1),
      e as (insert into subscribe_event (home_seq, kind, dedupe_key) select home_seq, 'same', 'alert-of-' || watch_seq from w returning event_seq)
      insert into subscribe_alert (event_seq, watch_seq, user_seq, critical)
        select e.event_seq, w.watch_seq, w.user_seq, false from w, e returning alert_seq`,
    [orderSeq],
  )
  return Number(rows[0]?.alert_seq)
}

async function makeOffer(server: TestServer, orderSeq: number): Promise<number> {
  const { rows } = await server.owner.query<{ offer_seq: string }>(
    `insert into subscribe_consent (watch_seq, nth, charge_on, price_before, price, ask_until)
      select watch_seq, 1, current_date + 30, 4900, 5900, current_date + 20 from subscribe_watch where order_seq = $1
      returning offer_seq`,
    [orderSeq],
  )
  return Number(rows[0]?.offer_seq)
}

const openCard = async (server: TestServer, token: string): Promise<number> =>
  (await server.call('portoneBillingKey', {}, { token })).data.card_seq

async function verify(server: TestServer, token: string, n: number) {
  const who = { ...HONG, name: `홍길동${'가나다라마바사아'[n % 8]}`, phone: `0105555${1100 + n}` }
  const { data } = await server.call('phonePrepare', { phone: who.phone }, { token })
  const imp_uid = (await passWindow(server, data.merchant_uid, who)).get('imp_uid') ?? ''
  const { code, text } = await server.call('phoneResult', { imp_uid, merchant_uid: data.merchant_uid }, { token })
  if (code !== 0) throw new Error(`not verified: ${text}`)
  return { ...who, user_verify_seq: data.user_verify_seq, merchant_uid: data.merchant_uid, imp_uid }
}

async function takeCode(server: TestServer, token: string) {
  const [code = ''] = await makeCodes(server, await makeCampaign(server, { one_per: 'account' }), 1)
  const manual = { service_type: 'report', code_token: code, original_price: 0 } as const
  const { data } = await server.call('couponManualValidate', manual, { token })
  const taken = await server.call('couponTake', { code }, { token })
  if (taken.code !== 0) throw new Error(`no coupon: ${taken.text}`)
  return { code, code_token: data.codeToken ?? '', coupon_seq: taken.data.coupon.coupon_seq }
}

/** A guest owns only a verification. */
export async function makeGuest(server: TestServer, n: number): Promise<{ token: string; objects: Objects }> {
  const { guest_token: token } = await openGuest(server.ctx)
  const who = { ...HONG, name: '홍손님', phone: `0106666${1100 + n}` }
  const { data } = await server.call('phonePrepareGuest', { phone: who.phone }, { token })
  const imp_uid = (await passWindow(server, data.merchant_uid, who)).get('imp_uid') ?? ''
  const verified = { user_verify_seq: data.user_verify_seq, merchant_uid: data.merchant_uid, imp_uid }
  return { token, objects: { ...missing, verified, canaries: [verified.merchant_uid, who.phone] } }
}
