import { cpuTime } from '../../samples/cpu-time.ts'
import { expect, test } from 'vitest'
import { readSample, sampleText } from '../../samples/read-sample.ts'
import { readRegister } from './read.ts'
import { resolveRegister } from './resolve.ts'

test('recognised text with two columns on a line', () => {
  const read = readSample('apick-ocr-2024.txt')
  expect(read).toMatchObject({
    kind: '집합건물',
    uniqueNo: '1501-2023-000000',
    office: '청주지방법원 등기과',
    pages: { read: 4, declared: 4 },
    viewedAt: { value: '2024-09-27T23:54:07' },
    strikesReadable: false,
    address: '충청북도 청주시 상당구 방서동 825 가람지구나래써밋 제108동 제15층 제1503호',
  })
  expect(read.entries.map((e) => [e.id, e.purpose, e.receivedAt, e.receiptNo])).toEqual([
    ['갑구 1', '소유권보존', '2023-09-15', '91633'],
    ['갑구 1-1', '금지사항등기', null, null],
    ['갑구 2', '소유권이전', '2023-10-31', '111611'],
    ['갑구 3', '1-1번금지사항등기말소', null, null],
    ['을구 1', '근저당권설정', '2023-10-31', '111612'],
    ['을구 2', '근저당권설정', '2023-10-31', '111613'],
  ])
  expect(read.display.unit[0]?.cells).toEqual(['2023년9월15일', '제15층 제1503호', '철근콘크리트구조\n74.9713㎡', ''])
  expect(read.display.landRight[0]?.cells).toEqual([
    '1 소유권대지권',
    '66210.5분의\n48.9063',
    '2023년7월21일 대지권\n2023년9월15일 등기',
  ])
  const resolved = resolveRegister(read)
  expect(resolved.entries.find((e) => e.id === '갑구 1-1')).toMatchObject({ cancelled: true, cancelledBy: '갑구 3' })
  expect(resolved.rights.map((r) => r.amount?.won)).toEqual([250_360_000, 55_000_000])
  expect('value' in resolved.owners && resolved.owners.value.map((o) => o.party.name)).toEqual(['나갑을'])
})

const banpo = resolveRegister(readSample('banpo-ocr-full.txt'))
const byId = (id: string) => banpo.entries.find((e) => e.id === id)

test('columns lost and pages cut in the middle of entries: every rank has its purpose', () => {
  expect(banpo.entries.filter((e) => e.section === '갑구')).toHaveLength(17)
  expect(banpo.entries.filter((e) => e.section === '을구' && !e.rank.includes('-')).map((e) => e.rank)).toEqual(
    Array.from({ length: 35 }, (_, i) => String(i + 1)),
  )
  expect(byId('을구 26')?.purpose).toBe('10번근저당권설정,24번근저당권설정등기말소')
  expect(byId('을구 4-2-2-1')).toMatchObject({ purpose: '4-2-2번질권경정', registeredAt: '2021-03-09' })
  expect(byId('갑구 15')).toMatchObject({
    receivedAt: '2025-05-14',
    receiptNo: '4849146',
    parties: [
      { role: '권리자', name: '국', kind: 'state' },
      { role: '처분청', name: '반포세무서장', kind: 'state' },
    ],
  })
})

test('a jeonse raised twice stands at its latest deposit, the last raise under a rank of its own', () => {
  const jeonse = banpo.rights.find((r) => r.entry.id === '을구 3')
  expect(jeonse).toMatchObject({ amount: { won: 3_200_000_000 }, since: '2014-01-15', holder: [{ name: '타정병' }] })
  expect(jeonse?.changes.map((c) => c.id)).toEqual(['을구 3-2', '을구 3-3', '을구 3-4', '을구 8'])
  expect(jeonse?.raises).toMatchObject([{ entry: '을구 8', since: '2022-01-27', amount: { won: 3_200_000_000 } }])
})

