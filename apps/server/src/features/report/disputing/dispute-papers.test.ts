import { DISPUTE_PAPERS_MOST } from '@jipsalpim/contract/areas/report/document-terms.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { hostile } from '../../../../../../packages/engine/samples/hostile-pdf.ts'
import { signIn } from '../../../testing/sign-in.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { onePicture, printedPaper } from '../../testing/document-scene.ts'
import { count, makePaidOrder, progressOf, type Where } from '../../testing/scenes.ts'
import { reportPersonalData } from '../personal-data.ts'
import { sweepDisputes } from './sweep-disputes.ts'

const server = useTestServer()
beforeEach(() => server().owner.query('delete from platform_limit'))

const NARAE: Where = { keyword: '화곡로 9047', ho: '302호' }
const words = '11월 24일에 대출을 모두 갚았어요. 접수 제61207호예요.'
const RECEIPT = '말소 접수증\n\n신청인 주민등록번호 800101-1234567'
const kind = 'other' as const

async function disputed() {
  const { token, seq } = await signIn(server(), { persona: true })
  const by = { token }
  const { merchant_uid, order_seq } = await makePaidOrder(server(), token, NARAE)
  await server().settle(20_000)
  const report_seq = (await progressOf(server(), token, merchant_uid)).report_seq ?? expect.fail()
  const { url } = (await server().call('shareMake', { report_seq, to: { link: true } }, by)).data
  const document = new URL(url).searchParams.get('document') ?? ''
  const made = { document, role: 'landlord', words, contact: 'landlord@example.com' } as const
  const { key } = (await server().call('sharedDisputeMake', made)).data
  const dispute_seq = await newest(order_seq)
  const send = async (file?: Uint8Array<ArrayBuffer>) =>
    server().call('sharedDisputePaperAdd', { key, kind, file: file ?? (await printedPaper(RECEIPT)) })
  const own = async () => (await server().call('sharedDisputes', { key })).data.disputes[0] ?? expect.fail()
  const ofBuyer = async () => (await server().call('reportDisputes', { report_seq }, by)).data.disputes
  return { by, user_seq: seq, order_seq, report_seq, document, key, dispute_seq, send, own, ofBuyer, made }
}
const newest = async (order_seq: number): Promise<number> =>
  Number(
    (await server().owner.query('select max(dispute_seq) as n from report_dispute where order_seq = $1', [order_seq]))
      .rows[0].n,
  )
async function asOperator() {
  const token = await server().login('operator-han')
  await server().call('operatorEnter', { code: '000000' }, { token })
  return { token }
}
const fileOf = async (id: number): Promise<string> =>
  (await server().owner.query('select file_sha256 from report_document where document_seq = $1', [id])).rows[0]
    ?.file_sha256
const papersOf = (dispute_seq: number) => count(server(), 'report_document where dispute_seq = $1', [dispute_seq])

