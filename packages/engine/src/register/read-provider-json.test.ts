import { expect, test } from 'vitest'
import { readSample, registerOf, sampleText } from '../../samples/read-sample.ts'
import { readRegister } from './read.ts'
import { resolveRegister } from './resolve.ts'

const apartment = readSample('codef-apt-gift-reverted.json')

test('a gift taken back: the seller of it owns again, and the struck amount gives way to the later one', () => {
  const resolved = resolveRegister(apartment)
  expect('value' in resolved.owners && resolved.owners.value.map((o) => [o.party.name, o.share, o.entry])).toEqual([
    ['나을서', [1, 1], '갑구 8'],
  ])
  expect(resolved.trustee).toBeNull()
  expect(resolved.rights.map((r) => [r.entry.id, r.amount?.won, r.since, r.holder.map((p) => p.name)])).toEqual([
    ['을구 3', 41_800_000, '2009-08-25', ['주식회사우리은행']],
    ['을구 4', 42_900_000, '2015-07-28', ['주식회사우리은행']],
  ])
  expect(resolved.entries.filter((e) => e.cancelled).map((e) => [e.id, e.cancelledBy])).toEqual([
    ['갑구 2-1', '갑구 3'],
    ['갑구 9', '갑구 10'],
    ['을구 1', '을구 2'],
  ])
  expect(resolved.entries.filter((e) => e.conflict)).toEqual([])
})

test('one entry in full: wrapped words joined, a former branch apart, the number hidden', () => {
  const entry = apartment.entries.find((e) => e.id === '을구 3')
  expect(entry).toMatchObject({
    purpose: '근저당권설정',
    receivedAt: '2009-08-25',
    receiptNo: '40452',
    cause: '설정계약',
    causeDate: '2009-08-25',
    strike: 'part',
    amounts: [{ kind: '채권최고액', won: 77_090_000, struck: true }],
  })
  expect(entry?.parties).toMatchObject([
    { role: '채무자', name: '나을서', struck: false },
    {
      role: '근저당권자',
      name: '주식회사우리은행',
      kind: 'company',
      no: '110111-0023393',
      branch: '원주지점',
      struckParts: ['branch'],
    },
  ])
  expect(apartment.entries.find((e) => e.id === '갑구 8')?.parties[0]?.no).toBe('610101-*******')
  expect(apartment.entries.find((e) => e.id === '을구 2')?.purpose).toBe('1번근저당권설정등기말소')
})

test('표제부, 대지권 and the summary stand apart', () => {
  expect(apartment).toMatchObject({ kind: '집합건물', certificate: '말소사항 포함', uniqueNo: '1412-2003-000000' })
  expect(apartment.display.unit[0]?.cells).toEqual([
    '2003년7월1일',
    '제1층 제101호',
    '철근콘크리트구조\n84.4687㎡',
    '도면편철장제1책 제184호',
  ])
  expect(apartment.display.building.map((r) => r.struck)).toEqual([true, true, false])
  expect(apartment.display.landRight.map((r) => r.struck)).toEqual([false, true, false])
  expect(apartment.summary?.map((r) => `${r.section} ${r.rank}`)).toEqual([
    '갑구 8',
    '을구 3',
    '을구 3-2',
    '을구 4',
    '을구 4-2',
  ])
  expect(apartment.unread).toEqual([])
})

test('a trust that has ended, attachments, an auction with its case number, a lifted seizure', () => {
  const resolved = resolveRegister(readSample('codef-officetel-trust.json'))
  expect(resolved.entries[0]).toMatchObject({
    purpose: '소유권보존신탁',
    livePurpose: '소유권보존',
    trustEndedBy: '갑구 2',
    cancelled: false,
  })
  expect(resolved.trustee).toBeNull()
  expect('value' in resolved.owners && resolved.owners.value.map((o) => o.party.name)).toEqual(['다라기업주식회사'])
  expect(resolved.rights.map((r) => [r.entry.purpose, r.amount?.won ?? null, r.entry.caseNo])).toEqual([
    ['가압류', 393_374_335, '2022카단817621'],
    ['가압류', 726_313_737, '2023카합50253'],
    ['가압류', 425_906_717, '2023카단821964'],
    ['강제경매개시결정', null, '2023타경4722'],
  ])
  expect(resolved.entries.find((e) => e.id === '갑구 7')).toMatchObject({
    cancelled: true,
    cancelledBy: '갑구 8',
    receiptNo: '3610803',
  })
})

