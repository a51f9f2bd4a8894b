import { DOCUMENTS_MOST } from '@jipsalpim/contract/areas/report/document-terms.ts'
import { day } from '@jipsalpim/engine/values/day.ts'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { hostile } from '../../../../../../packages/engine/samples/hostile-pdf.ts'
import { signIn } from '../../../testing/sign-in.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { photographed, printedPaper, scanned } from '../../testing/document-scene.ts'
import { count, makePaidOrder, progressOf } from '../../testing/scenes.ts'

const server = useTestServer()

async function bought() {
  const { token, seq } = await signIn(server(), { persona: true })
  const { merchant_uid, order_seq } = await makePaidOrder(server(), token)
  await server().settle(30_000)
  const report = (await progressOf(server(), token, merchant_uid)).report_seq ?? expect.fail()
  return { by: { token }, seq, order_seq, merchant_uid, report }
}

const LEASE = '주민등록번호 800101-1234567\n\n보증금 180,000,000'

const sent = async (report_seq: number, by: { token: string }, file?: Uint8Array<ArrayBuffer>) =>
  server().call('reportDocumentAdd', { report_seq, kind: 'lease', file: file ?? (await printedPaper(LEASE)) }, by)
const listed = async (document: number, by: { token: string }) =>
  (await server().call('reportList', { document }, by)).data.documents ?? []
