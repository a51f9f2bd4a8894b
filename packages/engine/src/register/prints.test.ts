import { beforeAll, expect, test } from 'vitest'
import { readPrint } from '../../samples/read-print.ts'
import type { RegisterDocument, ResolvedRegister } from './model.ts'
import { resolveRegister } from './resolve.ts'

const ids = [
  'S008',
  'S009',
  'S011',
  'S016',
  'S026',
  'S029',
  'S044',
  'S047',
  'S057',
  'S065',
  'S072',
  'S074',
  'S078',
  'S112',
  'S116',
]
const read = new Map<string, RegisterDocument>()
const resolved = new Map<string, ResolvedRegister>()

beforeAll(async () => {
  for (const id of ids) {
    const document = await readPrint(id)
    read.set(id, document)
    resolved.set(id, resolveRegister(document))
  }
}, 120_000)

const print = (id: string) => {
  const found = resolved.get(id)
  if (found === undefined) throw new Error(id)
  return found
}
const entry = (print_: ResolvedRegister, id: string) => {
  const found = print_.entries.find((e) => e.id === id)
  if (found === undefined) throw new Error(id)
  return found
}
const rights = (id: string) => print(id).rights.map((r) => [r.entry.id, r.entry.purpose, r.amount?.won ?? null])

test('every print is read to its last line, with all its pages and strike lines', () => {
  for (const id of ids) {
    const p = print(id)
    expect([id, p.unread, p.strikesReadable, p.pages.read]).toEqual([id, [], true, p.pages.declared])
    expect(p.uniqueNo).toMatch(/^\d{4}-\d{4}-\d{6}$/)
    expect('value' in p.viewedAt).toBe(true)
    expect(p.entries.every((e) => e.purpose !== '' || e.rank.includes('-'))).toBe(true)
  }
})

test('line and cancelling entry agree on every entry of every print', () => {
  let [entries, cancelled, partly] = [0, 0, 0]
  for (const id of ids) {
    const blind = resolveRegister({ ...(read.get(id) ?? print(id)), strikesReadable: false })
    print(id).entries.forEach((e, i) => {
      entries++
      if (e.strike === 'all') cancelled++
      if (e.strike === 'part') partly++
      expect([id, e.id, e.strike === 'all', e.conflict]).toEqual([id, e.id, blind.entries[i]?.cancelled, false])
    })
  }
  expect({ entries, cancelled, partly }).toEqual({ entries: 371, cancelled: 71, partly: 25 })
})

