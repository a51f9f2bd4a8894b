import { maskAssessment } from '@jipsalpim/engine/sharing/mask-assessment.ts'
import { describe, expect, it } from 'vitest'
import { signIn } from '../../../testing/sign-in.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { count, makePaidOrder, progressOf, type Where } from '../../testing/scenes.ts'
import { sweepDisputes } from './sweep-disputes.ts'

const server = useTestServer()
const NARAE: Where = { keyword: '화곡로 9047', ho: '302호' }
const words = '11월 24일에 대출을 모두 갚았어요. 접수 제61207호예요.'
const contact = 'landlord@example.com'

async function bought() {
  const { token, seq } = await signIn(server(), { persona: true })
  const by = { token }
  const { merchant_uid, order_seq } = await makePaidOrder(server(), token, NARAE)
  await server().settle(20_000)
  const report_seq = (await progressOf(server(), token, merchant_uid)).report_seq ?? expect.fail()
  const { assessment } = (await server().call('reportRead', { id: report_seq }, by)).data
  const [finding = expect.fail()] = assessment.findings
  const share = async (parts?: string[]) => {
    const { data } = await server().call('shareMake', { report_seq, to: { link: true }, parts } as never, by)
    return { share_seq: data.share_seq, document: new URL(data.url).searchParams.get('document') ?? '' }
  }
  const mine = async () => (await server().call('reportDisputes', { report_seq }, by)).data.disputes
  return { by, user_seq: seq, order_seq, report_seq, assessment, finding: finding.id, share, mine }
}
const asOperator = async () => ({ token: await server().login('operator-han') })
const newest = async (order_seq: number): Promise<number> => {
  const { rows } = await server().owner.query(
    'select dispute_seq from report_dispute where order_seq = $1 order by 1 desc limit 1',
    [order_seq],
  )
  return Number(rows[0].dispute_seq)
}
const landlord = { role: 'landlord', words, contact } as const

