import { expect, test } from 'vitest'
import { readPdf, readPrint } from '../../samples/read-print.ts'
import { readGeometry, rebuildPdf } from '../../samples/rebuild-pdf.ts'
import { registerOf } from '../../samples/read-sample.ts'
import { linesOfPage } from './page-lines.ts'
import { readRegister } from './read.ts'
import { resolveRegister } from './resolve.ts'

const head = '순위번호   등 기 목 적               접    수            등 기 원 인          권 리 자 및 기 타 사 항'
const lines = (...rows: [rank: string, purpose: string, receipt: string, cause: string, last: string][]) =>
  rows.map(([a, b, c, d, e]) => a.padEnd(9).padStart(12) + b.padEnd(23) + c.padEnd(19) + d.padEnd(20) + e).join('\n')
/** Words at their places in a line. */
const place = (...words: [at: number, word: string][]) => words.reduce((line, [at, word]) => line.padEnd(at) + word, '')
const printOf = (...parts: string[]) =>
  [
    '등기사항전부증명서(말소사항 포함) - 건물 -',
    '[건물] 서울특별시 중구 가람동 1      고유번호 1101-2020-000001',
    ...parts,
  ].join('\n')

test('text that kept its layout is read by its columns, as the print itself', async () => {
  for (const id of ['S047', 'S072']) {
    const pages = await readPdf(rebuildPdf(readGeometry(id)))
    if ('refused' in pages) throw new Error(pages.refused.name)
    const text = pages.pages
      .map((p) =>
        linesOfPage(p)
          .map((l) => l.words.reduce((s, w) => s.padEnd(Math.max(Math.round(w.x / 5), s.length + 1)) + w.text, ''))
          .join('\n'),
      )
      .join('\n')
    const entriesOf = (r: Awaited<ReturnType<typeof readPrint>>) =>
      r.entries.map((e) => [
        e.id,
        e.purpose.replace(/\s/g, ''),
        e.receivedAt,
        e.receiptNo,
        e.amounts.map((a) => a.won),
        e.parties.map((p) => p.name),
      ])
    expect(entriesOf(registerOf(readRegister({ kind: 'text', text })))).toEqual(entriesOf(await readPrint(id)))
  }
})

test('가등기 and its 본등기 share a rank and are two entries', () => {
  const text = printOf(
    '【 갑 구 】 ( 소유권에 관한 사항 )',
    head,
    lines(
      ['1', '소유권보존', '2000년1월3일', '', '소유자 가갑을 600101-1******'],
      ['', '', '제10호', '', '서울 중구 가람동 1'],
      ['2', '소유권이전청구권가등기', '2001년2월6일', '2001년2월1일', '가등기권자 나을병 700202-1******'],
      ['', '', '제20호', '매매예약', '서울 중구 나래동 2'],
      ['', '소유권이전', '2001년6월25일', '2001년2월1일', '소유자 나을병 700202-1******'],
      ['', '', '제30호', '매매', '서울 중구 나래동 2'],
    ),
  )
  const read = resolveRegister(registerOf(readRegister({ kind: 'text', text })))
  expect(read.entries.map((e) => [e.id, e.purpose, e.receiptNo, e.cause, e.parties[0]?.role])).toEqual([
    ['갑구 1', '소유권보존', '10', null, '소유자'],
    ['갑구 2', '소유권이전청구권가등기', '20', '매매예약', '가등기권자'],
    ['갑구 2#2', '소유권이전', '30', '매매', '소유자'],
  ])
  expect('value' in read.owners && read.owners.value.map((o) => o.party.name)).toEqual(['나을병'])
})

