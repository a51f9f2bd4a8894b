import { expect, test } from 'vitest'
import { registerOf } from '../../samples/read-sample.ts'
import type { PdfPage, PdfRun } from '../pdf/page.ts'
import { readRegister } from './read.ts'
import { resolveRegister } from './resolve.ts'

// the portrait layout of prints from 2014 on, drawn from descriptions: narrow columns, 9 point letters
const limits = [36, 89, 190, 270, 351, 560]
const starts = [44, 92, 193, 273, 354]
const size = 9

const heads: Readonly<Record<string, readonly string[]>> = {
  head: ['순위번호', '등 기 목 적', '접 수', '등 기 원 인', '권리자 및 기타사항'],
  'head of owners': ['등기명의인', '(주민)등록번호', '최종지분', '주소', '순위번호'],
}

type Line = string | { text: string; struck: true }
type Row = [rank: Line, purpose: Line, receipt: Line, cause: Line, last: Line]

function pageOf(number: number, of: number, rows: (Row | string)[]): PdfPage {
  const runs: PdfRun[] = []
  const put = (text: string, x: number, y: number, struck = false, height = size) => {
    let at = x
    for (const word of text.split(' ')) {
      const width = [...word].reduce((w, c) => w + (c > '\u1100' ? height : height / 2), 0)
      if (word !== '') runs.push({ text: word, x: at, y, width, height, struck })
      at += width + height / 2
    }
  }
  put('[집합건물] 서울특별시 중구 가람동 1 나래아파트 제1동 제2층 제203호', 36, 30)
  put('열람', 200, 400, false, 64)
  rows.forEach((row, i) => {
    const y = 50 + i * 14
    const head = typeof row === 'string' ? heads[row] : undefined
    if (head !== undefined) {
      head.forEach((name, at) => {
        const width = [...name].reduce((w, c) => w + (c > '\u1100' ? size : size / 2), 0)
        const middle = ((limits[at] ?? 0) + (limits[at + 1] ?? 0)) / 2
        put(name, middle - width / 2, y)
      })
    } else if (typeof row === 'string') put(row, 40, y)
    else
      row.forEach((cell, at) =>
        typeof cell === 'string' ? put(cell, starts[at] ?? 0, y) : put(cell.text, starts[at] ?? 0, y, true),
      )
  })
  put(`열람일시 : 2026년11월20일 09시08분07초 ${number}/${of}`, 36, 800)
  return { number, width: 595, height: 842, runs }
}
const gone = (text: string): Line => ({ text, struck: true })

const pages = [
  pageOf(1, 2, [
    '등기사항전부증명서(말소사항 포함)',
    '- 집합건물 -',
    '고유번호 1101-2020-000001',
    '【 갑 구 】 ( 소유권에 관한 사항 )',
    'head',
    ['1', '소유권보존', '2020년3월4일', '', '소유자 가갑을 800101-*******'],
    ['', '', '제100호', '', '서울특별시 중구 가람로 1'],
    '【 을 구 】 ( 소유권 이외의 권리에 관한 사항 )',
    'head',
    [gone('1'), gone('근저당권설정'), gone('2020년3월4일'), gone('2020년3월4일'), gone('채권최고액 금120,000,000원')],
    ['', '', gone('제101호'), gone('설정계약'), gone('근저당권자 주식회사가나은행 110111-0000001')],
    ['2', '1번근저당권설정등', '2025년2월3일', '2025년2월3일', ''],
    ['', '기말소', '제1234567호', '해지', ''],
    ['3', '전세권설정', '2025년3월4일', '2025년3월4일', '전세금 금300,000,000원'],
  ]),
  pageOf(2, 2, [
    'head',
    ['', '', '제2299473호', '설정계약', '범 위 주거용 건물 전부'],
    ['', '', '', '', '존속기간 2025년3월5일부터 2027년3월4일까지'],
    ['', '', '', '', '전세권자 나을병 900202-*******'],
    '-- 이 하 여 백 --',
    '관할등기소 서울중앙지방법원 중부등기소',
    "* 실선으로 그어진 부분은 말소사항을 표시함. * 기록사항 없는 갑구, 을구는 '기록사항 없음' 으로 표시함.",
  ]),
]

test('an upright print with narrow columns, a watermark and an entry over the page break', () => {
  const read = resolveRegister(registerOf(readRegister({ kind: 'pages', pages })))
  expect(read).toMatchObject({
    kind: '집합건물',
    uniqueNo: '1101-2020-000001',
    office: '서울중앙지방법원 중부등기소',
    pages: { read: 2, declared: 2 },
    address: '서울특별시 중구 가람동 1 나래아파트 제1동 제2층 제203호',
    viewedAt: { value: '2026-11-20T09:08:07' },
    unread: [],
  })
  expect(read.entries.map((e) => [e.id, e.purpose, e.receiptNo, e.status, e.cancelledBy, e.page])).toEqual([
    ['갑구 1', '소유권보존', '100', 'live', null, 1],
    ['을구 1', '근저당권설정', '101', 'cancelled', '을구 2', 1],
    ['을구 2', '1번근저당권설정등기말소', '1234567', 'live', null, 1],
    ['을구 3', '전세권설정', '2299473', 'live', null, 1],
  ])
  expect(read.rights).toMatchObject([
    {
      entry: { fields: { 범위: '주거용 건물 전부', 존속기간: '2025년3월5일부터 2027년3월4일까지' } },
      amount: { won: 300_000_000 },
      holder: [{ name: '나을병' }],
    },
  ])
})