describe('somebody who is shown a report says what is wrong', () => {
  it('the buyer is asked, an operator decides, and every reader sees what stands corrected', async () => {
    const { by, user_seq, order_seq, report_seq, assessment, finding, share, mine } = await bought()
    const { document } = await share()
    const seen = async () => (await server().call('sharedDisputes', { document })).data.disputes
    expect(await seen()).toEqual([])
    const made = await server().call('sharedDisputeMake', { document, finding, ...landlord })
    expect(made).toMatchObject({ code: 0, data: { state: 'received', key: expect.stringMatching(/^[\w-]{43}$/) } })
    const { key } = made.data
    const own = async () => (await server().call('sharedDisputes', { key })).data.disputes[0]
    expect(await own()).toMatchObject({ mine: true, words, role: 'landlord', finding, state: 'received' })
    // the reader sees that there is a dispute, the buyer that it is another person's: neither its words nor the contact
    expect(await seen()).toMatchObject([{ dispute_seq: null, mine: false, words: null, finding, state: 'received' }])
    expect(await mine()).toMatchObject([{ mine: false, words: null, side: 'other', state: 'received' }])
    expect(JSON.stringify([await seen(), await mine()])).not.toMatch(/61207|landlord@/)

    const operator = await asOperator()
    const dispute_seq = await newest(order_seq)
    const { open } = (await server().call('operatorDisputes', {}, operator)).data
    expect(open.find((d) => d.dispute_seq === dispute_seq)).toMatchObject({ finding, late: false, replied: false })
    const read = (await server().call('operatorDispute', { dispute_seq }, operator)).data
    expect(read).toMatchObject({ words, contact, can_ask: true, version: 1 })
    expect(read.assessment).toEqual(maskAssessment(assessment))

    const question = '말소 접수증을 받으셨나요?'
    const asked = await server().call('operatorDisputeAsk', { dispute_seq, question }, operator)
    expect(asked.data.decide_by > made.data.decide_by).toBe(true)
    expect(await server().call('operatorDisputeAsk', { dispute_seq, question }, operator)).toMatchObject({ code: 9131 })
    expect(await own()).toMatchObject({ state: 'asking', question: null, decide_by: asked.data.decide_by })
    expect(await mine()).toMatchObject([{ state: 'asking', question: { text: question, reply: null } }])
    const reply = { dispute_seq, act: 'reply', words: '네, 어제 접수증을 받았어요.' } as const
    expect((await server().call('reportDisputeAct', reply, by)).code).toBe(0)
    expect(await server().call('reportDisputeAct', reply, by)).toMatchObject({ code: 9203 })

    const reason = '접수증에서 말소를 확인했어요.'
    const decide = (over: object) =>
      server().call('operatorDisputeDecide', { dispute_seq, decision: 'changed', reason, ...over } as never, operator)
    expect(await decide({})).toMatchObject({ code: 9000, data: { stands: 'missing' } })
    const stands = '을구 1번 근저당은 말소 접수가 됐어요.'
    expect(await decide({ stands })).toMatchObject({ code: 0, data: { version: null } })
    expect(await decide({ stands })).toMatchObject({ code: 9131 })
    for (const one of [await own(), ...(await mine())])
      expect(one).toMatchObject({ state: 'decided', decision: 'changed', reason, stands, version: null })
    expect(await seen()).toMatchObject([{ state: 'decided', decision: 'changed', stands, reason: null }])
    // the stored report is unchanged
    expect((await server().call('reportRead', { id: report_seq }, by)).data.assessment).toEqual(assessment)

    // its author dismisses it; the decision stays visible
    expect((await server().call('sharedDisputeClose', { key })).data).toEqual({ state: 'closed' })
    expect(await seen()).toMatchObject([{ state: 'closed', decision: 'changed', stands }])
    await server().settle(20_000)
    const told = `message_notice where template = 'dispute-news' and user_seq = $1`
    expect(await count(server(), told, [user_seq])).toBe(3)
    const log = `operator_audit where on_user = $1 and call like 'operatorDispute%'`
    expect(await count(server(), log, [user_seq])).toBeGreaterThan(2)
  })

  it('of two at once about the same one is stored; about another finding, or by the buyer, there may be more', async () => {
    const { by, report_seq, order_seq, finding, share } = await bought()
    const { document } = await share()
    const make = (over: object = {}) => server().call('sharedDisputeMake', { document, ...landlord, ...over })
    const both = await Promise.all([make({ finding }), make({ finding })])
    expect(both.map((r) => r.code).toSorted()).toEqual([0, 9206])
    expect((await make()).code).toBe(0)
    expect((await make()).code).toBe(9206)
    const mine = { report_seq, finding, role: 'tenant', words } as const
    expect((await server().call('reportDisputeMake', mine, by)).code).toBe(0)
    expect((await server().call('reportDisputeMake', mine, by)).code).toBe(9206)
    expect(await count(server(), 'report_dispute where order_seq = $1', [order_seq])).toBe(3)
    // withdrawn, it is not shown to readers, and another one can be made
    const dispute_seq = await newest(order_seq)
    expect((await server().call('reportDisputeAct', { dispute_seq, act: 'close' }, by)).code).toBe(0)
    expect(await server().call('reportDisputeAct', { dispute_seq, act: 'close' }, by)).toMatchObject({ code: 9203 })
    const { disputes } = (await server().call('sharedDisputes', { document })).data
    expect(disputes.map((d) => d.side)).toEqual(['other', 'other'])
    expect((await server().call('reportDisputeMake', mine, by)).code).toBe(0)
  })

  it('is refused where it cannot be decided, with the field, and says nothing of what is not theirs', async () => {
    await server().owner.query('delete from platform_limit')
    const { by, report_seq, order_seq, finding, share } = await bought()
    const { document, share_seq } = await share()
    const make = (over: object, as = {}) =>
      server().call('sharedDisputeMake', { document, ...landlord, ...over } as never, as)
    expect(await make({ words: '짧아요' })).toMatchObject({ code: 9000, data: { words: 'too-short' } })
    expect(await make({ words: '가'.repeat(2001) })).toMatchObject({ code: 9000, data: { words: 'too-long' } })
    for (const link of ['https://evil.example/x', 'www.evil.example', '여기 evil.com 을 보세요'])
      expect(await make({ words: `증거는 여기에 있어요 ${link}` })).toMatchObject({ data: { words: 'link' } })
    expect(await make({ words: '보이지 않는\u202e 글자가 있어요' })).toMatchObject({ code: 9000 })
    expect(await make({ contact: ' ' })).toMatchObject({ code: 9000, data: { contact: 'missing' } })
    expect(await make({ finding: 'no-such' })).toMatchObject({ code: 9000, data: { finding: 'not-in-report' } })
    expect(await make({ role: 'judge' })).toMatchObject({ code: 9000 })
    expect(await server().call('sharedDisputes', { document, key: 'k' })).toMatchObject({
      data: { document: 'one-of' },
    })
    await server().owner.query('delete from platform_limit')
    // a link that does not show the risks contains none of their names
    const less = await share(['money'])
    expect(await make({ document: less.document, finding })).toMatchObject({ data: { finding: 'not-in-report' } })

    const stranger = { token: await server().login('stranger') }
    const own = { report_seq, role: 'tenant', words } as const
    expect(await server().call('reportDisputeMake', own, stranger)).toMatchObject({ code: 9004 })
    expect(await server().call('reportDisputes', { report_seq }, stranger)).toMatchObject({ code: 9004 })
    expect(await server().call('reportDisputes', { report_seq })).toMatchObject({ code: 9001 })
    expect(await server().call('sharedDisputes', { key: 'never-was' })).toMatchObject({ code: 9201 })
    await make({})
    const dispute_seq = await newest(order_seq)
    const reply = { dispute_seq, act: 'reply', words: '제가 답하는 말이에요.' } as const
    expect(await server().call('reportDisputeAct', reply, stranger)).toMatchObject({ code: 9004 })
    // the buyer was not asked yet, and cannot close a dispute of the other side
    expect(await server().call('reportDisputeAct', reply, by)).toMatchObject({ code: 9203 })
    const close = { dispute_seq, act: 'close' } as const
    expect(await server().call('reportDisputeAct', close, by)).toMatchObject({ code: 9004 })
    // a revoked link gives access to neither
    await server().call('shareChange', { share_seq, act: 'revoke' }, by)
    expect(await make({ finding })).toMatchObject({ code: 9201 })
    expect(await server().call('sharedDisputes', { document })).toMatchObject({ code: 9201 })
    // the tries of one network are limited
    const tries = await Promise.all(Array.from({ length: 20 }, () => make({ words: '짧아요' })))
    expect(tries.map((r) => r.status)).toContain(429)
    await server().owner.query('delete from platform_limit')
  })
})

