import { cpuTime } from '../../samples/cpu-time.ts'
import { expect, test } from 'vitest'
import { readRegister } from './read.ts'

const read = (...lines: string[]) => {
  const made = readRegister({ kind: 'text', text: ['등기사항전부증명서(말소사항 포함) - 건물 -', ...lines].join('\n') })
  if ('refused' in made) throw new Error(made.refused.name)
  return made.register
}
const brief = (lines: readonly string[]) =>
  read(...lines).entries.map((e) =>
    [
      e.id,
      e.purpose,
      e.receivedAt ?? '-',
      e.receiptNo ?? '-',
      e.causeDate ?? '-',
      e.cause ?? '-',
      ...e.parties.map((p) => `${p.role} ${p.name}${p.no === null ? '' : ` ${p.no}`}`),
      ...e.amounts.map((a) => `${a.kind} ${a.won}`),
    ].join('|'),
  )

const rows = [
  [
    '1',
    '소유권보존',
    '2019년5월7일 제12345호',
    '',
    '소유자 주식회사다온건설 110111-1234567 서울특별시 강서구 공항대로 1',
  ],
  [
    '2',
    '소유권이전',
    '2019년8월1일 제23456호',
    '2019년7월1일 매매',
    '공유자 지분 2분의 1 나갑을 700101-******* 서울특별시 강서구 화곡로 2 지분 2분의 1 나을병 720101-******* 부산광역시 남구 수영로 3 거래가액 금250,000,000원',
  ],
  [
    '2-1',
    '2번등기명의인표시변경',
    '',
    '2020년1월1일 도로명주소',
    '나갑을의 주소 서울특별시 강서구 화곡로 22 2020년2월2일 부기',
  ],
  ['3', '압류', '2023년3월2일 제34567호', '2023년3월1일 압류(체납징세과-티1234)', '권리자 국 처분청 강서세무서장'],
  ['4', '3번압류등기말소', '2023년9월2일 제44567호', '2023년9월1일 해제', ''],
] as const
const expected = [
  '갑구 1|소유권보존|2019-05-07|12345|-|-|소유자 주식회사다온건설 110111-1234567',
  '갑구 2|소유권이전|2019-08-01|23456|2019-07-01|매매|공유자 나갑을 700101-*******|공유자 나을병 720101-*******|거래가액 250000000',
  '갑구 2-1|2번등기명의인표시변경|-|-|2020-01-01|도로명주소',
  '갑구 3|압류|2023-03-02|34567|2023-03-01|압류(체납징세과-티1234)|권리자 국|처분청 강서세무서장',
  '갑구 4|3번압류등기말소|2023-09-02|44567|2023-09-01|해제',
]
const head = ['순위번호', '등기목적', '접수', '등기원인', '권리자 및 기타사항']

test.each([
  ['gaps between the cells', (cells: readonly string[]) => cells.filter((c) => c !== '').join(' ')],
  ['tabs between the cells', (cells: readonly string[]) => cells.join('\t')],
  ['bars between the cells', (cells: readonly string[]) => cells.join(' | ')],
  ['bars around the cells', (cells: readonly string[]) => `| ${cells.join(' | ')} |`],
])('a table with an entry on a line, %s', (_, line) => {
  const table = line(head).startsWith('|') ? [line(head), '|---|:--|---|---|---|'] : [line(head)]
  expect(brief(['【 갑 구 】 ( 소유권에 관한 사항 )', ...table, ...rows.map(line)])).toEqual(expected)
})

test('an entry without a party takes none of another’s', () => {
  expect(
    brief([
      '【갑구】 (소유권에 관한 사항)',
      '1 소유권보존 2015년1월2일',
      '2 소유권이전 2018년3월5일 매매 소유자 나갑을 800101-1234567',
      '3 소유권이전 2021년7월20일 매매 소유자 나을병',
    ]),
  ).toEqual([
    '갑구 1|소유권보존|2015-01-02|-|-|-',
    '갑구 2|소유권이전|-|-|2018-03-05|매매|소유자 나갑을 800101-*******',
    '갑구 3|소유권이전|-|-|2021-07-20|매매|소유자 나을병',
  ])
})

test('what wraps goes on with the entry above it, and what stands before the first is said to be unread', () => {
  const register = read(
    '【을구】 (소유권 이외의 권리에 관한 사항)',
    '다른 글',
    '1 근저당권설정 2018년3월5일 제1234호 2018년3월5일 설정계약 채권최고액 금240,000,000원',
    '근저당권자 주식회사다온은행 110111-0000001 서울특별시 중구 남대문로 1',
    '2 1번근저당권설정등기말소 2021년7월20일 제5679호 2021년7월20일 해지',
  )
  expect(register.entries.map((e) => [e.id, e.parties.map((p) => p.name), e.amounts.map((a) => a.won)])).toEqual([
    ['을구 1', ['주식회사다온은행'], [240_000_000]],
    ['을구 2', [], []],
  ])
  expect(register.unread.map((u) => u.text)).toEqual(['다른 글'])
})