test('pledges over a mortgage are no debt of the house; a mortgage sold has its new holder', () => {
  const secured = banpo.rights.filter((r) => r.entry.section === '을구')
  expect(secured.map((r) => [r.entry.id, r.amount?.won, r.holder.map((p) => p.name).join()])).toEqual([
    ['을구 3', 3_200_000_000, '타정병'],
    ['을구 25', 1_534_000_000, '여해자산관리대부유한회사'],
    ['을구 27', 130_000_000, '여해자산관리대부유한회사'],
    ['을구 28', 130_000_000, '여해자산관리대부유한회사'],
    ['을구 29', 455_000_000, '유한회사우리이지론대부'],
    ['을구 30', 91_000_000, '유한회사우리이지론대부'],
  ])
  expect(byId('을구 4-2-3')).toMatchObject({
    cancelled: true,
    cancelledBy: '을구 16',
    amounts: [{ kind: '양도액', won: 50_000_000 }],
  })
})

test('two owners with halves, seizures on each share, one auction left of three', () => {
  expect('value' in banpo.owners && banpo.owners.value.map((o) => [o.party.name, o.share])).toEqual([
    ['사경갑', [1, 2]],
    ['마신임', [1, 2]],
  ])
  expect(banpo.rights.filter((r) => r.entry.section === '갑구').map((r) => r.entry.id)).toEqual([
    '갑구 8',
    '갑구 10',
    '갑구 11',
    '갑구 14',
    '갑구 15',
    '갑구 16',
  ])
})

test('the summary stands apart and doubles nothing', () => {
  expect(banpo.summary?.map((r) => r.rank)).toContain('25-2')
  expect(new Set(banpo.entries.map((e) => e.id)).size).toBe(banpo.entries.length)
})

test('tables with bars', () => {
  const read = resolveRegister(readSample('synthetic/kyungsa-registry_sample_complex.txt'))
  expect(read.rights.map((r) => [r.entry.id, r.amount?.won ?? null])).toEqual([
    ['갑구 4', 300_000_000],
    ['갑구 5', null],
    ['을구 1', 900_000_000],
    ['을구 4', 500_000_000],
    ['을구 5', 250_000_000],
  ])
  expect(read.address).toBe('서울특별시 송파구 잠실동 77-3 ○○아파트 제201동 제12층 제1202호')
  const trust = resolveRegister(readSample('synthetic/kyungsa-registry_sample_hardstop.txt'))
  expect(trust.trustee?.name).toBe('한국토지신탁 주식회사')
  expect(trust.rights.map((r) => r.entry.purpose)).toEqual([
    '예고등기',
    '강제경매개시결정',
    '근저당권설정',
    '근저당권설정',
  ])
})

test('refusals by name', () => {
  const text = sampleText('apick-ocr-2024.txt')
  const named = (t: string) => readRegister({ kind: 'text', text: t })
  expect(named('  \n ')).toEqual({ refused: { name: 'emptyFile', numbers: {} } })
  expect(named('오늘의 날씨는 맑음')).toEqual({ refused: { name: 'notARegister', numbers: {} } })
  expect(
    named(
      '등기사항전부증명서(말소사항 포함)\n등기번호 001234\n등록번호 110111-1234567\n상호 주식회사 가나\n본점 서울\n임원에 관한 사항',
    ),
  ).toMatchObject({
    refused: { name: 'corporateRegister' },
  })
  expect(named(`${text}\n고유번호 1501-2023-999999\n`)).toMatchObject({ refused: { name: 'mixedDocuments' } })
  const cut = text.replace(/\[집합건물\] 충청북도[^\n]*\n\( 대지권[\s\S]*?초 2\/4\n/, '')
  expect(cut.length).toBeLessThan(text.length)
  expect(named(cut)).toMatchObject({ refused: { name: 'pagesMissing', numbers: { declared: 4, missing: '2' } } })
})

test.each([
  ['a purpose', `1 1${'번'.repeat(200_000)}근저당권설정 2019년5월7일\n제12345호 설정계약`],
  ['a purpose of many words', `1 근저당권${' 가'.repeat(100_000)}설정 2019년5월7일\n제12345호 설정계약`],
  ['a cause', `1 근저당권설정 2019년5월7일\n제12345호 ${'('.repeat(200_000)}설정계약`],
  ['an address', `[건물] 서울특별시${' '.repeat(200_000)}강서구 고유번호 1146-1998-012345`],
])('signs without end in %s are read within two seconds', (_, lines) => {
  const begun = cpuTime()
  const read = readRegister({ kind: 'text', text: `【 을 구 】\n${lines}` })
  expect(cpuTime() - begun).toBeLessThan(2000)
  expect(read).toHaveProperty('register')
})
