import { expect, test } from 'vitest'
import { registerOf } from '../../samples/read-sample.ts'
import { readRegister } from './read.ts'
import { resolveRegister } from './resolve.ts'

type Row = [rank: string, purpose: string, receipt: string, cause: string, last: string]

const table = (resType: string, rows: Row[]) => ({
  resType,
  resType1: '',
  resContentsList: rows.map((cells, i) => ({
    resNumber: String(i + 1),
    resType2: '2',
    resDetailList: cells.map((resContents, n) => ({ resNumber: String(n), resContents })),
  })),
})
const resolve = (gap: Row[], eul: Row[] = []) =>
  resolveRegister(
    registerOf(
      readRegister({
        kind: 'provider',
        body: {
          resRegisterEntriesList: [
            {
              resDocTitle: '등기사항전부증명서(말소사항 포함) - 건물',
              resRegistrationHisList: [table('갑구', gap), table('을구', eul)],
            },
          ],
        },
      }),
    ),
  )
const struck = (...cells: Row): Row =>
  cells.map((c) =>
    c
      .split('\n')
      .map((l) => (l === '' ? l : `&${l}&`))
      .join('\n'),
  ) as Row // same length
const owner: Row = ['1', '소유권보존', '2000년1월3일\n제10호', '', '소유자 가갑을 600101-1******']
const mortgage: Row = [
  '1',
  '근저당권설정',
  '2001년1월3일\n제11호',
  '2001년1월3일\n설정계약',
  '채권최고액 금100,000,000원\n채무자 가갑을\n근저당권자 주식회사가나은행',
]
const lifted: Row = ['2', '1번근저당권설정등기말소', '2002년1월3일\n제12호', '2002년1월3일\n해지', '']
const state = (r: ReturnType<typeof resolve>, id: string) => {
  const e = r.entries.find((x) => x.id === id)
  return e && { status: e.status, cancelled: e.cancelled, by: e.cancelledBy, conflict: e.conflict }
}

test('both roads agree', () => {
  expect(state(resolve([owner], [struck(...mortgage), lifted]), '을구 1')).toEqual({
    status: 'cancelled',
    cancelled: true,
    by: '을구 2',
    conflict: false,
  })
})

test('a cancelling entry without the line, and a line without the entry, are said to conflict', () => {
  const other = struck('3', '전세권설정', '2003년1월3일\n제13호', '', '전세금 금1원')
  const r = resolve([owner], [mortgage, lifted, other])
  expect(state(r, '을구 1')).toEqual({ status: 'unresolved', cancelled: false, by: null, conflict: true })
  expect(state(r, '을구 3')).toEqual({ status: 'unresolved', cancelled: true, by: 'strike', conflict: true })
  expect(r.rights.map((x) => x.entry.id)).toEqual(['을구 1'])
})

test('without any line in the document the entries alone tell', () => {
  expect(state(resolve([owner], [mortgage, lifted]), '을구 1')).toEqual({
    status: 'cancelled',
    cancelled: true,
    by: '을구 2',
    conflict: false,
  })
})

test('the parent takes its sub-entries with it; a cancelled transfer leaves the mortgage to its former holder', () => {
  const moved: Row = [
    '1-1',
    '1번근저당권이전',
    '2001년5월3일\n제14호',
    '2001년5월3일\n확정채권양도',
    '근저당권자 다라대부주식회사',
  ]
  const all = resolve([owner], [mortgage, moved, lifted])
  expect(state(all, '을구 1-1')).toMatchObject({ cancelled: true, by: '을구 2' })
  const back = resolve(
    [owner],
    [mortgage, moved, ['2', '1번근저당권이전등기말소', '2002년1월3일\n제12호', '합의해제', '']],
  )
  expect(state(back, '을구 1')).toMatchObject({ cancelled: false })
  expect(state(back, '을구 1-1')).toMatchObject({ cancelled: true })
  expect(back.rights[0]?.holder.map((p) => p.name)).toEqual(['주식회사가나은행'])
  expect(resolve([owner], [mortgage, moved]).rights[0]?.holder.map((p) => p.name)).toEqual(['다라대부주식회사'])
})

test('회복 brings the entry back where it is not printed again', () => {
  const r = resolve(
    [owner],
    [mortgage, lifted, ['3', '1번근저당권설정등기회복', '2003년1월3일\n제15호', '확정판결', '']],
  )
  expect(state(r, '을구 1')).toMatchObject({ cancelled: false })
})

test('a changed amount replaces; a new debtor replaces; a pledge adds nothing', () => {
  const r = resolve(
    [owner],
    [
      mortgage,
      ['1-1', '1번근저당권변경', '2004년1월3일\n제16호', '변경계약', '채권최고액 금60,000,000원'],
      ['1-2', '1번근저당권변경', '2005년1월3일\n제17호', '계약인수', '채무자 나을병'],
      [
        '1-3',
        '1번근저당권부질권',
        '2006년1월3일\n제18호',
        '설정계약',
        '채권액 금90,000,000원\n채무자 주식회사가나은행\n채권자 다병정',
      ],
    ],
  )
  expect(r.rights).toHaveLength(1)
  expect(r.rights[0]).toMatchObject({
    amount: { won: 60_000_000 },
    debtor: [{ name: '나을병' }],
    since: '2001-01-03',
    receiptNo: '11',
  })
  expect(r.rights[0]?.raises).toBeUndefined()
})

test('parts of the property: what is not given stays with the giver', () => {
  const r = resolve([
    owner,
    ['2', '소유권일부이전', '2001년2월3일\n제21호', '증여', '공유자\n지분 3분의 1\n나을병 700202-1******'],
    [
      '3',
      '1번가갑을지분3분의2중일부(3분의1)이전',
      '2002년2월3일\n제22호',
      '매매',
      '공유자 지분 3분의 1\n다병정 710303-1******',
    ],
    ['4', '2번나을병지분전부이전', '2003년2월3일\n제23호', '매매', '공유자 지분 3분의 1\n라정무 720404-1******'],
  ])
  expect('value' in r.owners && r.owners.value.map((o) => [o.party.name, o.share])).toEqual([
    ['가갑을', [1, 3]],
    ['다병정', [1, 3]],
    ['라정무', [1, 3]],
  ])
})

test('shares that do not make a whole are not known', () => {
  const r = resolve([['1', '소유권보존', '2000년1월3일\n제10호', '', '공유자\n지분 3분의 1\n가갑을 600101-1******']])
  expect(r.owners).toEqual({ unknown: 'ambiguous', source: '갑구' })
})

test('a trust stands until it is ended', () => {
  const trust: Row = ['2', '소유권이전|신탁', '2001년2월3일\n제21호', '신탁', '수탁자 가나신탁주식회사|신탁원부 제7호']
  expect(resolve([owner, trust]).trustee?.name).toBe('가나신탁주식회사')
  const ended = resolve([
    owner,
    trust,
    ['3', '소유권이전|2번신탁등기말소', '2003년2월3일\n제22호', '신탁재산의귀속', '소유자 가갑을 600101-1******'],
  ])
  expect(ended.trustee).toBeNull()
  expect(ended.entries[1]).toMatchObject({ cancelled: false, trustEndedBy: '갑구 3' })
})
