import { randomUUID } from 'node:crypto'
import { questionConsent } from '@jipsalpim/contract/areas/report/question-terms.ts'
import { addDays, day, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { signIn } from '../../../testing/sign-in.ts'
import type { TestServer } from '../../../testing/start-test-server.ts'
import { campaignTerms, makeCampaign } from '../coupon-scene.ts'
import { buyPack } from '../ticket-scene.ts'
import { makePaidOrder, PRICE } from '../scenes.ts'
import { onePicture } from '../document-scene.ts'
import { HONG, verifyGuestPhone } from '../verification-scene.ts'

const reason = '접수된 요청을 확인함'

export async function operatorStory(server: TestServer): Promise<void> {
  const new_one = await signIn(server, { role: 'operator' })
  await server.owner.query('update account_session set second_factor_at = null where user_seq = $1', [new_one.seq])
  await server.call('operatorEnrol', {}, { token: new_one.token })
  const { data } = await server.call('loginKakao', { code: 'persona-operator-third' })
  await server.call('operatorEnter', { code: '000000' }, { token: data.session.token })

  const [one, two] = [await server.login('operator-han'), await server.login('operator-second')]
  const buyer = await signIn(server, { persona: true })
  const order = await makePaidOrder(server, buyer.token)
  await server.settle(30_000)
  const { order_seq } = order
  await server.call('operatorFind', { by: 'order', text: order.merchant_uid }, { token: one })
  await server.call('operatorReveal', { user_seq: buyer.seq, reason }, { token: one })
  const { notices } = (await server.call('operatorOrder', { order_seq }, { token: one })).data
  await server.call('operatorNotice', { notice_seq: notices[0]?.notice_seq ?? 0, reason }, { token: one })
  await server.settle(30_000)
  await server.call('operatorPreview', { order_seq, page: 'report', reason }, { token: one })
  await server.call('operatorPayments', { order_seq, gateway_id: null, reason }, { token: one })
  await server.call('operatorRefund', { order_seq, amount: PRICE / 2, seen_back: 0, reason }, { token: one })
  await server.settle(30_000)
  const { rows } = await server.owner.query<{ job_seq: string }>(
    `insert into platform_job (name, payload, state, attempts, error)
      select 'report.prepare', jsonb_build_object('report_seq', report_seq), 'dead', 5, 'it broke'
        from report_report where order_seq = $1 returning job_seq`,
    [order_seq],
  )
  await server.call('operatorJob', { job_seq: Number(rows[0]?.job_seq), reason }, { token: one })
  await server.settle(30_000)
  await questionStory(server, buyer.token, one)
  await reviewStory(server, buyer.token, one)
  await disputeStory(server, buyer.token, one)
  const pack = await buyPack(server, buyer.token, { product: 'ticket-10', price: 80_000 })
  const whole = { order_seq: pack.order_seq, amount: 80_000, reason }
  await server.call('operatorRefund', { ...whole, seen_back: 0 }, { token: one })
  await server.call('operatorRefundDecide', { ...whole, approve: true }, { token: two })
}

/** A review is written, published and deleted. */
async function reviewStory(server: TestServer, token: string, operator: string): Promise<void> {
  const by = { token }
  const { reports } = (await server.call('reportList', {}, by)).data
  const report_seq = reports.find((r) => r.state === 'ready')?.report_seq ?? 0
  const review = { report_seq, stars: 4, text: '계약 전날 알게 된 빚에 대한 후기' } as const
  await server.call('reportReviewMask', { report_seq, text: review.text }, by)
  const { review_seq } = (await server.call('reportReviewMake', review, by)).data
  await server.call('operatorReviewDecide', { review_seq, approve: true }, { token: operator })
  await server.call('reportReviewDrop', { review_seq }, by)
}

/**
 * A recipient of a share disputes the report: the buyer is asked, and an operator decides. The buyer withdraws another
 * one.
 */
async function disputeStory(server: TestServer, token: string, operator: string): Promise<void> {
  const by = { token }
  const byOperator = { token: operator }
  const { reports } = (await server.call('reportList', {}, by)).data
  const report_seq = reports.find((r) => r.state === 'ready')?.report_seq ?? 0
  const words = '어제 말소된 근저당에 대한 이의'
  const numbers = async () =>
    (await server.owner.query<{ n: string }>('select dispute_seq as n from report_dispute order by 1 desc limit 1'))
      .rows[0]?.n
  await server.call('reportDisputeMake', { report_seq, role: 'tenant', words }, by)
  const paper = { kind: 'other', file: onePicture } as const
  await server.call('disputePaperAdd', { dispute_seq: Number(await numbers()), ...paper }, by)
  await server.call('reportDisputeAct', { dispute_seq: Number(await numbers()), act: 'close' }, by)
  const { url } = (await server.call('shareMake', { report_seq, to: { link: true } }, by)).data
  const document = new URL(url).searchParams.get('document') ?? ''
  const shared = { document, role: 'landlord', words, contact: '010-1234-5678' } as const
  const { key } = (await server.call('sharedDisputeMake', shared, by)).data
  const dispute_seq = Number(await numbers())
  const { id } = (await server.call('sharedDisputePaperAdd', { key, ...paper }, by)).data
  await server.call('sharedDisputePaperDrop', { id, key }, by)
  await verifyGuest(server, key)
  await server.call('operatorDisputeAsk', { dispute_seq, question: '말소 접수증에 대한 물음' }, byOperator)
  await server.call('reportDisputeAct', { dispute_seq, act: 'reply', words: '아직 못 본 접수증에 대한 답' }, by)
  const reason = '등기부에 그대로 있는 줄에 대한 설명'
  await server.call('operatorDisputeDecide', { dispute_seq, decision: 'kept', reason }, byOperator)
  await server.call('sharedDisputeClose', { key }, by)
}

async function verifyGuest(server: TestServer, key: string): Promise<void> {
  const { guest_token: token } = (await server.call('guestOpen', {})).data
  const { data } = await verifyGuestPhone(server, token, HONG)
  await server.call('sharedDisputeVerify', { key, user_verify_seq: data.user_verify_seq }, { token })
}

async function questionStory(server: TestServer, token: string, operator: string): Promise<void> {
  const by = { token }
  const { reports } = (await server.call('reportList', {}, by)).data
  const seq = reports.find((r) => r.state === 'ready')?.report_seq ?? 0
  const question = { name: 'other', seq, content: '말소된 근저당에 대한 질문', consent: questionConsent } as const
  const asked = (await server.call('reportQuestionAsk', question, by)).data
  await server.call('reportQuestionClose', { question_seq: asked.question_seq }, by)
  const { question_seq } = (await server.call('reportQuestionAsk', question, by)).data
  const answer = '말소된 줄에 대한 설명'
  await server.call('operatorQuestionAnswer', { question_seq, answer }, { token: operator })
  const inquiry = { report_seq: seq, content: '이용권을 쓰는 방법에 대한 문의', user_role_type: 'tenant' } as const
  const { inquiry_seq } = (await server.call('reportInquiryAsk', inquiry, by)).data
  await server.call('operatorInquiryAnswer', { inquiry_seq, answer: '이용권에 대한 설명' }, { token: operator })
  const paper = { report_seq: seq, kind: 'lease', file: onePicture } as const
  const one = (await server.call('reportDocumentAdd', paper, by)).data
  await server.call('operatorDocumentLook', { document_seq: one.id, look: 'enough' }, { token: operator })
  await server.call('reportDocumentDelete', { id: one.id }, by)
  const later = await makePaidOrder(server, token, null)
  await server.call('orderDeterminedContract', { id: later.order_seq, deposit_amount: 77_000_000 }, by)
  await server.call('reportNoteEdit', { report_seq: seq, note: '토요일 3시 집 보기' }, by)
  await server.call('fraudLookUp', { report_seq: seq, keyword_type: 'phone', keyword: '010-1234-5678' }, by)
}

export async function operatorCouponStory(server: TestServer): Promise<void> {
  const [one, two] = [await server.login('operator-han'), await server.login('operator-second')]
  const slug = await makeCampaign(server)
  const terms = campaignTerms(server, { gives: 'free', amount: null, zero_ok: true, way: 'ask' })
  await server.call('operatorCampaignMake', terms, { token: one })
  await server.call('operatorCampaignApprove', { slug: terms.slug, approve: true, reason }, { token: two })
  const codes = { campaign: slug, file_name: 'codes.csv', reason }
  await server.call('operatorCodesBring', { ...codes, make: 2 }, { token: one })
  const { data } = await server.call('operatorCodesBring', { ...codes, make: 1000 }, { token: one })
  await server.call('operatorCodesApprove', { batch_seq: data.batch_seq, approve: true, reason }, { token: two })
  await server.call('operatorCampaignEnd', { slug: terms.slug, end: true, reason }, { token: one })
}

export async function publishStory(server: TestServer): Promise<void> {
  const [one, two] = [await server.login('operator-han'), await server.login('operator-second')]
  const by = { token: one }
  const grounds = { as_of: day('2026-11-20'), source: '보고서 원장 합계' }
  await server.call('operatorFigureMake', { key: 'protected-deposit', value: 1_000, ...grounds, reason }, by)
  await server.call('operatorFigureMake', { key: 'customers', value: 1_000, ...grounds, reason }, by)
  const review = { review: 'a-villa', who: '다세대 · 전세', said: '읽기 쉬움', ...grounds, reason }
  await server.call('operatorReviewMake', review, by)
  await server.call('operatorReviewEnd', { review: 'a-villa', end: true, reason }, by)
  const notice = {
    notice: 'night-work',
    entry: 'main' as const,
    title: '점검 안내',
    items: ['밤 2시부터'],
    source: '운영팀',
  }
  await server.call('operatorNoticeMake', { ...notice, from_day: day('2026-01-01'), reason }, by)
  await server.call('operatorNoticeEnd', { notice: 'night-work', end: true, reason }, by)
  const flag = { value: 'on', platforms: [], sources: [], users: [], seen: null, reason }
  const key = 'of-the-back-office'
  const first = (await server.call('operatorFlagMake', { ...flag, key, percent: 0 }, by)).data
  const made = (await server.call('operatorFlagMake', { ...flag, key, seen: first.flag_seq, percent: 100 }, by)).data
  await server.call('operatorFlag', { flag_seq: made.flag_seq, percent: 0, reason }, by)
  const release = {
    platform: 'android',
    version: '4.2',
    message: '더 빠름',
    store_url: 'https://play.google.com/1',
  } as const
  await server.call('operatorReleaseMake', { ...release, from: '2026-01-01T00:00:00.000Z' as never, reason }, by)
  await server.call('operatorExperimentSet', { experiment: 'a-b/prevention', only: 'a', reason }, by)
  await server.call('operatorExperimentSet', { experiment: 'a-b/prevention', only: 'b', reason }, by)
  const { terms } = (await server.call('operatorSettings', {}, by)).data
  const now = terms.find((t) => t.code === 'marketing')
  const from_day = addDays(dayInSeoul(server.ctx.now()), 31)
  const words = {
    terms: 'marketing',
    title: '광고',
    body: '광고를 받는 데에 동의하는 새 약관의 내용, 스무 글자 넘게',
    worse: false,
  }
  await server.call('operatorTermsMake', { ...words, version: (now?.version ?? 0) + 1, from_day, reason }, by)
  const { data } = await server.call('operatorPriceChange', { kind: 'stop', product: 'report', reason }, by)
  await server.call('operatorPriceDecide', { change_seq: data.change_seq, approve: true, reason }, { token: two })
  const device = randomUUID()
  await server.call('pageView', { views: [{ place: 'main', ago_ms: 0 }], device }, by)
  await server.call('trackingEvent', { events: [{ event: 'check-finished', ago_ms: 0 }], device }, by)
  await server.call(
    'trackingCampaign',
    { nz_source: 'ione', nz_medium: 'app', nz_campaign: 'x', nz_t: null, device } as never,
    by,
  )
}
