import { expect, test } from 'vitest'
import { readRegister } from './read.ts'

const read = (...lines: string[]) => {
  const made = readRegister({ kind: 'text', text: ['등기사항전부증명서(말소사항 포함) - 건물 -', ...lines].join('\n') })
  if ('refused' in made) throw new Error(made.refused.name)
  return made.register
}
const readLines = (...lines: string[]) => {
  const { entries, unread } = read(...lines)
  return [
    ...entries.map((e) =>
      [
        e.id,
        e.purpose,
        e.receivedAt ?? '-',
        e.receiptNo ?? '-',
        e.causeDate ?? '-',
        e.cause ?? '-',
        ...e.parties.map((p) => `${p.role} ${p.name}${p.no === null ? '' : ` ${p.no}`} ${p.address ?? ''}`.trim()),
        ...e.amounts.map((a) => `${a.kind} ${a.won}`),
      ].join('|'),
    ),
    ...unread.map((u) => `unread ${u.text}`),
  ]
}

const fields = [
  ['순위번호', '2'],
  ['등기목적', '근저당권설정'],
  ['접수', '2019년8월1일 제23456호'],
  ['등기원인', '2019년7월30일 설정계약'],
  [
    '권리자 및 기타사항',
    '채권최고액 금120,000,000원 채무자 나갑을 서울특별시 강서구 화곡로 2 근저당권자 주식회사다온은행 110111-1234567 서울특별시 중구 소공로 51',
  ],
] as const
const mortgage =
  '을구 2|근저당권설정|2019-08-01|23456|2019-07-30|설정계약|채무자 나갑을 서울특별시 강서구 화곡로 2|근저당권자 주식회사다온은행 110111-1234567 서울특별시 중구 소공로 51|채권최고액 120000000'

test.each([
  ['a colon', ([name, value]: readonly [string, string]) => [`${name}: ${value}`]],
  ['a full-width colon and gaps in the names', ([name, value]) => [`${[...name].join(' ')} ： ${value}`]],
  ['a list with stressed names', ([name, value]) => [`- **${name}**: ${value}`]],
  ['stress around the colon', ([name, value]) => [`* **${name}:** ${value}`]],
  ['the value on the next line', ([name, value]) => [`${name}:`, value]],
] as [string, (field: readonly [string, string]) => string[]][])('fields behind their names: %s', (_, printed) => {
  expect(readLines('【 을 구 】 ( 소유권 이외의 권리에 관한 사항 )', ...fields.flatMap(printed))).toEqual([mortgage])
})

test('day and number of the receipt, day of the cause and each right by names of their own', () => {
  expect(
    readLines(
      '【 을 구 】',
      '아래는 을구입니다',
      '순위번호: 2',
      '등기목적: 근저당권설정',
      '접수일자: 2019년 8월 1일',
      '접수번호: 제23456호',
      '원인일자: 2019년 7월 30일',
      '등기원인: 설정계약',
      '채권최고액: 금120,000,000원',
      '채무자: 나갑을',
      '서울특별시 강서구 화곡로 2',
      '근저당권자: 주식회사다온은행 110111-1234567',
      '서울특별시 중구 소공로 51',
      '순위번호: 2-1',
      '등기목적: 2번등기명의인표시변경',
      '접수: -',
      '등기원인: 해당 없음',
      '권리자 및 기타사항: 없음',
      '비고: 유효',
    ),
  ).toEqual([mortgage, '을구 2-1|2번등기명의인표시변경|-|-|-|-', 'unread 아래는 을구입니다'])
})

test('what goes on below a name belongs to it, up to a label of the last cell', () => {
  expect(
    readLines(
      '【 갑 구 】 ( 소유권에 관한 사항 )',
      '순위번호: 3 (전 1)',
      '등기목적: 2번나갑을지분',
      '가압류',
      '접수: 2020년1월2일',
      '제77호',
      '등기원인: 2020년1월1일',
      '서울남부지방법원의 가압류결정(2020카단12)',
      '청구금액 금5,000,000원',
      '채권자 주식회사다온카드 110111-0000001',
    ),
  ).toEqual([
    '갑구 3|2번나갑을지분가압류|2020-01-02|77|2020-01-01|서울남부지방법원의 가압류결정(2020카단12)|채권자 주식회사다온카드 110111-0000001|청구금액 5000000',
  ])
})

test('a block of 표제부, whatever its columns are called', () => {
  const { display, address } = read(
    '【 표 제 부 】 ( 건물의 표시 )',
    '표시번호: 1',
    '접수: 1998년3월2일',
    '소재지번 및 건물번호: 서울특별시 강서구 화곡동 100-1',
    '건물내역: 철근콘크리트구조',
    '4층 다가구주택',
    '등기원인 및 기타사항:',
    '【 갑 구 】 ( 소유권에 관한 사항 )',
    '순위번호: 1',
    '등기목적: 소유권보존',
  )
  expect(display.building).toEqual([
    {
      no: '1',
      receivedAt: '1998-03-02',
      cells: ['1998년3월2일', '서울특별시 강서구 화곡동 100-1', '철근콘크리트구조\n4층 다가구주택', ''],
      struck: false,
      page: null,
    },
  ])
  expect(address).toBe('서울특별시 강서구 화곡동 100-1')
})

test('the same words in another form are no names', () => {
  expect(
    readLines('【 갑 구 】', '1 소유권보존 2019년5월7일', '제41호', '소유자 나갑을 700101-*******', '등기원인: 매매'),
  ).toEqual(['갑구 1|소유권보존|2019-05-07|41|-|-|소유자 나갑을 700101-*******'])
})