describe('a decision with a corrected fact', () => {
  it('makes one more version from the stored input: the first one stays readable', async () => {
    await server().owner.query('delete from platform_limit')
    const { by, report_seq, order_seq, assessment, mine } = await bought()
    await server().call('reportDisputeMake', { report_seq, role: 'tenant', words }, by)
    const dispute_seq = await newest(order_seq)
    const operator = await asOperator()
    const correction = { question: 'taxes', value: 'arrears', source: 'seen', as_of: '2026-11-20' } as const
    const decision = { dispute_seq, reason: '납세증명서를 봤어요.', correction } as const
    const kept = await server().call('operatorDisputeDecide', { ...decision, decision: 'kept' } as never, operator)
    expect(kept).toMatchObject({ code: 9000, data: { correction: 'not-changed' } })
    const changed = { ...decision, decision: 'changed', stands: '짧아요' } as const
    expect((await server().call('operatorDisputeDecide', changed as never, operator)).code).toBe(9000)
    const done = await server().call(
      'operatorDisputeDecide',
      { ...changed, stands: '임대인에게 밀린 세금이 있어요.' } as never,
      operator,
    )
    expect(done).toMatchObject({ code: 0, data: { version: 2 } })
    expect(await mine()).toMatchObject([{ mine: true, words, state: 'decided', version: 2 }])
    const now = (await server().call('reportOfUser', { id: report_seq }, by)).data
    expect(now.version).toBe(2)
    expect(now.assessment.findings.length).toBeGreaterThan(assessment.findings.length)
    const first = (await server().call('reportOfUser', { id: report_seq, version: 1 }, by)).data
    expect(first.assessment).toEqual(assessment)
  })
})

it('a dispute is stored encrypted, and deleted three years after it ended and not before', async () => {
  await server().owner.query('delete from platform_limit')
  const { order_seq, share } = await bought()
  const { document } = await share()
  const { data } = await server().call('sharedDisputeMake', { document, ...landlord })
  await server().call('sharedDisputeClose', { key: data.key })
  const { rows } = await server().owner.query('select * from report_dispute where order_seq = $1', [order_seq])
  for (const cell of ['words_sealed', 'contact_sealed'])
    for (const text of [words, contact]) expect(rows[0][cell].toString('utf8')).not.toContain(text)
  const ended = (ago: string) =>
    server().owner.query(`update report_dispute set ended_at = app_now() - $1::interval where order_seq = $2`, [
      ago,
      order_seq,
    ])
  const sweep = () => sweepDisputes(server().ctx.db, 10, '3 years', server().ctx.enqueue)
  await ended('2 years 364 days')
  expect(await sweep()).toBe(0)
  await ended('3 years 2 days')
  expect(await sweep()).toBe(1)
})