/** The text that a PDF still contains. */
async function lettersOf(pdf: string): Promise<string> {
  const doc = await pdfjs.getDocument({ data: Uint8Array.from(Buffer.from(pdf, 'base64')), verbosity: 0 }).promise
  const { items } = await (await doc.getPage(1)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join('')
}

describe('documents of a report', () => {
  it('begin with the print of the register, its pages drawn anew, and the ledger’s rows', async () => {
    const { by, report } = await bought()
    const [register, ledger, ...rest] = await listed(report, by)
    expect(rest).toEqual([])
    expect(register).toMatchObject({ kind: 'register', look: null, id: expect.any(Number) })
    expect(register?.pages).toBeGreaterThan(0)
    expect(ledger).toMatchObject({ kind: 'ledger', id: null, pages: 0 })
    const id = register?.id ?? 0
    const { data } = await server().call('reportDocument', { id }, by)
    expect(await lettersOf(data.pdf)).toBe('')
    const page = await server().call('reportDocumentPage', { id, page: 1 }, by)
    expect(Buffer.from(page.data.jpeg, 'base64').subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect((await server().call('reportDocumentPage', { id, page: 999 }, by)).code).toBe(9004)
  })

  it('take a paper with text: its number is under a bar, and what was sent is nowhere', async () => {
    const { by, report } = await bought()
    const added = await sent(report, by)
    expect(added.data).toMatchObject({ pages: 1, masked: 1 })
    const { id } = added.data
    expect((await listed(report, by)).at(-1)).toMatchObject({ id, kind: 'lease', look: 'waiting' })
    const { data } = await server().call('reportDocument', { id }, by)
    expect(data.file_name).toBe('집살핌-계약서.pdf')
    expect(await lettersOf(data.pdf)).toBe('')
    const bare = await sent(report, by, await printedPaper('보증금 180,000,000'))
    expect(bare.data.masked).toBe(0)
  })

  it.each(['image/png', 'image/jpeg'] as const)('take a picture of type %s, and make it anew', async (type) => {
    const { by, report } = await bought()
    const tail = Buffer.from('GPS 37.5N 127.0E')
    const { data } = await sent(report, by, new Uint8Array(Buffer.concat([photographed('계약서', type), tail])))
    expect(data).toMatchObject({ pages: 1, masked: 0 })
    const kept = await server().call('reportDocument', { id: data.id }, by)
    expect(Buffer.from(kept.data.pdf, 'base64').includes(tail)).toBe(false)
  })

  it('take a PDF without text only from somebody who has covered its pages, and draw them anew', async () => {
    const { by, report } = await bought()
    const file = scanned('계약서', '둘째 쪽')
    expect((await sent(report, by, file)).data).toEqual({ file: 'no-text' })
    const input = { report_seq: report, kind: 'lease', file, covered: 'yes' } as const
    const { data } = await server().call('reportDocumentAdd', input, by)
    expect(data).toMatchObject({ pages: 2, masked: 0 })
    const second = await server().call('reportDocumentPage', { id: data.id, page: 2 }, by)
    expect(second.data.pages).toBe(2)
    // a PDF with text is searched for numbers all the same, and harmful content is refused
    const typed = { ...input, file: await printedPaper(LEASE) }
    expect((await server().call('reportDocumentAdd', typed, by)).data).toMatchObject({ masked: 1 })
    const harmful = { ...input, file: new Uint8Array(hostile.openScript()) }
    expect((await server().call('reportDocumentAdd', harmful, by)).data).toEqual({ file: 'scripts' })
  })

  it('are the same for another person as if they had never been', async () => {
    const { by, report } = await bought()
    const { token } = await signIn(server(), { persona: true })
    const { id } = (await sent(report, by)).data
    const none = 987_654_321
    const other = { token }
    for (const [theirs, nobodys] of [
      [await server().call('reportDocument', { id }, other), await server().call('reportDocument', { id: none }, by)],
      [
        await server().call('reportDocumentPage', { id, page: 1 }, other),
        await server().call('reportDocumentPage', { id: none, page: 1 }, by),
      ],
      [
        await server().call('reportDocumentDelete', { id }, other),
        await server().call('reportDocumentDelete', { id: none }, by),
      ],
      [
        await server().call('reportList', { document: report }, other),
        await server().call('reportList', { document: none }, by),
      ],
      [await sent(report, other), await sent(none, by)],
    ] as const) {
      expect(theirs.code).toBe(9004)
      expect(theirs.text).toBe(nobodys.text)
    }
    expect((await listed(report, by)).some((d) => d.id === id)).toBe(true)
  })

  it('are erased by their owner with the file; the register’s print stays', async () => {
    const { by, report } = await bought()
    const { id } = (await sent(report, by)).data
    const { rows } = await server().owner.query<{ file_sha256: string }>(
      'select file_sha256 from report_document where document_seq = $1',
      [id],
    )
    const hash = rows[0]?.file_sha256 ?? ''
    expect(await server().ctx.files.get(hash)).not.toBeNull()
    expect((await server().call('reportDocumentDelete', { id }, by)).code).toBe(0)
    await server().settle(30_000)
    expect(await server().ctx.files.get(hash)).toBeNull()
    expect((await server().call('reportDocumentPage', { id, page: 1 }, by)).code).toBe(9004)
    const [register] = await listed(report, by)
    expect((await server().call('reportDocumentDelete', { id: register?.id ?? 0 }, by)).code).toBe(9004)
  })

  it('end with the report: paid back, nothing of them is left', async () => {
    const { by, report, order_seq, merchant_uid } = await bought()
    const { id } = (await sent(report, by)).data
    const { rows } = await server().owner.query<{ file_sha256: string }>(
      'select file_sha256 from report_document where order_seq = $1',
      [order_seq],
    )
    expect(rows.length).toBe(2)
    const operator = { token: await server().login('operator-han') }
    await server().call('operatorEnter', { code: '000000' }, operator)
    const back = { order_seq, amount: 9900, seen_back: 0, reason: '고객 요청으로 전액 환불' }
    expect((await server().call('operatorRefund', back, operator)).code).toBe(0)
    await server().settle(30_000)
    expect((await progressOf(server(), by.token, merchant_uid)).order.state).toBe('refunded')
    expect(await count(server(), 'report_document where order_seq = $1', [order_seq])).toBe(0)
    for (const { file_sha256 } of rows) expect(await server().ctx.files.get(file_sha256)).toBeNull()
    expect((await server().call('reportDocument', { id }, by)).code).toBe(9004)
    expect((await server().call('reportList', { document: report }, by)).code).toBe(9004)
  })

  it('are at most twenty of one’s own', async () => {
    const { by, report, order_seq } = await bought()
    await server().owner.query(
      `insert into report_document (order_seq, report_seq, kind, pages, file_sha256, look)
        select $1, $2, 'lease', '[{}]', encode(sha256(n::text::bytea), 'hex'), 'waiting' from generate_series(1, $3::int) n`,
      [order_seq, report, DOCUMENTS_MOST],
    )
    const { data } = await sent(report, by)
    expect(data).toEqual({ file: 'too-many-documents' })
  })

  it('are made once, however often the same key comes', async () => {
    const { by, report, order_seq } = await bought()
    const file = await printedPaper(LEASE)
    const send = () =>
      server().call('reportDocumentAdd', { report_seq: report, kind: 'lease', file }, { ...by, key: 'the-same-key' })
    const [first, second] = [await send(), await send()]
    expect(second.text).toBe(first.text)
    expect(await count(server(), `report_document where order_seq = $1 and look = 'waiting'`, [order_seq])).toBe(1)
    const other = await printedPaper('다른 서류')
    const input = { report_seq: report, kind: 'lease', file: other } as const
    expect((await server().call('reportDocumentAdd', input, { ...by, key: 'the-same-key' })).code).toBe(9009)
  })
})

describe('an answer', () => {
  it('names the paper that it was seen in, and loses only the name when that is erased', async () => {
    const { by, report } = await bought()
    const { id } = (await sent(report, by)).data
    const answer = {
      question: 'taxes',
      value: 'none',
      source: 'seen',
      as_of: day('2026-11-20'),
      paper: 'lease',
      document: id,
    } as const
    const edit = (seen_version: number, document: number) =>
      server().call('reportOfUserEdit', { report_seq: report, seen_version, answers: [{ ...answer, document }] }, by)
    const stranger = await bought()
    const [theirs] = await listed(stranger.report, stranger.by)
    expect((await edit(1, theirs?.id ?? expect.fail())).data).toEqual({ document: 'not-in-report' })
    expect((await edit(1, 987_654_322)).data).toEqual({ document: 'not-in-report' })
    expect((await edit(1, id)).code).toBe(0)
    const given = async () => (await server().call('reportAnswers', { id: report }, by)).data.answers.at(-1)
    expect(await given()).toMatchObject({ question: 'taxes', document: id })
    await server().call('reportDocumentDelete', { id }, by)
    expect(await given()).toMatchObject({ question: 'taxes', value: 'none', document: null })
  })
})

describe('an operator', () => {
  const asOperator = async () => ({ token: await server().login('operator-han') })

  it('looks at each paper once more, and each look stands in the access log', async () => {
    const { by, report } = await bought()
    const document_seq = (await sent(report, by)).data.id
    const operator = await asOperator()
    const { waiting } = (await server().call('operatorDocuments', {}, operator)).data
    expect(waiting.find((d) => d.document_seq === document_seq)).toMatchObject({ kind: 'lease', look: 'waiting' })
    const page = await server().call('operatorDocumentPage', { document_seq, page: 1 }, operator)
    expect(page.data).toMatchObject({ kind: 'lease', page: 1, pages: 1 })
    const look = { document_seq, look: 'enough' } as const
    expect((await server().call('operatorDocumentLook', look, operator)).code).toBe(0)
    expect((await listed(report, by)).at(-1)).toMatchObject({ id: document_seq, look: 'enough' })
    expect((await server().call('operatorDocumentLook', look, operator)).code).toBe(9131)
    // its owner can open it, and operators cannot any more
    expect((await server().call('reportDocumentPage', { id: document_seq, page: 1 }, by)).code).toBe(0)
    expect((await server().call('operatorDocumentPage', { document_seq, page: 1 }, operator)).code).toBe(9004)
    // logged for this user: their own data shows them who looked
    const { rows } = await server().owner.query<{ call: string }>(
      `select distinct call from operator_audit
       where on_user = (select user_seq from order_order join report_document using (order_seq) where document_seq = $1)
         and call like 'operatorDocument%' order by 1`,
      [document_seq],
    )
    expect(rows.map((r) => r.call)).toEqual(['operatorDocumentLook', 'operatorDocumentPage'])
  })

  it('asks for a new picture where a number is visible: the file is erased at once', async () => {
    const { by, report } = await bought()
    const document_seq = (await sent(report, by, photographed('계약서', 'image/png'))).data.id
    const { rows } = await server().owner.query<{ file_sha256: string }>(
      'select file_sha256 from report_document where document_seq = $1',
      [document_seq],
    )
    await server().call('operatorDocumentLook', { document_seq, look: 'needs-bars' }, await asOperator())
    await server().settle(30_000)
    expect(await server().ctx.files.get(rows[0]?.file_sha256 ?? '')).toBeNull()
    expect((await listed(report, by)).at(-1)).toMatchObject({ id: document_seq, look: 'needs-bars' })
    const told = `message_notice where template = 'document-again' and reference = $1`
    expect(await count(server(), told, [`document-again-${document_seq}`])).toBe(1)
    expect((await server().call('reportDocumentPage', { id: document_seq, page: 1 }, by)).code).toBe(9004)
    expect((await server().call('reportDocumentDelete', { id: document_seq }, by)).code).toBe(0)
  })

  it('never opens the print of a register', async () => {
    const { by, report } = await bought()
    const [register] = await listed(report, by)
    const page = { document_seq: register?.id ?? expect.fail(), page: 1 }
    expect((await server().call('operatorDocumentPage', page, await asOperator())).code).toBe(9004)
  })
})

describe('a hostile file is refused by name', () => {
  const withAttachment = () => {
    const text = Buffer.from(hostile.openScript()).toString('latin1')
    const names = '/Names << /EmbeddedFiles << /Names [(a.exe) << /F (a.exe) /EF << /F 4 0 R >> >>] >> >>'
    return new Uint8Array(Buffer.from(text.replace(/\/OpenAction << .*? >>/, names), 'latin1'))
  }
  const huge = () => {
    const png = photographed('계약서', 'image/png')
    new DataView(png.buffer).setUint32(16, 60_000)
    new DataView(png.buffer).setUint32(20, 60_000)
    return png
  }
  it.each<[string, () => Uint8Array, string]>([
    ['a program', () => Buffer.from('MZ\u0090\0 this program cannot be run'), 'wrong-type'],
    ['a page of HTML called a PDF', () => Buffer.from('<html><script>alert(1)</script></html>'), 'wrong-type'],
    ['a PDF that is cut off', () => Buffer.from('%PDF-1.7\n1 0 obj <<'), 'broken'],
    ['a picture that is cut off', () => photographed('계약서', 'image/jpeg').subarray(0, 40), 'broken'],
    ['a picture whose head states sixty thousand pixels a side', huge, 'unpacks-too-large'],
    ['a bomb', hostile.bomb, 'unpacks-too-large'],
    ['a stream packed twice', hostile.packedTwice, 'unpacks-too-large'],
    ['forms that draw each other', hostile.laughing, 'unpacks-too-large'],
    ['fifty-one pages', () => hostile.manyPages(51), 'too-many-pages'],
    ['a script', hostile.openScript, 'scripts'],
    ['a hidden script', hostile.hiddenScript, 'scripts'],
    ['a program that is started', hostile.launch, 'scripts'],
    ['a file inside', withAttachment, 'attachments'],
    ['a locked one', hostile.locked, 'password'],
    ['pages that hold each other', hostile.cyclicPair, 'broken'],
  ])('%s', async (_name, make, why) => {
    const { by, report } = await oneReport()
    const answer = await sent(report, by, new Uint8Array(make()))
    expect([answer.code, answer.data]).toEqual([9000, { file: why }])
  })

  it('without bytes, or with more than ten megabytes, before it is read', async () => {
    const { by, report } = await oneReport()
    expect((await sent(report, by, new Uint8Array())).data).toEqual({ file: 'empty' })
    expect((await sent(report, by, new Uint8Array(10 * 1024 * 1024 + 1))).data).toEqual({ body: 'too-large' })
  })
  // one report for all of them
  let kept: Promise<Awaited<ReturnType<typeof bought>>> | null = null
  const oneReport = () => (kept ??= bought())
})
