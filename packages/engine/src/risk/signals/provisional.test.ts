import { expect, test } from 'vitest'
import { assess } from '../../assess.ts'
import type { Assessment } from '../../assessment.ts'
import { purposeKind } from '../../register/vocabulary.ts'
import { valueOf } from '../../values/known.ts'
import { gap } from '../finding-cases.ts'
import { madeCase, type MadeEntry, mortgage } from '../made-up-home.ts'

const provisional = (over: Partial<MadeEntry> = {}): MadeEntry => ({
  ...mortgage('1', 100_000_000),
  purpose: '근저당권설정청구권가등기',
  role: '가등기권자',
  cause: '설정예약',
  ...over,
})
const judged = (...entries: MadeEntry[]): Assessment => assess(madeCase(entries))
const find = (a: Assessment, id: string) => a.findings.find((f) => f.id === id)
const recovery = (a: Assessment) => {
  const found = valueOf(a.recovery)
  if (found === null) throw new Error('a price is given')
  return found
}

test.each([
  ['근저당권설정청구권가등기', '설정가등기'],
  ['전세권설정청구권가등기', '설정가등기'],
  ['3번근저당권이전청구권가등기', '권리목적처분'],
  ['소유권이전청구권가등기', '가등기'],
  ['갑구3번김하나지분전부이전청구권가등기', '가등기'],
  ['2번근저당권설정청구권가등기말소', '말소'],
  ['강제관리개시결정', '강제관리'],
  ['2번강제관리개시결정등기말소', '말소'],
])('%s is %s', (purpose, kind) => expect(purposeKind({ purpose })).toBe(kind))

test('a rank kept for a mortgage is reckoned as that mortgage at its day, and takes nobody’s title', () => {
  const [provisionally, entered] = [judged(provisional()), judged(mortgage('1', 100_000_000))]
  for (const level of ['low', 'likely', 'high'] as const)
    expect(recovery(provisionally)[level], level).toBe(recovery(entered)[level])
  expect(recovery(provisionally).baseRight).toEqual(recovery(entered).baseRight)
  expect(recovery(provisionally).assumptions).toContain('provisional-as-entered')
  expect(recovery(provisionally).assumptions).not.toContain('title-at-risk')
  expect(find(provisionally, 'provisional-registration')).toBeUndefined()
  expect(find(provisionally, 'provisional-security')).toMatchObject({
    severity: 'caution',
    evidence: [{ entry: '을구 1' }],
    numbers: { count: 1, won: 100_000_000, unread: 0 },
  })
  expect(find(provisionally, 'secured-debts')?.code).toBe(find(entered, 'secured-debts')?.code)
  expect(provisionally.checkedClean.map((c) => c.id)).not.toContain('no-provisional-registration')
})

test('without a printed sum it may take the whole price', () => {
  const unknown = judged(provisional({ won: null }))
  expect(recovery(unknown).likely).toBeLessThan(recovery(judged(provisional())).likely)
  expect(recovery(unknown).assumptions).toEqual(expect.arrayContaining(['provisional-as-entered', 'amount-unreadable']))
  expect(find(unknown, 'provisional-security')?.numbers).toMatchObject({ unread: 1 })
})

test('a rank kept for a 전세권 or a lease may take the home itself', () => {
  for (const purpose of ['전세권설정청구권가등기', '임차권설정청구권가등기'])
    expect(find(judged(provisional({ purpose, amount: '전세금' })), 'provisional-security')?.severity).toBe('danger')
})

test('one that lies on another’s mortgage is no burden on the home', () => {
  const moved: MadeEntry = {
    rank: '1-1',
    purpose: '1번근저당권이전청구권가등기',
    on: '2025-03-02',
    holder: '가람유동화전문',
  }
  const [with_, without] = [judged(mortgage('1', 100_000_000), moved), judged(mortgage('1', 100_000_000))]
  expect(find(with_, 'provisional-security')).toBeUndefined()
  expect(find(with_, 'provisional-registration')).toBeUndefined()
  expect(recovery(with_).likely).toBe(recovery(without).likely)
})

test('one on the title may still take the home', () => {
  const title = judged(gap('소유권이전청구권가등기'))
  expect(find(title, 'provisional-registration')?.severity).toBe('danger')
  expect(recovery(title).low).toBe(0)
  expect(find(title, 'provisional-security')).toBeUndefined()
})

test('강제관리 is told as what it is: the court’s administrator, and no entry of unknown meaning', () => {
  const a = judged(gap('강제관리개시결정'))
  expect(find(a, 'compulsory-administration')).toMatchObject({ severity: 'danger', evidence: [{ entry: '갑구 2' }] })
  expect(find(a, 'unknown-purpose')).toBeUndefined()
  expect(a.grade).toBe('매우위험')
  expect(a.nextAct.id).toBe('do-not-pay')
  // it takes the rents and not the home: no part of the price, and no base right
  expect(recovery(a).likely).toBe(recovery(judged()).likely)
  expect(recovery(a).baseRight).toBeNull()
})

test('that no register shows a 유치권 is told where an auction may', () => {
  const sees = (...entries: MadeEntry[]) => recovery(judged(...entries)).assumptions.includes('possessory-lien-unseen')
  expect([sees(gap('임의경매개시결정')), sees(gap('공매공고', { rank: '2-1' })), sees(mortgage('1', 1))]).toEqual([
    true,
    true,
    false,
  ])
})

test('a 가등기 that prints no amount is no debt whose amount is not in won', () => {
  const seen = (...more: MadeEntry[]) => {
    const a = judged(
      { section: '갑구', rank: '2', purpose: '소유권이전청구권가등기', on: '2020-03-02', holder: '이둘' },
      ...more,
    )
    return [find(a, 'provisional-registration')?.severity, find(a, 'secured-debts')?.numbers]
  }
  expect(seen()).toEqual(['danger', undefined])
  expect(seen(mortgage('1', 100_000_000))).toMatchObject(['danger', { count: 1, unread: 0, senior: 100_000_000 }])
  expect(seen(mortgage('1', null))).toMatchObject(['danger', { count: 1, unread: 1 }])
})
