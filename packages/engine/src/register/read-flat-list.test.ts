import fc from 'fast-check'
import { expect, test } from 'vitest'
import { registerOf } from '../../samples/read-sample.ts'
import { readRegister } from './read.ts'
import { resolveRegister } from './resolve.ts'

const body = [
  '등기사항전부증명서(말소사항 포함) - 집합건물 -',
  '[집합건물] 서울특별시 강서구 화곡동 100-1 가온빌라 제301호',
  '【 갑 구 】 ( 소유권에 관한 사항 )',
  '순위번호 등기목적 접수 등기원인 권리자 및 기타사항',
  '1 소유권이전 2010년3월4일 2010년3월1일 소유자 가갑을 600101-*******',
  '제41호 매매 매매목록 제2010-7호',
  '【 을 구 】 ( 소유권 이외의 권리에 관한 사항 )',
  '순위번호 등기목적 접수 등기원인 권리자 및 기타사항',
  '1 근저당권설정 2010년3월4일 2010년3월4일 채권최고액 금120,000,000원',
  '제40호 설정계약 근저당권자 주식회사가나은행 110111-0000001',
  '공동담보목록 제2010-245호',
]
const read = (...lines: string[]) =>
  resolveRegister(registerOf(readRegister({ kind: 'text', text: [...body, ...lines].join('\n') })))
const head = ['【 공 동 담 보 목 록 】', '목록번호 2010-245']
const columns = ['일련번호 부동산에 관한 권리의 표시 관할등기소명 순위번호 기 타 사 항', '생성원인 변경/소멸']
const rowsOf = (lines: string[]) =>
  read(...lines).jointCollateral.map((r) => [r.listNo, r.no, r.property, r.office, r.rank, r.cause, r.change])

test('lines across the columns', () => {
  const lines = [
    ...head,
    ...columns,
    '1 [토지] 서울특별시 중구 가람동 1 중부등기소 1 2010년3월4일',
    '제40호',
    '설정계약',
    '2 [집합건물] 서울특별시 강서구 화곡동 서울남부지방법원 등기국 12 2010년3월4일 2015년5월6일',
    '100-2 나온빌라 제2층 제201호 제40호 제99호',
    '추가설정계약 일부포기',
  ]
  expect(rowsOf(lines)).toEqual([
    ['2010-245', '1', '[토지] 서울특별시 중구 가람동 1', '중부등기소', '1', '2010년3월4일 제40호 설정계약', null],
    [
      '2010-245',
      '2',
      '[집합건물] 서울특별시 강서구 화곡동 100-2 나온빌라 제2층 제201호',
      '서울남부지방법원 등기국',
      '12',
      '2010년3월4일 제40호 추가설정계약',
      '2015년5월6일 제99호 일부포기',
    ],
  ])
  const register = read(...lines)
  expect(register.unread).toEqual([])
  // '일부포기' removed the second home from the list
  expect(register.jointCollateral.map((r) => r.struck)).toEqual([false, true])
  expect(register.rights[0]?.joint).toEqual({ listNo: '2010-245', properties: ['[토지] 서울특별시 중구 가람동 1'] })
})

test('cell by cell, and a rank that reads like the next number', () => {
  expect(
    rowsOf([
      ...head,
      '일련번호',
      '부동산에 관한 권리의 표시',
      '관할등기소명',
      '순위번호',
      '기타사항',
      '생성원인',
      '변경/소멸',
      '1',
      '[토지] 서울특별시 중구 가람동 1',
      '중부등기소',
      '2',
      '2010년3월4일',
      '제40호',
      '설정계약',
      '[집합건물] 서울특별시 강서구 화곡동 100-1 가온빌라 제301호',
      '2',
      '[건물] 서울특별시 중구 가람동 1',
      '인천지방법원 부천지원',
      '3-1',
      '2010년3월4일',
    ]),
  ).toEqual([
    ['2010-245', '1', '[토지] 서울특별시 중구 가람동 1', '중부등기소', '2', '2010년3월4일 제40호 설정계약', null],
    ['2010-245', '2', '[건물] 서울특별시 중구 가람동 1', '인천지방법원 부천지원', '3-1', '2010년3월4일', null],
  ])
})

