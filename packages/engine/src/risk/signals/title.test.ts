import { describe, expect, test } from 'vitest'
import { assess } from '../../assess.ts'
import type { FindingId } from '../finding-ids.ts'
import { gap } from '../finding-cases.ts'
import { madeCase, type MadeEntry } from '../made-up-home.ts'

const found = (entries: MadeEntry[]) => assess(madeCase(entries))
const ids = (entries: MadeEntry[]) => found(entries).findings.map((f) => f.id)
const seizing: Partial<MadeEntry> = { won: 30_000_000, amount: '청구금액' }

/** A right on the title: its entry, the entry that ends it, and the best grade that it allows. */
const rights: readonly (readonly [purpose: string, id: FindingId, ended: string, grade: string | null])[] = [
  ['압류', 'seizure', '2번압류등기말소', '매우위험'],
  ['참가압류', 'seizure', '2번참가압류등기말소', '매우위험'],
  ['가압류', 'provisional-seizure', '2번가압류등기말소', '위험'],
  ['가처분', 'provisional-disposition', '2번가처분등기말소', '매우위험'],
  ['소유권이전청구권가등기', 'provisional-registration', '2번가등기말소', '매우위험'],
  ['소유권이전담보가등기', 'provisional-registration', '2번담보가등기말소', '매우위험'],
  ['임의경매개시결정', 'auction-opening', '2번임의경매개시결정등기말소', '매우위험'],
  ['강제경매개시결정', 'auction-opening', '2번강제경매개시결정등기말소', '매우위험'],
  ['회생절차개시', 'insolvency', '2번회생절차개시등기말소', '매우위험'],
  ['파산선고', 'insolvency', '2번파산선고등기말소', '매우위험'],
  ['금지사항등기', 'prohibition', '2번금지사항등기말소', '주의'],
  ['환매특약', 'redemption', '2번환매특약등기말소', '위험'],
]

describe.each(rights)('%s', (purpose, id, ended, grade) => {
  const live = gap(purpose, seizing)
  test('that stands is found on its line, and caps the grade', () => {
    const a = found([live])
    const one = a.findings.find((f) => f.id === id)
    expect(one?.evidence.map((e) => e.entry)).toEqual(['갑구 2'])
    expect(one?.numbers['count']).toBe(1)
    expect(a.caps.find((c) => c.finding === id)?.grade).toBe(grade)
  })
  test('that is struck and ended by an entry is not', () => {
    expect(ids([{ ...live, strike: 'all' }, gap(ended, { rank: '3', on: '2024-06-01' })])).not.toContain(id)
  })
  test('that is struck without an entry that ends it is a doubt, and withholds or worsens the grade', () => {
    const a = found([{ ...live, strike: 'all' }])
    expect(a.withheld).toContain('cancel-conflict')
    expect(a.grade).not.toBe('양호')
  })
})

test('two of a kind are one finding with both lines', () => {
  const one = found([gap('압류'), gap('압류', { rank: '3', holder: '강서구' })]).findings.find(
    (f) => f.id === 'seizure',
  )
  expect(one?.numbers).toMatchObject({ count: 2, holders: '이둘, 강서구' })
  expect(one?.evidence).toHaveLength(2)
})

test('a trust that ended is no trust; the transfer under it stands', () => {
  const trust = gap('소유권이전신탁', { holder: '한빛신탁', role: '수탁자', on: '2020-03-04' })
  expect(ids([trust])).toContain('trust')
  const ended = gap('소유권이전2번신탁등기말소', {
    rank: '3',
    on: '2022-05-02',
    holder: '김하나',
    role: '소유자',
    cause: '신탁재산의귀속',
  })
  expect(ids([{ ...trust, strike: 'part' }, ended])).not.toContain('trust')
})

describe('17–19: leases registered by tenants who were not paid', () => {
  const lease = (rank: string, more: Partial<MadeEntry> = {}): MadeEntry => ({
    rank,
    purpose: '주택임차권',
    on: '2024-01-10',
    won: 90_000_000,
    amount: '임차보증금',
    holder: '이둘',
    role: '임차권자',
    ...more,
  })
  const ended: MadeEntry = { rank: '8', purpose: '1번주택임차권등기말소', on: '2024-08-01' }
  test.each<[string, MadeEntry[], number[]]>([
    ['none', [], []],
    ['one', [lease('1')], [18]],
    ['of a shop', [lease('1', { purpose: '상가건물임차권' })], [18]],
    ['two', [lease('1'), lease('2')], [19]],
    ['three', [lease('1'), lease('2'), lease('3')], [19]],
    ['one that was ended', [lease('1', { strike: 'all' }), ended], [17]],
    ['one that was ended and one that stands', [lease('1', { strike: 'all' }), lease('2'), ended], [18, 17]],
  ])('%s', (_, entries, codes) => {
    expect(
      found(entries)
        .findings.map((f) => f.code)
        .filter((c) => c >= 17 && c <= 19),
    ).toEqual(codes)
  })
})