test('land: the state owns, and a note of migration is no part of the owner', () => {
  const resolved = resolveRegister(readSample('codef-land.json'))
  expect(resolved.kind).toBe('토지')
  expect('value' in resolved.owners && resolved.owners.value[0]?.party).toMatchObject({
    name: '국',
    kind: 'state',
    no: '232',
    address: null,
  })
  expect(resolved.entries[0]).toMatchObject({
    oldRank: '1',
    parties: [{ name: '가갑동', address: '원주시 문막읍 포진리 500' }],
  })
})

test('the body is read alike bare, as text and form-urlencoded', () => {
  const parsed = JSON.parse(sampleText('codef-land.json'))
  const whole = registerOf(readRegister({ kind: 'provider', body: parsed }))
  const urlencoded = encodeURIComponent(JSON.stringify(parsed)).replace(/%20/g, '+')
  for (const body of [parsed.data, JSON.stringify(parsed), urlencoded]) {
    expect(registerOf(readRegister({ kind: 'provider', body }))).toEqual(whole)
  }
})

test('a body without strike marks tells by its cancelling entries alone', () => {
  const read = readSample('synthetic/kyungsa-codef_registry_response.json')
  expect(read.strikesReadable).toBe(false)
  const resolved = resolveRegister(read)
  expect(resolved.entries.filter((e) => e.cancelled).map((e) => [e.id, e.cancelledBy, e.conflict])).toEqual([
    ['을구 3', '을구 3#2', false],
  ])
})

test('sections are found by name, in any order, and a foreign table is not lost', () => {
  const body = JSON.parse(sampleText('codef-apt-gift-reverted.json')).data
  const list = body.resRegisterEntriesList[0].resRegistrationHisList
  list.reverse()
  list.push({
    resType: '새로운표',
    resType1: '',
    resContentsList: [{ resNumber: '1', resType2: '2', resDetailList: [{ resNumber: '0', resContents: '모르는 줄' }] }],
  })
  const read = registerOf(readRegister({ kind: 'provider', body }))
  expect(read.entries).toEqual(apartment.entries)
  expect(read.unread).toEqual([{ page: null, text: '새로운표 | 모르는 줄', why: 'unknown-table' }])
})

test('refusals: two registers in one body, and what is no register', () => {
  const body = JSON.parse(sampleText('codef-land.json')).data
  const other = JSON.parse(sampleText('codef-apt-gift-reverted.json')).data.resRegisterEntriesList[0]
  expect(
    readRegister({ kind: 'provider', body: { resRegisterEntriesList: [...body.resRegisterEntriesList, other] } }),
  ).toMatchObject({
    refused: { name: 'mixedDocuments' },
  })
  expect(readRegister({ kind: 'provider', body: { hello: 'world' } })).toMatchObject({
    refused: { name: 'notARegister' },
  })
  expect(readRegister({ kind: 'provider', body: 'not json' })).toMatchObject({ refused: { name: 'unreadable' } })
})

test('furniture that leaks into cells is dropped', () => {
  const body = JSON.parse(sampleText('codef-land.json')).data
  const cell = body.resRegisterEntriesList[0].resRegistrationHisList[1].resContentsList[2].resDetailList[4]
  cell.resContents +=
    '\n발행일 2025/05/22\n에서 발급확인번호를\n를 통한 확인은 발행일부터 3개월까지 5회에 한하여 가능\n1/2'
  const read = registerOf(readRegister({ kind: 'provider', body }))
  expect(read.entries[1]?.lines).toEqual(['소유자 국 232', '관리청 건설교통부'])
})

test('a resident number is hidden also where it wraps or is struck in two halves', () => {
  const body = JSON.parse(sampleText('codef-land.json')).data
  const cell = body.resRegisterEntriesList[0].resRegistrationHisList[1].resContentsList[1].resDetailList[4]
  for (const resContents of [
    '소유자 홍길동 800101-\n1234567',
    '소유자 홍길동 &800101-&&1234567&',
    '&홍길동&&800101-1234567&',
  ]) {
    cell.resContents = resContents
    expect(JSON.stringify(readRegister({ kind: 'provider', body }))).not.toContain('1234567')
  }
})