test.each([
  ['around the cells', (cells: readonly string[]) => `| ${cells.join(' | ')} |`],
  ['between the cells', (cells: readonly string[]) => cells.join(' | ')],
])('a row without a rank goes on with the row above it, bars %s', (_, line) => {
  const register = read(
    '【을구】 (소유권 이외의 권리에 관한 사항)',
    line(head),
    line(['1', '근저당권설정', '2018년3월5일', '2018년3월5일', '채권최고액 금240,000,000원']),
    line(['', '', '제1234호', '설정계약', '근저당권자 주식회사다온은행']),
    line(['2', '1번근저당권설정등기말소', '2021년7월20일 제5679호', '2021년7월20일 해지', '']),
  )
  expect(
    register.entries.map((e) => [
      e.id,
      e.receiptNo,
      e.cause,
      e.parties.map((p) => p.name),
      e.amounts.map((a) => a.won),
    ]),
  ).toEqual([
    ['을구 1', '1234', '설정계약', ['주식회사다온은행'], [240_000_000]],
    ['을구 2', '5679', '해지', [], []],
  ])
  expect(register.unread).toEqual([])
})

test('each home that a mortgage was laid over has its line, and a share that a field names stays in it', () => {
  const [added, lease] = read(
    '【을구】 (소유권 이외의 권리에 관한 사항)',
    '2 1번근저당권담보추가 2019년9월1일 제24457호 공동담보 토지 서울특별시 강서구 화곡동 1073-2 건물 서울특별시 강서구 화곡동 1073-3',
    '3 전세권설정 2019년10월1일 제25457호 2019년9월9일 설정계약 전세금 금1,000,000원 범위 지분 2분의 1 전세권자 나갑을 800101-******* 강릉시 교동 3',
  ).entries
  expect(added?.fields).toEqual({
    공동담보: '토지 서울특별시 강서구 화곡동 1073-2\n건물 서울특별시 강서구 화곡동 1073-3',
  })
  expect(lease?.fields).toEqual({ 범위: '지분 2분의 1' })
  expect(lease?.parties).toMatchObject([{ name: '나갑을', no: '800101-*******', address: '강릉시 교동 3' }])
})

test.each([
  ['between bars', ' 순위번호 |  등기목적  |     접  수     |      등기원인       |       권리자 및 기타사항'],
  ['not above their columns', '순위번호   등기목적   접수   등기원인   권리자 및 기타사항'],
])('a table set with gaps whose heads stand %s', (_, heads) => {
  expect(
    brief([
      '【 을 구 】 (소유권 이외의 권리에 관한 사항)',
      heads,
      '─────────────────────────────────────────────────────────────────────────────',
      '    1     근저당권설정  2019년8월12일   2019년8월10일         채권최고액 금 480,000,000원',
      '                      제23460호        설정계약              근저당권자 주식회사다온은행',
      '                                                            채무자 나갑을',
      '',
      '    2     1번근저당권설정등 2022년5월25일   2022년5월25일',
      '          기말소        제34571호        해지',
    ]),
  ).toEqual([
    '을구 1|근저당권설정|2019-08-12|23460|2019-08-10|설정계약|근저당권자 주식회사다온은행|채무자 나갑을|채권최고액 480000000',
    '을구 2|1번근저당권설정등기말소|2022-05-25|34571|2022-05-25|해지',
  ])
})

const gap = ' '.repeat(200_000)
test.each([
  ['a gap without end in a line', `1 소유권보존 2019년5월7일 제12345호 소유자 나${gap}다`],
  ['a gap without end in a line that goes on', `1 소유권보존 2019년5월7일 제12345호 소유자 나갑을\n서울${gap}다`],
  ['words without end', `1 소유권보존 2019년5월7일 제12345호 소유자 ${'가 '.repeat(200_000)}`],
  ['entries without end', '1 소유권보존 2019년5월7일 제12345호 소유자 나갑을\n'.repeat(20_000)],
])('%s is read within two seconds', (_, lines) => {
  const begun = cpuTime()
  read('【 갑 구 】', lines)
  expect(cpuTime() - begun).toBeLessThan(2000)
})
test('a gap without end between bars is read within two seconds', () => {
  const begun = cpuTime()
  read(
    '【 갑 구 】',
    '순위번호 | 등기목적 | 접수 | 등기원인 | 권리자 및 기타사항',
    `1 | 소유권보존 | 2019년5월7일 | | 소유자 나${gap}다`,
  )
  expect(cpuTime() - begun).toBeLessThan(2000)
})
