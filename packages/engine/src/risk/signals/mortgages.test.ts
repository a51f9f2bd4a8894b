import { expect, test } from 'vitest'
import { assess } from '../../assess.ts'
import { day } from '../../values/day.ts'
import { known, unknown } from '../../values/known.ts'
import { describeFinding } from '../../words/describe-finding.ts'
import { gap } from '../finding-cases.ts'
import { madeCase, madeLease, type MadeEntry, mortgage } from '../made-up-home.ts'

const ids = ['late-mortgage', 'later-mortgage', 'private-lender', 'mortgage-sold', 'debt-of-another']
const of = (entries: MadeEntry[], lease = madeLease()) =>
  assess(madeCase(entries, { lease }))
    .findings.map((f) => f.id)
    .filter((id) => ids.includes(id))
const lived = madeLease({
  contractDate: known(day('2024-01-10'), '입력'),
  moveInDate: known(day('2024-02-10'), '입력'),
})

test.each<[string, string, string[]]>([
  ['before the contract', '2024-01-09', []],
  ['on the day of the contract', '2024-01-10', ['late-mortgage']],
  ['on the day of moving in', '2024-02-10', ['late-mortgage']],
  // 대항력 from 00:00 of the next day
  ['the day after', '2024-02-11', ['later-mortgage']],
  ['two years on', '2026-02-11', ['later-mortgage']],
])('a mortgage %s', (_, on, found) => expect(of([mortgage('1', 10_000_000, on)], lived)).toEqual(found))

test('without a day of the contract nothing is said to have come after it', () => {
  const open = madeLease({ contractDate: unknown('not-given'), moveInDate: unknown('not-given') })
  expect(of([mortgage('1', 10_000_000, '2026-11-15')], open)).toEqual([])
})

test.each([
  ['주식회사다온은행', false],
  ['다온새마을금고', false],
  ['바로대부주식회사', true],
  ['다온캐피탈주식회사', true],
  ['박넷', true],
])('a mortgage of %s: not a bank %s', (holder, is) =>
  expect(of([{ ...mortgage('1', 10_000_000), holder }]).includes('private-lender')).toBe(is),
)

test.each([
  ['확정채권양도', true],
  ['자산양도', true],
  ['대위변제', true],
  ['회사합병', false],
  ['계약양도', false],
])('passed on by %s: sold as a claim %s', (cause, is) => {
  const passed: MadeEntry = {
    rank: '1-1',
    purpose: '1번근저당권이전',
    on: '2025-03-02',
    cause,
    holder: '가람유동화전문유한회사',
  }
  expect(of([mortgage('1', 10_000_000), passed]).includes('mortgage-sold')).toBe(is)
})

test.each<[string, string | undefined, string[]]>([
  ['the owner', '김하나', []],
  ['the owner and somebody else', '김하나, 박셋', []],
  ['somebody else', '박셋', ['debt-of-another']],
  ['nobody who is printed', undefined, []],
  ['somebody whose name is hidden', '박○○', []],
])('a debt of %s', (_, debtor, found) => expect(of([mortgage('1', 10_000_000, '2019-05-02', debtor)])).toEqual(found))

test('a debt that a former owner left on the home is told as such, and a trustee owes nothing', () => {
  const sold = (over: Partial<MadeEntry> = {}): MadeEntry => ({
    ...gap('소유권이전', { on: '2022-03-02', role: '소유자', holder: '박둘', cause: '매매' }),
    ...over,
  })
  const found = (transfer: MadeEntry) =>
    assess(madeCase([transfer, mortgage('1', 10_000_000, '2019-05-02', '김하나')])).findings.find(
      (f) => f.id === 'debt-of-another',
    )
  expect(found(sold())).toMatchObject({ evidence: [{ entry: '을구 1' }], numbers: { count: 1, former: 1 } })
  expect(
    found(sold({ purpose: '소유권이전및신탁', role: '수탁자', holder: '가온신탁주식회사', cause: '신탁' })),
  ).toBeUndefined()
})

test('what is cancelled says nothing of the lender', () => {
  const paid: MadeEntry = { rank: '2', purpose: '1번근저당권설정등기말소', on: '2025-03-02' }
  expect(of([{ ...mortgage('1', 10_000_000), holder: '바로대부', strike: 'all' }, paid])).toEqual([])
})

