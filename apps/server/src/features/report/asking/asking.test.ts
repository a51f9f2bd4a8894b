import { questionConsent } from '@jipsalpim/contract/areas/report/question-terms.ts'
import { maskAssessment } from '@jipsalpim/engine/sharing/mask-assessment.ts'
import { day } from '@jipsalpim/engine/values/day.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { signIn } from '../../../testing/sign-in.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { count, makePaidOrder, progressOf, type Where } from '../../testing/scenes.ts'
import { insertQuestion } from './question-queries.ts'
import { sweepQuestions } from './sweep-questions.ts'

const server = useTestServer()
/** A home with a mortgage that is high for its price. */
const NARAE: Where = { keyword: '화곡로 9047', ho: '302호' }

async function bought() {
  const { token, seq } = await signIn(server(), { persona: true })
  const { merchant_uid, order_seq } = await makePaidOrder(server(), token, NARAE)
  await server().settle(20_000)
  const report_seq = (await progressOf(server(), token, merchant_uid)).report_seq ?? expect.fail()
  const [finding = expect.fail()] = (await server().call('reportRead', { id: report_seq }, { token })).data.assessment
    .findings
  return { by: { token }, user_seq: seq, order_seq, report_seq, finding: finding.id }
}
const content = '중개사가 실제 대출은 1억 2천이라고 해요.\n그러면 결과가 달라지나요?'
const answer = '네, 달라질 수 있어요. 은행의 부채증명원을 보여 달라고 하세요.'
const other = (seq: number) => ({ name: 'other', seq, content, consent: questionConsent }) as const
const asOperator = async () => ({ token: await server().login('operator-han') })

describe('a question about a report', () => {
  it('is the only one that waits, also on a connection whose plan no longer depends on the values', async () => {
    const { by, user_seq, order_seq, report_seq } = await bought()
    const { question_seq } = (await server().call('reportQuestionAsk', other(report_seq), by)).data
    const more = await server().ctx.tx(async ({ db }) => {
      await sql`set local plan_cache_mode = force_generic_plan`.execute(db)
      const question = {
        order_seq,
        report_seq,
        user_seq,
        name: 'other',
        finding: null,
        consent: questionConsent,
      } as const
      return insertQuestion(db, { ...question, answer_by: day('2026-12-01') })
    })
    expect(more).toBeUndefined()
    expect(await server().call('reportQuestionAsk', other(report_seq), by)).toMatchObject({
      code: 7510,
      data: { question_seq },
    })
  })

  it('is answered by an operator: its asker is told, reads it at the report, and every look stands in the log', async () => {
    const { by, user_seq, order_seq, report_seq, finding } = await bought()
    const asked = await server().call('reportQuestionAsk', { ...other(report_seq), name: 'finding', finding }, by)
    expect(asked).toMatchObject({ code: 0, data: { answer_by: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) } })
    const { question_seq } = asked.data
    const mine = async () => (await server().call('reportQuestions', { report_seq }, by)).data.questions
    expect(await mine()).toMatchObject([{ question_seq, version: 1, finding, content, state: 'open', answer: null }])

    const operator = await asOperator()
    const { open } = (await server().call('operatorQuestions', {}, operator)).data
    expect(open.find((q) => q.question_seq === question_seq)).toMatchObject({ order_seq, finding, late: false })
    const read = (await server().call('operatorQuestion', { question_seq }, operator)).data
    expect(read).toMatchObject({ content, state: 'open', version: 1, user_seq, earlier: [], answer: null })
    expect(read.assessment?.findings.map((f) => f.id)).toContain(finding)
    // operators see the report as a recipient of a share does
    const { assessment } = (await server().call('reportRead', { id: report_seq }, by)).data
    expect(read.assessment).toEqual(maskAssessment(assessment))
    expect(read.assessment).not.toEqual(assessment)

    expect(await server().call('operatorQuestionAnswer', { question_seq, answer }, operator)).toMatchObject({ code: 0 })
    const second = await server().call('operatorQuestionAnswer', { question_seq, answer: `${answer} 또` }, operator)
    expect(second).toMatchObject({ code: 9131 })
    await server().settle(20_000)
    expect(await mine()).toMatchObject([{ state: 'answered', answer: { text: answer } }])
    expect(
      await count(server(), `message_notice where template = 'question-answered' and user_seq = $1`, [user_seq]),
    ).toBe(1)
    const log = `operator_audit where on_user = $1 and call in ('operatorQuestion', 'operatorQuestionAnswer')`
    expect(await count(server(), log, [user_seq])).toBe(3)
  })

  it('waits alone: of two at once one is asked, and the other is led to it; of another version, too', async () => {
    const { by, report_seq, order_seq } = await bought()
    const both = await Promise.all(
      [1, 2].map((n) => server().call('reportQuestionAsk', { ...other(report_seq), content: `${content} ${n}` }, by)),
    )
    expect(both.map((b) => b.code).toSorted()).toEqual([0, 7510])
    const question_seq = both.find((b) => b.code === 0)?.data.question_seq
    expect(both.find((b) => b.code === 7510)?.data).toMatchObject({ question_seq, report_seq })
    expect(await count(server(), 'report_question where order_seq = $1', [order_seq])).toBe(1)
    const taxes = { question: 'taxes', value: 'arrears', source: 'told', as_of: '2026-11-20' } as never
    const next = await server().call('reportOfUserEdit', { report_seq, seen_version: 1, answers: [taxes] }, by)
    expect(await server().call('reportQuestionAsk', other(next.data.report_seq), by)).toMatchObject({ code: 7510 })

    expect(await server().call('reportQuestionClose', { question_seq: question_seq ?? 0 }, by)).toMatchObject({
      code: 0,
      data: { state: 'closed' },
    })
    expect(await server().call('reportQuestionClose', { question_seq: question_seq ?? 0 }, by)).toMatchObject({
      code: 9203,
    })
    expect(await server().call('reportQuestionAsk', other(report_seq), by)).toMatchObject({ code: 0 })
    const all = (await server().call('reportQuestions', { report_seq }, by)).data.questions
    expect(all.map((q) => [q.state, q.version])).toEqual([
      ['closed', 1],
      ['open', 2],
    ])
  })

  it('repeated with its key is the same question, and with another text a conflict', async () => {
    const { by, report_seq } = await bought()
    const key = 'a-key-of-a-single-question'
    const once = await server().call('reportQuestionAsk', other(report_seq), { ...by, key })
    const twice = await server().call('reportQuestionAsk', other(report_seq), { ...by, key })
    expect(twice.data).toEqual(once.data)
    const changed = { ...other(report_seq), content: `${content}!` }
    expect(await server().call('reportQuestionAsk', changed, { ...by, key })).toMatchObject({ code: 9009 })
  })

  it('is refused where it cannot be answered, with the field', async () => {
    const { by, report_seq, finding } = await bought()
    const ask = (over: object) => server().call('reportQuestionAsk', { ...other(report_seq), ...over } as never, by)
    expect(await ask({ content: '짧아요' })).toMatchObject({ code: 9000, data: { content: 'too-short' } })
    expect(await ask({ content: '가'.repeat(2001) })).toMatchObject({ code: 9000, data: { content: 'too-long' } })
    expect(await ask({ consent: 'no' })).toMatchObject({ code: 9000 })
    expect(await ask({ email: 'not a mail' })).toMatchObject({ code: 9000, data: { email: 'email' } })
    expect(await ask({ name: 'finding' })).toMatchObject({ code: 9000, data: { finding: 'not-in-report' } })
    expect(await ask({ name: 'price', finding })).toMatchObject({ code: 9000, data: { finding: 'not-in-report' } })
    expect(await ask({ name: 'clause', finding: 'no-such' })).toMatchObject({ data: { finding: 'not-in-report' } })
    const stranger = { token: await server().login('stranger') }
    expect(await server().call('reportQuestionAsk', other(report_seq), stranger)).toMatchObject({ code: 9004 })
    expect((await server().call('reportQuestions', { report_seq }, by)).data.questions).toEqual([])
  })

  it('is stored encrypted, deleted a year after it ended, and not before', async () => {
    const { by, report_seq, order_seq } = await bought()
    const { data } = await server().call('reportQuestionAsk', { ...other(report_seq), email: 'a@example.com' }, by)
    await server().call('operatorQuestionAnswer', { question_seq: data.question_seq, answer }, await asOperator())
    const { rows } = await server().owner.query('select * from report_question where order_seq = $1', [order_seq])
    for (const text of [content, answer, 'a@example.com'])
      for (const cell of ['content_sealed', 'answer_sealed', 'email_sealed'])
        expect(rows[0][cell].toString('utf8')).not.toContain(text)
    const ended = (ago: string) =>
      server().owner.query(`update report_question set ended_at = app_now() - $1::interval where order_seq = $2`, [
        ago,
        order_seq,
      ])
    await ended('364 days')
    expect(await sweepQuestions(server().ctx.db, 10, '1 years')).toBe(0)
    await ended('367 days')
    expect(await sweepQuestions(server().ctx.db, 10, '1 years')).toBe(1)
  })
})