test("a body kept with the '+' of its transport for every space is read alike", () => {
  const text = sampleText('codef-apt-gift-reverted.json')
  const plus = JSON.stringify(JSON.parse(text)).replace(/ /g, '+')
  const read = registerOf(readRegister({ kind: 'provider', body: plus }))
  const partsOf = (r: typeof read) => r.entries.map((e) => [e.id, e.purpose, e.parties.map((p) => p.name), e.lines])
  expect(partsOf(read)).toEqual(partsOf(apartment))
})

const item = (type: string, letter: string, fields: Record<string, string>, last: boolean) =>
  `<item><type>${type}</type>${Object.entries({ ...fields, common_flag: last ? '1' : '0' })
    .map(([name, text]) => `<wksb${letter}_${name}><![CDATA[${text}]]></wksb${letter}_${name}>`)
    .join('')}</item>`
const viewer = `<register><item><type>I</type><pin_no>11012020000001</pin_no><address>서울특별시 중구 가람동 1</address></item>${[
  item(
    'P',
    'j',
    { indi_no: '1', receve: '2000년1월3일', real_indi_cont: '서울특별시 중구 가람동 1', buld_cont: '벽돌조' },
    true,
  ),
  item(
    'K',
    'k',
    {
      kap_rank_no: '1',
      rgs_aim_cont: '소유권보존',
      receve: '2000년1월3일',
      nomprs_and_etc: '소유자  가갑을  600101-1******',
    },
    false,
  ),
  item('K', 'k', { receve: '제10호', nomprs_and_etc: '4^서울특별시 중구 가람동 1' }, true),
  item(
    'E',
    'e',
    {
      eul_rank_no: '&1&',
      rgs_aim_cont: '&근저당권설정&',
      receve: '&2001년1월3일&',
      rgs_caus: '&2001년1월3일&',
      nomprs_and_etc: '&채권최고액  금100,000,000원&',
    },
    false,
  ),
  item(
    'E',
    'e',
    {
      receve: '&제11호&',
      rgs_caus: '&설정계약&',
      nomprs_and_etc: '{p~p}&근저당권자  주식회사가나은행  110111-0000001&',
    },
    true,
  ),
  item(
    'E',
    'e',
    { eul_rank_no: '2', rgs_aim_cont: '1번근저당권설정등', receve: '2002년1월3일', rgs_caus: '2002년1월3일' },
    false,
  ),
  item('E', 'e', { rgs_aim_cont: '기말소', receve: '제12호', rgs_caus: '해지' }, true),
].join('')}<item><type>Q</type><other>모르는 줄</other></item></register>`

test('the registry viewer’s XML: items until the flag make an entry, marks and page marks as elsewhere', () => {
  for (const body of [viewer, { Status: 'OK', XmlData: viewer }, JSON.stringify({ XmlData: viewer })]) {
    const read = resolveRegister(registerOf(readRegister({ kind: 'provider', body })))
    expect(read).toMatchObject({ kind: '건물', uniqueNo: '1101-2020-000001', address: '서울특별시 중구 가람동 1' })
    expect(read.entries.map((e) => [e.id, e.purpose, e.receivedAt, e.receiptNo, e.status, e.cancelledBy])).toEqual([
      ['갑구 1', '소유권보존', '2000-01-03', '10', 'live', null],
      ['을구 1', '근저당권설정', '2001-01-03', '11', 'cancelled', '을구 2'],
      ['을구 2', '1번근저당권설정등기말소', '2002-01-03', '12', 'live', null],
    ])
    expect(read.entries[1]?.parties).toMatchObject([{ name: '주식회사가나은행', no: '110111-0000001' }])
    expect(read.unread).toMatchObject([{ text: 'Q | 모르는 줄' }])
  }
})

test.each([
  ['BigTechPlus', { code: 'CS000', data: { d01512000: [{ rank_no: '1' }] } }],
  ['BigTechPlus', { apply_code: 'A1' }],
  ['Hyphen', { common: { errYn: 'N', hyphenTrNo: '1' }, data: { pdfHex: '' } }],
  ['APICK', { data: { ic_id: 1, success: 1 }, api: { success: true, pl_id: 3 } }],
  ['Infotech', { out: { outB1001: {} } }],
  ['Tilko', { Status: 'Error', Message: '', XmlData: '', PointBalance: 0 }],
])('a body of %s is refused by its name', (vendor, body) => {
  expect(readRegister({ kind: 'provider', body })).toEqual({ refused: { name: 'otherVendor', numbers: { vendor } } })
})
