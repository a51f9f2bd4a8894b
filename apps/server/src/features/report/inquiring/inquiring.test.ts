import { INQUIRIES_A_DAY } from '@jipsalpim/contract/areas/report/inquiry-terms.ts'
import { describe, expect, it } from 'vitest'
import { signIn } from '../../../testing/sign-in.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { count, HOME, makePaidOrder, placeAt, progressOf } from '../../testing/scenes.ts'
import { sweepInquiries } from './sweep-inquiries.ts'

const server = useTestServer()

async function bought() {
  const { token, seq } = await signIn(server(), { persona: true })
  const { merchant_uid, order_seq } = await makePaidOrder(server(), token)
  await server().settle(20_000)
  const report_seq = (await progressOf(server(), token, merchant_uid)).report_seq ?? expect.fail()
  return { by: { token }, user_seq: seq, merchant_uid, order_seq, report_seq }
}
const content = '이용권을 두 장 샀는데\n한 장만 환불할 수 있나요?'
const answer = '네, 쓰지 않은 한 장은 돌려드려요. 마이의 이용권에서 해 주세요.'
const inquiry = (report_seq: number) => ({ report_seq, content, user_role_type: 'tenant' }) as const
const asOperator = async () => ({ token: await server().login('operator-han') })

describe('an inquiry about what is sold around a report', () => {
  it('is answered by an operator: its asker is told and reads it in the thread, and every look stands in the log', async () => {
    const { by, user_seq, order_seq, report_seq } = await bought()
    const asked = await server().call('reportInquiryAsk', inquiry(report_seq), by)
    expect(asked).toMatchObject({ code: 0, data: { answer_by: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) } })
    const { inquiry_seq } = asked.data
    const mine = async () => (await server().call('reportInquiries', { report_seq }, by)).data
    expect(await mine()).toMatchObject({
      thread: [{ inquiry_seq, content, user_role_type: 'tenant', state: 'open', answer: null }],
      left: INQUIRIES_A_DAY - 1,
    })
    const operator = await asOperator()
    const { open } = (await server().call('operatorInquiries', {}, operator)).data
    expect(open.find((i) => i.inquiry_seq === inquiry_seq)).toMatchObject({ order_seq, late: false })
    expect((await server().call('operatorInquiry', { inquiry_seq }, operator)).data).toMatchObject({
      content,
      user_seq,
    })
    expect(await server().call('operatorInquiryAnswer', { inquiry_seq, answer }, operator)).toMatchObject({ code: 0 })
    const second = await server().call('operatorInquiryAnswer', { inquiry_seq, answer: `${answer} 또` }, operator)
    expect(second).toMatchObject({ code: 9131 })
    await server().settle(20_000)
    expect((await mine()).thread).toMatchObject([{ state: 'answered', answer: { text: answer } }])
    expect(
      await count(server(), `message_notice where template = 'inquiry-answered' and user_seq = $1`, [user_seq]),
    ).toBe(1)
    const log = `operator_audit where on_user = $1 and call in ('operatorInquiry', 'operatorInquiryAnswer')`
    expect(await count(server(), log, [user_seq])).toBe(3)
  })

  it('can be sent three times a day, also when more are sent at once, and once with its key', async () => {
    const { by, report_seq } = await bought()
    const key = 'a-key-of-a-single-inquiry'
    const once = await server().call('reportInquiryAsk', inquiry(report_seq), { ...by, key })
    expect((await server().call('reportInquiryAsk', inquiry(report_seq), { ...by, key })).data).toEqual(once.data)
    const changed = { ...inquiry(report_seq), content: `${content}!` }
    expect(await server().call('reportInquiryAsk', changed, { ...by, key })).toMatchObject({ code: 9009 })
    const more = await Promise.all([1, 2, 3, 4].map(() => server().call('reportInquiryAsk', inquiry(report_seq), by)))
    expect(more.map((one) => one.code).toSorted()).toEqual([0, 0, 9202, 9202])
    const { thread, left } = (await server().call('reportInquiries', { report_seq }, by)).data
    expect([thread.length, left]).toEqual([INQUIRIES_A_DAY, 0])
    await server().owner.query(`update report_inquiry set asked_at = asked_at - interval '1 day'`)
    expect(await server().call('reportInquiryAsk', inquiry(report_seq), by)).toMatchObject({ code: 0 })
  })

  it('is refused where it cannot be answered, with the field, and is nobody else’s', async () => {
    const { by, report_seq } = await bought()
    const ask = (over: object, of = by) =>
      server().call('reportInquiryAsk', { ...inquiry(report_seq), ...over } as never, of)
    expect(await ask({ content: '짧아요' })).toMatchObject({ code: 9000, data: { content: 'too-short' } })
    expect(await ask({ content: '가'.repeat(2001) })).toMatchObject({ code: 9000, data: { content: 'too-long' } })
    expect(await ask({ user_role_type: 'operator' })).toMatchObject({ code: 9000 })
    const stranger = { token: await server().login('stranger') }
    const theirs = await ask({}, stranger)
    expect(theirs).toMatchObject({ code: 9004 })
    expect(theirs.text).toBe((await ask({ report_seq: 987_654_321 }, stranger)).text)
    expect(await server().call('reportInquiries', { report_seq }, stranger)).toMatchObject({ code: 9004 })
    expect((await server().call('reportInquiries', { report_seq }, by)).data.thread).toEqual([])
  })

  it('waits no more once the report is of another home', async () => {
    const { by, merchant_uid, report_seq } = await bought()
    const { inquiry_seq } = (await server().call('reportInquiryAsk', inquiry(report_seq), by)).data
    const place = await placeAt(server(), { ...HOME, ho: '301' })
    expect(await server().call('orderCartEdit', { merchant: merchant_uid, place }, by)).toMatchObject({ code: 0 })
    const operator = await asOperator()
    expect((await server().call('operatorInquiry', { inquiry_seq }, operator)).data.state).toBe('closed')
    expect(await server().call('operatorInquiryAnswer', { inquiry_seq, answer }, operator)).toMatchObject({
      code: 9131,
    })
    expect(await server().call('reportInquiries', { report_seq }, by)).toMatchObject({ code: 9004 })
  })

  it('is stored encrypted, deleted a year after it ended, and not before', async () => {
    const { by, report_seq, order_seq } = await bought()
    const { inquiry_seq } = (await server().call('reportInquiryAsk', inquiry(report_seq), by)).data
    await server().call('operatorInquiryAnswer', { inquiry_seq, answer }, await asOperator())
    const { rows } = await server().owner.query('select * from report_inquiry where order_seq = $1', [order_seq])
    for (const text of ['환불', '돌려드려요'])
      for (const cell of ['content_sealed', 'answer_sealed']) expect(rows[0][cell].toString('utf8')).not.toContain(text)
    const ended = (ago: string) =>
      server().owner.query(`update report_inquiry set ended_at = app_now() - $1::interval where order_seq = $2`, [
        ago,
        order_seq,
      ])
    await ended('364 days')
    await sweepInquiries(server().ctx.db, 1000, '1 years')
    expect(await count(server(), 'report_inquiry where order_seq = $1', [order_seq])).toBe(1)
    await ended('367 days')
    await sweepInquiries(server().ctx.db, 1000, '1 years')
    expect(await count(server(), 'report_inquiry where order_seq = $1', [order_seq])).toBe(0)
  })
})