test('the summary lists no entry that we hold cancelled, and the owners whom it names', () => {
  for (const id of ids) {
    const p = print(id)
    if (p.summary === null) continue
    for (const row of p.summary) {
      const rank = /^[\d-]+/.exec(row.rank)?.[0]
      const there = p.entries.filter((e) => e.section === row.section && e.rank === rank)
      expect([id, row.rank, there.some((e) => !e.cancelled)]).toEqual([id, row.rank, true])
    }
    const named = new Set(
      p.summary
        .filter((r) => r.purpose === '소유지분현황')
        .map((r) => r.owner.replace(/\s?\(.*$/, '').replace(/\s+/g, '')),
    )
    const owners = 'value' in p.owners ? new Set(p.owners.value.map((o) => o.party.name.replace(/\s+/g, ''))) : null
    expect([id, owners]).toEqual([id, named])
  }
})

test('주택임차권: amount, scope and the four days, live and struck', () => {
  expect(entry(print('S047'), '을구 10')).toMatchObject({
    purpose: '주택임차권',
    cancelled: false,
    caseNo: '2007카기48',
    amounts: [{ kind: '임차보증금', won: 10_000_000 }],
    parties: [{ role: '임차권자', name: '자을무', no: '580202-*******' }],
    fields: {
      범위: '3층 일부',
      임대차계약일자: '2006년 3월 21일',
      주민등록일자: '2006년 5월 24일',
      점유개시일자: '2006년 5월 24일',
      확정일자: '2006년 5월 24일',
    },
  })
  expect(entry(print('S057'), '을구 5')).toMatchObject({
    cancelled: true,
    cancelledBy: '을구 6',
    amounts: [{ won: 5_000_000, struck: true }],
    fields: { 확정일자: '1998년8월21일' },
  })
  expect(entry(print('S074'), '을구 1')).toMatchObject({ cancelled: false, amounts: [{ won: 50_000_000 }] })
  expect(entry(print('S112'), '을구 3')).toMatchObject({
    receiptNo: '737305',
    amounts: [{ won: 35_000_000 }],
    fields: { 범위: '2층 202호 62.79㎡' },
  })
  expect(entry(print('S112'), '을구 2').fields['존속기간']).toBe('2003년 1월 20일부터 2008년 1월 19일까지')
})

test('말소회복: the first print stays cancelled, the reprint under the same rank lives', () => {
  const p = print('S072')
  expect(entry(p, '갑구 15')).toMatchObject({ cancelled: true, cancelledBy: '갑구 18' })
  expect(entry(p, '갑구 15#2')).toMatchObject({ cancelled: false, conflict: false, receiptNo: '97434' })
  expect(entry(p, '갑구 5')).toMatchObject({ cancelled: true, cancelledBy: '갑구 21' })
  expect(entry(p, '갑구 5#2')).toMatchObject({ cancelled: false, registeredAt: '2006-01-23' })
})

test('equal ranks keep their own amounts, and a notice names one of them', () => {
  expect(rights('S008').filter(([id]) => String(id).startsWith('을구 7'))).toEqual([
    ['을구 7', '(1)근저당권설정', 450_000_000],
    ['을구 7#2', '(2)근저당권설정', 300_000_000],
  ])
  expect(entry(print('S008'), '을구 10').references).toMatchObject([{ rank: '7', ordinal: 2 }])
})

test('a trust of before 2006 ends with the line in the last cell of the transfer', () => {
  expect(entry(print('S008'), '갑구 3')).toMatchObject({ trustEndedBy: '갑구 4' })
  expect(print('S008').trustee).toBeNull()
})

test('sub-ranks of sub-ranks: a part of a part of a mortgage moves on, the amount stays one', () => {
  const mortgage = print('S029').rights.find((r) => r.entry.id === '을구 4')
  expect(mortgage?.changes.map((c) => c.id)).toEqual(['을구 4-1', '을구 4-2', '을구 4-2-1', '을구 4-3'])
  expect(mortgage?.holder.map((p) => p.name)).toEqual([
    '주식회사투윈메딕스',
    '대우캐피탈주식회사',
    '서울보증보험주식회사',
    '주식회사인동메티칼',
  ])
  expect(mortgage?.amount?.won).toBe(1_650_000_000)
})

test('entries over two pages keep their last cell, under the page where they begin', () => {
  expect(entry(print('S047'), '을구 10').page).toBe(4)
  expect(entry(print('S047'), '을구 4')).toMatchObject({
    page: 3,
    cancelled: true,
    fields: { 공동담보: '토지 충청남도 논산시 화지동 16-77' },
  })
})

test('Korean numerals are read, foreign money is kept in words and never converted', () => {
  const textOf = (id: string) =>
    print(id).entries.flatMap((e) =>
      e.amounts.filter((a) => /[일이삼사오육칠팔구]/.test(a.text)).map((a) => [e.id, a.won]),
    )
  expect(textOf('S116')).toEqual([
    ['을구 1', 375_000_000],
    ['을구 3', 92_000_000],
    ['을구 4', 38_000_000],
  ])
  expect(textOf('S011').filter(([, won]) => won !== null)).toEqual([['을구 9', 7_000_000_000]])
  expect(entry(print('S011'), '을구 3').amounts).toMatchObject([
    { kind: '채권최고액', text: '금일본국법화이억엔', won: null, foreign: { currency: 'JPY', amount: 200_000_000 } },
  ])
  // yen and won under one label: neither alone is the amount
  expect(print('S011').rights.find((r) => r.entry.id === '을구 9')?.amount).toMatchObject({
    won: null,
    text: '일본국법화사억엔 및 금칠십억원정',
  })
})

test('the number before computerisation, also where it wraps', () => {
  expect(entry(print('S016'), '갑구 1').oldRank).toBe('3')
  expect(entry(print('S047'), '을구 3').oldRank).toBe('18')
})

test('shares: owners by halves after transfers of parts, and an owner under a new name', () => {
  const s57 = print('S057').owners
  expect('value' in s57 && s57.value.map((o) => [o.party.name, o.share])).toEqual([
    ['바계을', [1, 2]],
    ['자을경', [1, 2]],
  ])
  const s78 = print('S078').owners
  expect('value' in s78 && s78.value.map((o) => o.party.name)).toEqual(['주식회사부흥'])
})

test('no full resident number is left anywhere', () => {
  for (const id of ids)
    expect(JSON.stringify(print(id))).not.toMatch(/(?<!\d)[3-9]\d(0[1-9]|1[0-2])([0-2]\d|3[01])-[1-8]\d{6}/)
})