test('공동담보목록: rows under a head of two levels, found again from the mortgage', () => {
  const text = printOf(
    '【 을 구 】 ( 소유권 이외의 권리에 관한 사항 )',
    head,
    lines(
      ['1', '근저당권설정', '2010년3월4일', '2010년3월4일', '채권최고액 금120,000,000원'],
      ['', '', '제40호', '설정계약', '근저당권자 주식회사가나은행 110111-0000001'],
      ['', '', '', '', '공동담보목록 제2010-245호'],
    ),
    '【 공 동 담 보 목 록 】',
    '목록번호   2010-245',
    place(
      [2, '일련번호'],
      [16, '부동산에'],
      [25, '관한'],
      [30, '권리의'],
      [37, '표시'],
      [49, '관할등기소명'],
      [68, '순위번호'],
      [90, '기'],
      [95, '타'],
      [100, '사'],
      [105, '항'],
    ),
    place([85, '생성원인'], [102, '변경/소멸']),
    place(
      [5, '1'],
      [12, '[토지]'],
      [19, '서울특별시'],
      [30, '중구'],
      [35, '가람동'],
      [42, '1'],
      [47, '중부등기소'],
      [65, '1'],
      [81, '2010년3월4일'],
    ),
    place(
      [5, '2'],
      [12, '[건물]'],
      [19, '서울특별시'],
      [30, '중구'],
      [35, '가람동'],
      [42, '1'],
      [47, '중부등기소'],
      [65, '1'],
      [81, '2010년3월4일'],
    ),
  )
  const read = resolveRegister(registerOf(readRegister({ kind: 'text', text })))
  expect(read.jointCollateral.map((r) => [r.listNo, r.no, r.property, r.office, r.rank, r.cause])).toEqual([
    ['2010-245', '1', '[토지] 서울특별시 중구 가람동 1', '중부등기소', '1', '2010년3월4일'],
    ['2010-245', '2', '[건물] 서울특별시 중구 가람동 1', '중부등기소', '1', '2010년3월4일'],
  ])
  expect(read.rights[0]?.joint).toEqual({ listNo: '2010-245', properties: read.jointCollateral.map((r) => r.property) })
})

test('매매목록: what was sold together and for how much; its price is no claim', () => {
  const text = printOf(
    '【 갑 구 】 ( 소유권에 관한 사항 )',
    head,
    lines(
      ['1', '소유권이전', '2010년3월4일', '2010년3월1일', '소유자 가갑을 600101-1******'],
      ['', '', '제41호', '매매', '매매목록 제2010-7호'],
    ),
    '【 매 매 목 록 】',
    '목록번호   2010-7',
    '거래가액   금850,000,000원',
    place([2, '일련번호'], [20, '부동산의'], [30, '표시'], [46, '순위번호'], [70, '예'], [76, '비'], [82, '란']),
    place([62, '등기원인'], [86, '경정원인']),
    place(
      [5, '1'],
      [12, '[토지]'],
      [19, '서울특별시'],
      [30, '중구'],
      [35, '가람동'],
      [42, '1'],
      [49, '1'],
      [60, '2010년3월1일'],
      [74, '매매'],
    ),
    place(
      [5, '2'],
      [12, '[건물]'],
      [19, '서울특별시'],
      [30, '중구'],
      [35, '가람동'],
      [42, '1'],
      [49, '3'],
      [60, '2010년3월1일'],
      [74, '매매'],
    ),
    '목록번호   2010-8',
    '거래가액   금12,000,000원',
  )
  const read = resolveRegister(registerOf(readRegister({ kind: 'text', text })))
  expect(read.entries.flatMap((e) => e.amounts)).toEqual([])
  expect(read.rights).toEqual([])
  expect(read.unread).toEqual([])
  expect(read.salesLists).toMatchObject([
    {
      no: '2010-7',
      price: { kind: '거래가액', won: 850_000_000 },
      rows: [
        { no: '1', property: '[토지] 서울특별시 중구 가람동 1', rank: '1', cause: '2010년3월1일 매매', struck: false },
        { no: '2', property: '[건물] 서울특별시 중구 가람동 1', rank: '3', cause: '2010년3월1일 매매', struck: false },
      ],
    },
    { no: '2010-8', price: { won: 12_000_000 }, rows: [] },
  ])
})
