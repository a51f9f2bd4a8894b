import { describe, expect, it } from 'vitest'
import { signIn } from '../../../testing/sign-in.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { count, makePaidOrder, PRICE, progressOf, type Where } from '../../testing/scenes.ts'

const server = useTestServer()
const NARAE: Where = { keyword: '화곡로 9047', ho: '302호' }

async function bought() {
  const { token, seq } = await signIn(server(), { persona: true })
  const { merchant_uid, order_seq } = await makePaidOrder(server(), token, NARAE)
  await server().settle(20_000)
  const report_seq = (await progressOf(server(), token, merchant_uid)).report_seq ?? expect.fail()
  return { by: { token }, user_seq: seq, order_seq, report_seq }
}
const asOperator = async () => ({ token: await server().login('operator-han') })
const text = '근저당이 앞선 것을 계약 전날 알았어요. 중개사 연락처 010-1234-5678'
const shown = '근저당이 앞선 것을 계약 전날 알았어요. 중개사 연락처 ○○○'
const open = async (page = 1) => (await server().call('reportReviews', { page })).data

describe('a review of a report', () => {
  it('is masked before it is stored, shown once approved, told to its writer, and gone when they delete it', async () => {
    const { by, user_seq, order_seq, report_seq } = await bought()
    const own = async () => (await server().call('reportReviewOwn', { report_seq }, by)).data.review
    expect(await own()).toBeNull()
    const preview = await server().call('reportReviewMask', { report_seq, text }, by)
    expect(preview.data).toEqual({ text: shown, masked: true })
    expect(await own()).toBeNull()
    const { review_seq } = (await server().call('reportReviewMake', { report_seq, stars: 4, text }, by)).data
    expect(await own()).toMatchObject({ review_seq, stars: 4, text: shown, state: 'sent', reason: null })
    const before = await open()
    expect(before.reviews.map((r) => r.text)).not.toContain(shown)
    const { rows } = await server().owner.query('select * from report_review where order_seq = $1', [order_seq])
    expect(rows[0].text_sealed.toString('utf8')).not.toContain('계약 전날')

    const operator = await asOperator()
    const { waiting } = (await server().call('operatorReviews', {}, operator)).data
    expect(waiting.find((r) => r.review_seq === review_seq)).toMatchObject({ stars: 4, text: shown, state: 'sent' })
    const decide = (over: object) =>
      server().call('operatorReviewDecide', { review_seq, approve: true, ...over } as never, operator)
    expect(await decide({ approve: false })).toMatchObject({ code: 9000, data: { reason: 'missing' } })
    expect(await decide({})).toMatchObject({ code: 0, data: { state: 'approved' } })
    expect(await decide({})).toMatchObject({ code: 9131 })
    const after = await open()
    expect(after.total).toBe(before.total + 1)
    expect(after.reviews[0]).toEqual({
      stars: 4,
      text: shown,
      month: expect.stringMatching(/^\d{4}-\d{2}$/),
      gift_told: false,
      sample: true,
    })
    // the first page of the site shows it, and none of the samples
    const voices = (await server().call('analyticsMarketing', {})).data.reviews
    expect(voices.map((v) => v.said)).toContain(shown)
    expect(voices.some((v) => v.source === '견본')).toBe(false)

    // removed later, with a reason that its author can read
    await decide({ approve: false, reason: '집주인을 알아볼 수 있어요.' })
    expect(await own()).toMatchObject({ state: 'refused', reason: '집주인을 알아볼 수 있어요.' })
    expect((await open()).total).toBe(before.total)
    expect(await decide({})).toMatchObject({ code: 9131 })
    await server().settle(20_000)
    const told = `message_notice where template = 'review-decided' and user_seq = $1`
    expect(await count(server(), told, [user_seq])).toBe(2)
    const log = `operator_audit where on_user = $1 and call = 'operatorReviewDecide'`
    expect(await count(server(), log, [user_seq])).toBeGreaterThan(2)

    const stranger = { token: await server().login('stranger') }
    expect(await server().call('reportReviewDrop', { review_seq }, stranger)).toMatchObject({ code: 9004 })
    expect((await server().call('reportReviewDrop', { review_seq }, by)).code).toBe(0)
    expect(await own()).toBeNull()
  })

  it('is one: of two at once one is stored, of a later version, too', async () => {
    const { by, report_seq, order_seq } = await bought()
    const write = () => server().call('reportReviewMake', { report_seq, stars: 5, text }, by)
    const both = await Promise.all([write(), write()])
    expect(both.map((r) => r.code).toSorted()).toEqual([0, 9205])
    const taxes = { question: 'taxes', value: 'arrears', source: 'told', as_of: '2026-11-20' } as never
    await server().call('reportOfUserEdit', { report_seq, seen_version: 1, answers: [taxes] }, by)
    expect((await write()).code).toBe(9205)
    expect(await count(server(), 'report_review where order_seq = $1', [order_seq])).toBe(1)
  })

  it('is refused where it cannot be written, with the field', async () => {
    const { by, report_seq } = await bought()
    const write = (over: object, as = by) =>
      server().call('reportReviewMake', { report_seq, stars: 3, text, ...over } as never, as)
    expect(await write({ stars: 0 })).toMatchObject({ code: 9000, data: { stars: expect.anything() } })
    expect(await write({ stars: 3.5 })).toMatchObject({ code: 9000 })
    expect(await write({ text: '짧아요' })).toMatchObject({ code: 9000, data: { text: 'too-short' } })
    expect(await write({ text: '가'.repeat(1001) })).toMatchObject({ code: 9000, data: { text: 'too-long' } })
    expect(await write({ text: `보이지 않는 글자\u200b가 있어요` })).toMatchObject({ code: 9000 })
    const stranger = { token: await server().login('stranger') }
    expect(await write({}, stranger)).toMatchObject({ code: 9004 })
    expect(await server().call('reportReviewMask', { report_seq, text }, stranger)).toMatchObject({ code: 9004 })
    expect((await server().call('reportReviewOwn', { report_seq }, by)).data.review).toBeNull()
  })

  it('is not shown any more once the report is paid back, and cannot be written', async () => {
    const { by, report_seq, order_seq } = await bought()
    const { review_seq } = (await server().call('reportReviewMake', { report_seq, stars: 1, text }, by)).data
    const operator = await asOperator()
    await server().call('operatorReviewDecide', { review_seq, approve: true }, operator)
    const { total } = await open()
    const refund = { order_seq, amount: PRICE, reason: '접수된 요청을 확인함' }
    await server().call('operatorRefund', { ...refund, seen_back: 0 }, operator)
    const second = { token: await server().login('operator-second') }
    await server().call('operatorRefundDecide', { ...refund, approve: true }, second)
    await server().settle(20_000)
    expect((await open()).total).toBe(total - 1)
    expect(await server().call('reportReviewOwn', { report_seq }, by)).toMatchObject({ code: 9004 })
    expect(await server().call('reportReviewMake', { report_seq, stars: 1, text }, by)).toMatchObject({ code: 9004 })
  })
})
