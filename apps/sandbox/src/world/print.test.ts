import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { readPages } from '@jipsalpim/engine/pdf/read-pages.ts'
import type { RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import { readRegister } from '@jipsalpim/engine/register/read.ts'
import { dangers } from './danger.ts'
import { enter } from './registrar.ts'
import { registerBody } from './register-body.ts'
import { registerPdf } from './register-pdf.ts'
import { registerOf } from './register.ts'
import { carries, homes, subjectOfHome } from './world.ts'
import { subjectsOf } from './unique-no.ts'

const viewedAt = new Date('2026-11-21T03:04:05Z')
const warning = '이 등기기록에는 2026년11월12일 접수 제9000001호 근저당권설정 신청사건 처리중입니다.'

/** One home for every danger: drawing and reading all prints takes too long. */
const sample = homes.filter((h) => dangers.some((d) => homes.find((other) => carries(other, d)) === h))

describe.each(sample.map((h) => [h.id, h] as const))('the print of %s', (_, home) => {
  const register = registerOf(subjectOfHome(home))
  const byBody = read(
    readRegister({
      kind: 'provider',
      body: registerBody(register, {
        viewedAt,
        transactionId: 't',
        joint: true,
        summary: true,
        pdfBase64: null,
        warning: '',
      }),
    }),
  )

  it('is read from the body as it was entered', () => {
    const entered = enter(home.acts, register.uniqueNo)
    // in the order of the sections: 갑구 first
    const expected = [...entered.filter((e) => e.section === '갑구'), ...entered.filter((e) => e.section === '을구')]
    expect(byBody.entries.map((e) => [e.section, e.rank, e.receivedAt])).toEqual(
      expected.map((e) => [e.section, e.rank, e.noReceipt ? null : e.on]),
    )
    expect(byBody.entries.map((e) => e.strike === 'all')).toEqual(expected.map((e) => e.cancelled))
    expect(byBody.unread).toEqual([])
    const won = (d: (typeof expected)[number]) =>
      d.fields.filter((f) => /액$|전세금|임차보증금/.test(f.label)).map((f) => Number(f.value.replace(/\D/g, '')))
    expected.forEach((e, i) =>
      expect(byBody.entries[i]?.amounts.map((a) => a.won)).toEqual(expect.arrayContaining(won(e))),
    )
  })
  it('says the same on paper as in the body', async () => {
    const byPaper = read(await readPaper(await registerPdf(register, { viewedAt, warning: '' })))
    expect(byPaper.entries.map(plainly)).toEqual(byBody.entries.map(plainly))
    expect([byPaper.kind, byPaper.uniqueNo, byPaper.address, byPaper.office]).toEqual([
      byBody.kind,
      byBody.uniqueNo,
      byBody.address,
      byBody.office,
    ])
    for (const block of ['building', 'land', 'unit', 'landRight'] as const) {
      expect(byPaper.display[block].map((r) => ({ ...r, page: null }))).toEqual(
        byBody.display[block].map((r) => ({ ...r, page: null })),
      )
    }
    expect(byPaper.jointCollateral).toEqual(byBody.jointCollateral)
    expect(byPaper.unread).toEqual([])
    expect(byPaper.strikesReadable).toBe(true)
  })
})

describe('a print', () => {
  const home = homes[0]
  if (!home) throw new Error('no home')
  const register = registerOf(subjectOfHome(home))

  it('carries 견본 on every page, and nothing that could pass for an issued one', async () => {
    const doc = await pdfjs.getDocument({ data: await registerPdf(register, { viewedAt, warning: '' }), verbosity: 0 })
      .promise
    expect(doc.numPages).toBeGreaterThan(1)
    for (let n = 1; n <= doc.numPages; n++) {
      const text = (await (await doc.getPage(n)).getTextContent()).items.map((i) => ('str' in i ? i.str : '')).join('')
      expect(text).toContain('견본')
      expect(text).not.toMatch(/발급확인번호|발행번호|등기관|전산정보중앙관리소/)
    }
  })
  it('tells of an application that is not dealt with', async () => {
    const paper = read(await readPaper(await registerPdf(register, { viewedAt, warning })))
    expect(paper.pendingNote).toContain('신청사건 처리중')
    expect(paper.entries.length).toBe(
      read(await readPaper(await registerPdf(register, { viewedAt, warning: '' }))).entries.length,
    )
    const body = read(
      readRegister({
        kind: 'provider',
        body: registerBody(register, {
          viewedAt,
          transactionId: 't',
          joint: true,
          summary: true,
          pdfBase64: null,
          warning,
        }),
      }),
    )
    expect(body.pendingNote).toContain('신청사건 처리중')
  })
  it('is made of the land under a house too', async () => {
    const house = homes.find((h) => h.id === 'goejeong-101')
    const land = house && subjectsOf(subjectOfHome(house).site).find((s) => s.of === '토지')
    if (!land) throw new Error('no land')
    const paper = read(await readPaper(await registerPdf(registerOf(land), { viewedAt, warning: '' })))
    expect(paper.kind).toBe('토지')
    expect(paper.jointCollateral.length).toBe(5)
  })
})

/**
 * Entries without the fields in which print and body cannot agree: the page, and a cause repeated below a dashed line.
 */
const plainly = (e: RegisterDocument['entries'][number]) => ({
  ...e,
  page: null,
  cause: e.cause?.replace(/(신탁재산의귀속)\1/, '$1') ?? null,
})

const readPaper = async (bytes: Uint8Array) => {
  const paper = await readPages(pdfjs, bytes)
  return 'refused' in paper ? paper : readRegister({ kind: 'pages', pages: paper.pages })
}
function read(result: ReturnType<typeof readRegister>): RegisterDocument {
  if ('refused' in result) throw new Error(`refused: ${result.refused.name}`)
  return result.register
}