describe('the note beside a report', () => {
  it('is kept with the home, whichever version is read, and shown to nobody else', async () => {
    const { by, report_seq, order_seq } = await bought()
    const note = '토요일 3시에 집을 다시 봐요.\n전입세대확인서 받기'
    const read = async (of = by) => server().call('reportNote', { report_seq }, of)
    expect((await read()).data).toEqual({ note: '', saved_at: null })
    const saved = await server().call('reportNoteEdit', { report_seq, note, seen_at: null }, by)
    expect((await read()).data).toEqual({ note, saved_at: saved.data.saved_at })
    const taxes = { question: 'taxes', value: 'arrears', source: 'told', as_of: '2026-11-20' } as never
    await server().call('reportOfUserEdit', { report_seq, seen_version: 1, answers: [taxes] }, by)
    expect((await read()).data.note).toBe(note)
    expect(await read({ token: await server().login('stranger') })).toMatchObject({ code: 9004 })
    const { rows } = await server().owner.query('select * from report_shelf where order_seq = $1', [order_seq])
    expect(rows[0].note_sealed.toString('utf8')).not.toContain('토요일')

    // another device has saved a note since
    const stale = await server().call('reportNoteEdit', { report_seq, note: '다른 글', seen_at: null }, by)
    expect(stale).toMatchObject({ code: 9203, data: { note, saved_at: saved.data.saved_at } })
    expect((await server().call('reportNoteEdit', { report_seq, note: '마지막 글' }, by)).code).toBe(0)
    expect((await read()).data.note).toBe('마지막 글')
    expect(await server().call('reportNoteEdit', { report_seq, note: '가'.repeat(2001) }, by)).toMatchObject({
      code: 9000,
    })
    await server().call('reportNoteEdit', { report_seq, note: '' }, by)
    expect((await read()).data.note).toBe('')
  })
})
