import { expect, test } from 'vitest'
import { registerOf } from '../../samples/read-sample.ts'
import { assess } from '../assess.ts'
import { withRegister } from '../risk/finding-cases.ts'
import { mortgage } from '../risk/made-up-home.ts'
import { describeFinding } from '../words/describe-finding.ts'
import { readRegister } from './read.ts'
import { resolveRegister } from './resolve.ts'

/** Words at their places in a line. */
const place = (...words: [at: number, word: string][]) => words.reduce((line, [at, word]) => line.padEnd(at) + word, '')
const heads = {
  '기타사항 above the names': [
    place([92, '기 타 사 항']),
    place([2, '일련번호'], [16, '부동산에 관한 권리의 표시'], [49, '관할등기소명'], [68, '순위번호']),
    place([85, '생성원인'], [102, '변경/소멸']),
  ],
  '기타사항 above all six': [
    place([92, '기 타 사 항']),
    place(
      [2, '일련번호'],
      [16, '부동산에 관한 권리의 표시'],
      [49, '관할등기소명'],
      [68, '순위번호'],
      [85, '생성원인'],
      [102, '변경/소멸'],
    ),
  ],
}
const row = (no: string, lot: string, rank: string) =>
  place([5, no], [12, `[토지] 서울특별시 중구 가람동 ${lot}`], [47, '중부등기소'], [70, rank], [81, '2010년3월4일'])
const print = (...lines: string[]) =>
  resolveRegister(
    registerOf(
      readRegister({
        kind: 'text',
        text: [
          '등기사항전부증명서(말소사항 포함) - 건물 -',
          '[건물] 서울특별시 중구 가람동 1      고유번호 1101-2020-000001',
          '【 갑 구 】 ( 소유권에 관한 사항 )',
          '순위번호   등 기 목 적               접    수            등 기 원 인          권 리 자 및 기 타 사 항',
          `${' '.repeat(2)}1${' '.repeat(9)}소유권보존${' '.repeat(13)}2009년1월5일`,
          ...lines,
        ].join('\n'),
      }),
    ),
  )

test.each(Object.entries(heads))('lists one after the other, %s', (_, head) => {
  const read = print(
    '【 공 동 담 보 목 록 】',
    '목록번호   2010-245',
    ...head,
    row('1', '1', '2'),
    row('2', '2', '12'),
    // after a page break the list continues under its number and its heads
    '목록번호   2010-245',
    ...head,
    row('3', '3', '1'),
    '목록번호   2011-7',
    row('1', '8', '4'),
    row('2', '9', '1'),
  )
  expect(read.unread).toEqual([])
  expect(read.jointCollateral.map((r) => [r.listNo, r.no, r.property.slice(-5), r.office, r.rank, r.cause])).toEqual([
    ['2010-245', '1', '가람동 1', '중부등기소', '2', '2010년3월4일'],
    ['2010-245', '2', '가람동 2', '중부등기소', '12', '2010년3월4일'],
    ['2010-245', '3', '가람동 3', '중부등기소', '1', '2010년3월4일'],
    ['2011-7', '1', '가람동 8', '중부등기소', '4', '2010년3월4일'],
    ['2011-7', '2', '가람동 9', '중부등기소', '1', '2010년3월4일'],
  ])
})

test('several lists in one table of a provider are several lists', () => {
  const cells = (...texts: string[]) => ({
    resType2: '2',
    resDetailList: texts.map((resContents, i) => ({ resNumber: String(i), resContents })),
  })
  const body = {
    resRegisterEntriesList: [
      {
        resDocTitle: '등기사항전부증명서(말소사항 포함) - 건물 -',
        resRealty: '[건물] 서울특별시 중구 가람동 1',
        resRegistrationHisList: [
          { resType: '갑구', resType1: '소유권에 관한 사항', resContentsList: [cells('1', '소유권보존', '', '', '')] },
          {
            resType: '공동담보목록',
            resType1: '',
            resContentsList: [
              cells('목록번호', '2010-24'),
              cells('일련번호', '부동산에 관한 권리의 표시', '관할등기소명', '순위번호', '기타사항'),
              cells('', '', '', '', '생성원인', '변경/소멸'),
              cells('1', '[토지] 가람동 1', '중부등기소', '1', '2010년3월4일', ''),
              cells('목록번호', '2010-245'),
              cells('1', '[토지] 가람동 8', '중부등기소', '1', '2011년3월4일', ''),
              cells('2', '&[토지] 가람동 9&', '&중부등기소&', '&1&', '&2011년3월4일&', '2012년3월4일 해지로 인하여'),
            ],
          },
        ],
      },
    ],
  }
  const read = registerOf(readRegister({ kind: 'provider', body }))
  expect(read.jointCollateral.map((r) => [r.listNo, r.property, r.struck])).toEqual([
    ['2010-24', '[토지] 가람동 1', false],
    ['2010-245', '[토지] 가람동 8', false],
    ['2010-245', '[토지] 가람동 9', true],
  ])
})

test('a debt counts the homes of its own list alone', () => {
  const listed = (listNo: string, no: string) => ({
    listNo,
    no,
    property: `[집합건물] 가온빌라 ${listNo} ${no}호`,
    office: null,
    rank: null,
    cause: null,
    change: null,
    struck: false,
  })
  const on = (rank: string, list: string) => ({
    ...mortgage(rank, 60_000_000),
    fields: { 공동담보목록: `제${list}호` },
  })
  const a = assess(
    withRegister(
      {
        jointCollateral: [
          ...['1', '2', '3'].map((no) => listed('2010-24', no)),
          ...['1', '2', '3', '4', '5'].map((no) => listed('2010-245', no)),
        ],
      },
      [on('1', '2010-24'), on('2', '2010-245')],
    ),
  )
  const found = a.findings.find((f) => f.id === 'joint-collateral')
  expect(found?.numbers).toMatchObject({ lists: 2, properties: 5, full: 120_000_000, split: 32_000_000 })
  expect(found === undefined ? '' : describeFinding(found).body).toContain('서로 다른 공동담보 2건')
})