describe('a paper of a dispute', () => {
  it('is covered like any paper; an operator decides by it, and the buyer learns only that there is one', async () => {
    const { by, document, dispute_seq, report_seq, send, own, ofBuyer } = await disputed()
    const { data, code } = await send()
    expect(code).toBe(0)
    expect(data).toMatchObject({ pages: 1, masked: 1 })
    const { id } = data
    expect(await own()).toMatchObject({ papers: [{ id, kind, pages: 1, look: 'waiting' }], paper_count: 1 })
    expect(await ofBuyer()).toMatchObject([{ papers: [], paper_count: 1 }])
    const seen = (await server().call('sharedDisputes', { document })).data.disputes
    expect(seen).toMatchObject([{ papers: [], paper_count: null }])
    // neither in the report's list of documents, nor by its number
    expect((await server().call('reportDocumentPage', { id, page: 1 }, by)).code).toBe(9004)
    expect((await server().call('reportDocument', { id }, by)).code).toBe(9004)
    expect((await server().call('reportDocumentDelete', { id }, by)).code).toBe(9004)
    const beside = (await server().call('reportList', { document: report_seq }, by)).data.documents ?? []
    expect(beside.some((one) => one.id === id)).toBe(false)

    const operator = await asOperator()
    const read = (await server().call('operatorDispute', { dispute_seq }, operator)).data
    expect(read.papers).toEqual([{ document_seq: id, kind, pages: 1, look: 'waiting' }])
    const page = () => server().call('operatorDocumentPage', { document_seq: id, page: 1 }, operator)
    expect((await page()).data.look).toBe('waiting')
    await server().call('operatorDocumentLook', { document_seq: id, look: 'enough' }, operator)
    // the decision is based on it: it can be opened until then
    expect((await page()).data.look).toBe('enough')
    const decision = { dispute_seq, decision: 'kept', reason: '접수증이 다른 집의 것이에요.' } as const
    expect((await server().call('operatorDisputeDecide', decision, operator)).code).toBe(0)
    expect((await page()).code).toBe(9004)
    expect((await send()).code).toBe(9203)
    expect(await own()).toMatchObject({ state: 'decided', papers: [{ id, look: 'enough' }] })
  })

  it('is refused by name where it is hostile, and nothing of it is kept', async () => {
    const { send, dispute_seq } = await disputed()
    const bytes = (of: Uint8Array) => new Uint8Array(of)
    for (const [file, why] of [
      [bytes(hostile.openScript()), 'scripts'],
      [bytes(hostile.locked()), 'password'],
      [bytes(hostile.manyPages()), 'too-many-pages'],
      [bytes(Buffer.from('HWP Document File')), 'wrong-type'],
      [bytes(hostile.bomb()), 'unpacks-too-large'],
    ] as const)
      expect((await send(file)).data, why).toEqual({ file: why })
    expect(await papersOf(dispute_seq)).toBe(0)
  })

  it('is taken back by its maker with its file, and there are at most five', async () => {
    const { send, own, key, dispute_seq, order_seq, report_seq } = await disputed()
    const { id } = (await send(onePicture)).data
    const hash = await fileOf(id)
    const other = await disputed()
    expect((await server().call('sharedDisputePaperDrop', { id, key: other.key })).code).toBe(9004)
    expect((await server().call('sharedDisputePaperDrop', { id, key: 'k'.repeat(43) })).code).toBe(9201)
    expect((await server().call('sharedDisputePaperDrop', { id, key })).code).toBe(0)
    await server().settle(20_000)
    expect(await server().ctx.files.get(hash)).toBeNull()
    expect((await own()).papers).toEqual([])
    await server().owner.query(
      `insert into report_document (order_seq, report_seq, dispute_seq, kind, pages, file_sha256, look)
        select $1, $2, $3, 'other', '[{}]', encode(sha256(('paper' || n)::bytea), 'hex'), 'waiting' from generate_series(1, $4::int) n`,
      [order_seq, report_seq, dispute_seq, DISPUTE_PAPERS_MOST],
    )
    expect((await send(onePicture)).data).toEqual({ file: 'too-many-papers' })
  })

  it('whose number is visible is erased: its maker reads it by their key, and the buyer of the report gets no word', async () => {
    const { send, own, user_seq } = await disputed()
    const { id } = (await send(onePicture)).data
    const told = `message_notice where user_seq = $1 and template in ('document-again', 'dispute-news')`
    const before = await count(server(), told, [user_seq])
    await server().call('operatorDocumentLook', { document_seq: id, look: 'needs-bars' }, await asOperator())
    await server().settle(20_000)
    expect((await own()).papers).toMatchObject([{ id, look: 'needs-bars' }])
    expect(await count(server(), told, [user_seq])).toBe(before)
  })

  it('of the buyer opens for the buyer, and stays once it was decided', async () => {
    const { by, report_seq, order_seq, user_seq } = await disputed()
    await server().call('reportDisputeMake', { report_seq, role: 'tenant', words }, by)
    const dispute_seq = await newest(order_seq)
    const add = async () =>
      (await server().call('disputePaperAdd', { dispute_seq, kind, file: onePicture }, by)).data.id
    const [first, second] = [await add(), await add()]
    expect((await server().call('reportDocumentPage', { id: first, page: 1 }, by)).code).toBe(0)
    const { token } = await signIn(server(), { persona: true })
    const stranger = { dispute_seq, kind, file: onePicture }
    expect((await server().call('disputePaperAdd', stranger, { token })).code).toBe(9004)
    expect((await server().call('reportDocumentDelete', { id: first }, by)).code).toBe(0)
    const operator = await asOperator()
    await server().call('operatorDocumentLook', { document_seq: second, look: 'needs-bars' }, operator)
    const news = `message_notice where user_seq = $1 and reference = $2`
    expect(await count(server(), news, [user_seq, `dispute-paper-${second}-${dispute_seq}`])).toBe(1)
    const decision = { dispute_seq, decision: 'kept', reason: '접수증이 다른 집의 것이에요.' } as const
    await server().call('operatorDisputeDecide', decision, operator)
    expect((await server().call('reportDocumentDelete', { id: second }, by)).code).toBe(9203)
    // the other side's dispute accepts no document of the buyer
    const others = (
      await server().owner.query(`select dispute_seq from report_dispute where side = 'other' and order_seq = $1`, [
        order_seq,
      ])
    ).rows[0].dispute_seq
    const wrong = { dispute_seq: Number(others), kind, file: onePicture }
    expect((await server().call('disputePaperAdd', wrong, by)).code).toBe(9004)
  })

  it('outlives the report and its buyer, and goes with the dispute three years after its end', async () => {
    const { by, order_seq, report_seq, user_seq, dispute_seq, send } = await disputed()
    const { id } = (await send(onePicture)).data
    const hash = await fileOf(id)
    const beside = { report_seq, kind: 'lease', file: onePicture } as const
    const lease = (await server().call('reportDocumentAdd', beside, by)).data.id
    await server().call('reportDisputeMake', { report_seq, role: 'tenant', words }, by)
    const mine = await newest(order_seq)
    await server().call('disputePaperAdd', { dispute_seq: mine, kind, file: onePicture }, by)
    const back = { order_seq, amount: 9900, seen_back: 0, reason: '고객 요청으로 전액 환불' }
    expect((await server().call('operatorRefund', back, await asOperator())).code).toBe(0)
    await server().settle(30_000)
    expect(await fileOf(lease)).toBeUndefined()
    expect([await papersOf(dispute_seq), await papersOf(mine)]).toEqual([1, 1])
    // the buyer's documents are deleted with the buyer; the other side's are not
    expect(await reportPersonalData.files?.(server().ctx.db, user_seq)).not.toContain(hash)
    await server().ctx.tx((tx) => reportPersonalData.forget(tx, user_seq))
    expect([await papersOf(dispute_seq), await papersOf(mine)]).toEqual([1, 0])
    const sweep = () => sweepDisputes(server().ctx.db, 10, '3 years', server().ctx.enqueue)
    const ended = `update report_dispute set state = 'closed', ended_at = app_now() - $1::interval where dispute_seq = $2`
    await server().owner.query(ended, ['2 years 364 days', dispute_seq])
    expect(await sweep()).toBe(0)
    expect(await server().ctx.files.get(hash)).not.toBeNull()
    await server().owner.query(ended, ['3 years 2 days', dispute_seq])
    expect(await sweep()).toBe(1)
    await server().settle(20_000)
    expect(await server().ctx.files.get(hash)).toBeNull()
  })
})

it('a guest whose answer was lost gets the same key again, and no second dispute', async () => {
  const { document, order_seq, made } = await disputed()
  const again = { ...made, document, words: `${words} 다시 적어요.` }
  await server().owner.query('update report_dispute set state = $1, ended_at = app_now() where order_seq = $2', [
    'closed',
    order_seq,
  ])
  const send = (over: object = {}) =>
    server().call('sharedDisputeMake', { ...again, ...over }, { key: 'key-of-a-guest' })
  const [first, second] = [await send(), await send()]
  expect(first.code).toBe(0)
  expect(second.text).toBe(first.text)
  expect(await count(server(), `report_dispute where order_seq = $1 and state = 'received'`, [order_seq])).toBe(1)
  expect((await send({ contact: 'somebody@example.com' })).code).toBe(9009)
  expect((await server().call('sharedDisputes', { key: second.data.key })).data.disputes).toHaveLength(1)
})