test.each<[string, string, string[]]>([
  ['before the contract', '2024-01-09', []],
  ['between the contract and 대항력', '2024-02-10', ['late-mortgage']],
])('a maximum put up as 부기 %s', (_, on, found) => {
  const raised: MadeEntry = { rank: '1-1', purpose: '1번근저당권변경', on, won: 200_000_000 }
  const entries = [mortgage('1', 30_000_000, '2020-05-02'), raised]
  expect(of(entries, lived)).toEqual(found)
  const finding = assess(madeCase(entries, { lease: lived })).findings.find((f) => f.id === 'late-mortgage')
  if (found.length > 0)
    expect(finding).toMatchObject({
      evidence: [{ entry: '을구 1-1' }],
      numbers: { count: 1, won: 170_000_000, since: on },
    })
})

/** 3,000만 before the lease, raised to 2억 under its own rank (부동산등기법 52조 단서). */
const raisedOn = (on: string): MadeEntry[] => [
  mortgage('1', 30_000_000, '2020-05-02'),
  { rank: '2', purpose: '1번근저당권변경', on, won: 200_000_000 },
]
test('a raise as 부기 after the lease is told: it is reckoned ahead, and that can be argued', () => {
  const raise: MadeEntry = { rank: '1-1', purpose: '1번근저당권변경', on: '2026-02-11', won: 200_000_000 }
  const codes = (...entries: MadeEntry[]) =>
    assess(madeCase(entries, { lease: lived })).findings.find((f) => f.id === 'later-mortgage')
  const old = mortgage('1', 30_000_000, '2020-05-02')
  const only = codes(old, raise)
  expect(only).toMatchObject({ evidence: [{ entry: '을구 1-1' }], numbers: { count: 1, won: 0, ahead: 170_000_000 } })
  const body = only === undefined ? '' : describeFinding(only).body
  expect(body).toContain('1억 7,000만 원 늘었어요')
  expect(body).not.toContain('지금 보증금은 이 빚보다 앞서지만')
  const both = codes(old, raise, mortgage('2', 50_000_000, '2026-03-02'))
  expect(both?.numbers).toMatchObject({ count: 2, won: 50_000_000, ahead: 170_000_000, since: '2026-03-02' })
  expect(both === undefined ? '' : describeFinding(both).body).toMatch(
    /지금 보증금은 이 빚보다 앞서지만.*다툴 여지가 있어요/,
  )
  // before the lease: it existed when the contract was made
  expect(codes(old, { ...raise, on: '2023-02-11' })).toBeUndefined()
})

test.each<[string, string, string[], number]>([
  ['before the contract, all of it stands ahead', '2024-01-05', [], 200_000_000],
  [
    'after it and before the lease opposes others, all of it stands ahead and is said',
    '2024-02-05',
    ['late-mortgage'],
    200_000_000,
  ],
  ['after that, the raise stands behind and is said', '2026-02-11', ['later-mortgage'], 30_000_000],
])('a raise under a rank of its own %s', (_, on, found, ahead) => {
  expect(of(raisedOn(on), lived)).toEqual(found)
  const a = assess(madeCase(raisedOn(on), { lease: lived }))
  expect(a.findings.find((f) => f.id === 'secured-debts')?.numbers['senior']).toBe(ahead)
  expect('value' in (a.guarantee.basis ?? {}) && a.guarantee.basis).toMatchObject({ value: { senior: ahead } })
  const later = a.findings.find((f) => f.id === 'later-mortgage')
  if (found.includes('later-mortgage')) {
    expect(later?.numbers).toMatchObject({ count: 1, won: 170_000_000, since: on })
    expect(later?.evidence.map((e) => e.entry)).toEqual(['을구 2'])
  }
})

test.each([
  ['주식회사다온은행', false],
  ['다온새마을금고', false],
  ['한국주택금융공사', false],
  ['국', false],
  ['바로대부주식회사', true],
  ['주식회사가온', true],
  ['은행나무주식회사', true],
  ['박넷', false],
])('a mortgage of %s: whether it is a registered money lender is to be looked up %s', (holder, is) => {
  const row = assess(madeCase([{ ...mortgage('1', 10_000_000), holder }])).notChecked.find(
    (c) => c.id === 'lender-registration',
  )
  expect(row !== undefined).toBe(is)
  if (row !== undefined) expect(row).toMatchObject({ why: 'not-in-register', costWon: 0, consent: 'none' })
})