const summary = {
  ...pageOf(1, 1, [
    '주요 등기사항 요약 (참고용)',
    '1. 소유지분현황 ( 갑구 )',
    'head of owners',
    ['주식회사모형주', '110111-0000002', '2분의 1', '서울특별시 중구', '2, 3'],
    ['택건설', '', '', '가람로 1', ''],
    ['(공유자)', '', '', '', ''],
    ['가갑을', '800101-*******', '2분의 1', '서울특별시 중구', '2'],
    ['(공유자)', '', '', '나래로 2', ''],
    '[ 참고사항 ]',
  ]),
  number: 3,
}

test('the summary at the end: a name that wraps is one owner, and its pages are none of the register', () => {
  const read = registerOf(readRegister({ kind: 'pages', pages: [...pages, summary] }))
  expect(read.summary?.map((s) => [s.owner, s.rank, s.main])).toEqual([
    ['주식회사모형주택건설 (공유자)', '2, 3', '110111-0000002 2분의 1 서울특별시 중구 가람로 1'],
    ['가갑을 (공유자)', '2', '800101-******* 2분의 1 서울특별시 중구 나래로 2'],
  ])
  expect(read.pages).toEqual({ read: 2, declared: 2 })
  const unmarked = [...pages, summary].map((p) => ({ ...p, runs: p.runs.filter((r) => !/^\d\/\d$/.test(r.text)) }))
  expect(registerOf(readRegister({ kind: 'pages', pages: unmarked })).pages).toEqual({ read: 2, declared: null })
})

test('a cause repeated under a dashed line is told once', () => {
  const trust = pageOf(1, 1, [
    '고유번호 1101-2020-000001',
    '【 갑 구 】 ( 소유권에 관한 사항 )',
    'head',
    ['1', '소유권보존', '2020년3월4일', '', '소유자 가갑을 800101-*******'],
    ['2', '소유권이전', '2022년3월4일', '2022년3월3일', '수탁자 나래신탁주식회사 110111-0000003'],
    ['', '', '제100호', '신탁', ''],
    ['', '신탁', '', '신탁', '신탁원부 제2022-1호'],
    ['3', '소유권이전', '2024년3월4일', '2024년3월3일', '소유자 가갑을 800101-*******'],
    ['', '', '제200호', '신탁재산의귀속', ''],
    ['', '2번신탁등기말소', '', '신탁재산의귀', ''],
    ['', '', '', '속', ''],
    ['4', '2번등기명의인표시변경', '2024년5월4일', '2024년5월3일', ''],
    ['', '', '제300호', '매매 및 증여', ''],
  ])
  const read = registerOf(readRegister({ kind: 'pages', pages: [trust] }))
  expect(read.entries.map((e) => e.cause)).toEqual([null, '신탁', '신탁재산의귀속', '매매 및 증여'])
})

test('a page short, a second register among the pages, another kind of register', () => {
  const named = (list: readonly PdfPage[]) => readRegister({ kind: 'pages', pages: list })
  expect(named(pages.slice(0, 1))).toEqual({
    refused: { name: 'pagesMissing', numbers: { declared: 2, read: 1, missing: '2' } },
  })
  const foreign = { ...pageOf(2, 2, ['고유번호 1101-2020-000002']), number: 3 }
  expect(named([...pages, foreign])).toMatchObject({ refused: { name: 'mixedDocuments' } })
  expect(
    named([pageOf(1, 1, ['등기번호 001234', '상 호 주식회사 가나', '본 점 서울특별시 중구', '임원에 관한 사항'])]),
  ).toMatchObject({
    refused: { name: 'corporateRegister' },
  })
  expect(named([pageOf(1, 1, ['임대차 계약서'])])).toMatchObject({ refused: { name: 'notARegister' } })
})

test('two prints of one register, or a page twice, are no one print', () => {
  const [first, second] = pages
  if (first === undefined || second === undefined) throw new Error('two pages are drawn above')
  const later = { ...second, runs: second.runs.map((r) => ({ ...r, text: r.text.replace('11월20일', '11월21일') })) }
  expect(readRegister({ kind: 'pages', pages: [first, later] })).toMatchObject({ refused: { name: 'mixedDocuments' } })
  expect(readRegister({ kind: 'pages', pages: [first, first, second] })).toMatchObject({
    refused: { name: 'mixedDocuments', numbers: { page: 1 } },
  })
})

test('a word over a pending application is kept', () => {
  const noted = [
    pageOf(1, 1, [
      '등기사항전부증명서(현재 유효사항) - 집합건물 -',
      '고유번호 1101-2020-000001',
      '신청사건 처리중 : 2026년11월19일 접수 제5000001호',
      '【 갑 구 】 ( 소유권에 관한 사항 )',
      'head',
      ['1', '소유권보존', '2020년3월4일', '', '소유자 가갑을 800101-*******'],
    ]),
  ]
  expect(registerOf(readRegister({ kind: 'pages', pages: noted }))).toMatchObject({
    pendingNote: '신청사건 처리중 : 2026년11월19일 접수 제5000001호',
    certificate: '현재 유효사항',
  })
})