test('매매목록: two lists, each with its price', () => {
  const register = read(
    '【 매 매 목 록 】',
    '목록번호 2010-7',
    '거래가액 금850,000,000원',
    '일련번호 부동산의 표시 순위번호 예 비 란',
    '등기원인 경정원인',
    '1 [토지] 서울특별시 중구 가람동 1 1 2010년3월1일 매매',
    '2 [건물] 서울특별시 중구 가람동 1 3 2010년3월1일 매매',
    '철근콘크리트조 2층',
    '목록번호 2010-8',
    '거래가액 금12,000,000원',
  )
  expect(register.salesLists).toMatchObject([
    {
      no: '2010-7',
      price: { won: 850_000_000 },
      rows: [
        {
          no: '1',
          property: '[토지] 서울특별시 중구 가람동 1',
          rank: '1',
          cause: '2010년3월1일 매매',
          correction: null,
        },
        {
          no: '2',
          property: '[건물] 서울특별시 중구 가람동 1 철근콘크리트조 2층',
          rank: '3',
          cause: '2010년3월1일 매매',
        },
      ],
    },
    { no: '2010-8', price: { won: 12_000_000 }, rows: [] },
  ])
  // a paid price is no claim, and no row of an entry
  expect(register.entries.flatMap((e) => e.amounts).map((a) => a.kind)).toEqual(['채권최고액'])
  expect(register.unread).toEqual([])
})

test('a line before the first property is not lost', () => {
  expect(read(...head, '무엇인지 모를 줄').unread).toMatchObject([{ text: '무엇인지 모를 줄' }])
})

const towns = [
  '서울특별시 중구 가람동 1',
  '경기도 고양시 일산동구 나람로 12',
  '인천광역시 서구 다람동 33-4 라온빌라 제2층 제201호',
]
const rows = fc.array(
  fc.record({
    kind: fc.constantFrom('토지', '건물', '집합건물'),
    town: fc.constantFrom(...towns),
    office: fc.constantFrom(
      '중부등기소',
      '서울남부지방법원 등기국',
      '의정부지방법원 고양지원 등기과',
      '인천지방법원 부천지원',
    ),
    rank: fc.integer({ min: 1, max: 60 }),
    cause: fc.constantFrom('설정계약', '추가설정계약'),
    change: fc.option(fc.constantFrom('해지', '일부포기', '멸실')),
  }),
  { minLength: 1, maxLength: 30 },
)
test('any list, across the columns or cell by cell, is read as it is', () => {
  fc.assert(
    fc.property(rows, fc.boolean(), (list, across) => {
      const lines = list.flatMap(({ kind, town, office, rank, cause, change }, i) => {
        const cells = [`${i + 1}`, `[${kind}] ${town}`, office, `${rank}`]
        const [first, second] = [
          ['2010년3월4일', '제40호', cause],
          change === null ? [] : ['2015년5월6일', '제9호', change],
        ]
        return across
          ? [
              [...cells, first[0], second[0]],
              [first[1], second[1]],
              [first[2], second[2]],
            ].map((l) => l.filter(Boolean).join(' '))
          : [...cells, ...first, ...second]
      })
      expect(rowsOf([...head, ...columns, ...lines])).toEqual(
        list.map(({ kind, town, office, rank, cause, change }, i) => [
          '2010-245',
          `${i + 1}`,
          `[${kind}] ${town}`,
          office,
          `${rank}`,
          `2010년3월4일 제40호 ${cause}`,
          change === null ? null : `2015년5월6일 제9호 ${change}`,
        ]),
      )
    }),
    { numRuns: 200 },
  )
})
