import { describe, expect, test } from 'vitest'
import { assess } from '../assess.ts'
import type { HomeInput, LeaseInput } from '../assessment.ts'
import { madeCase, madeHome, madeLease, type MadeEntry, mortgage } from '../risk/made-up-home.ts'
import { day } from '../values/day.ts'
import { known, unknown } from '../values/known.ts'
import { describeGuarantee } from '../words/describe.ts'
import { convertedDeposit } from './basis.ts'
import { readFacts } from '../property/facts.ts'

const eok = 100_000_000
const guarantee = (
  deposit: number,
  home: Partial<HomeInput> = {},
  entries: MadeEntry[] = [],
  lease: Partial<LeaseInput> = {},
) =>
  assess(madeCase(entries, { home: madeHome(home), lease: madeLease({ deposit: known(deposit, '입력'), ...lease }) }))
    .guarantee
const reasons = (g: ReturnType<typeof guarantee>) => g.reasons.map((r) => r.id)

describe('the 126 % rule: official price 2억 passes up to 2억 5,200만', () => {
  const home = { officialPrice: known(2 * eok, '공동주택가격') }
  test('at the limit', () =>
    expect(guarantee(252_000_000, home)).toMatchObject({ verdict: 'eligible', headroom: 252_000_000 }))
  test('one won above it', () => {
    const g = guarantee(252_000_001, home)
    expect(g.verdict).toBe('not-eligible')
    expect(g.reasons).toEqual([
      { id: 'sum-over-value', numbers: { deposit: 252_000_001, senior: 0, value: 252_000_000, over: 1 } },
    ])
  })
})

test('debts that are more than the home: over by all of it, not by the deposit alone', () => {
  const g = guarantee(20_000_000, { officialPrice: known(2 * eok, '공동주택가격') }, [mortgage('1', 4 * eok)])
  expect(g.reasons.find((r) => r.id === 'sum-over-value')?.numbers).toEqual({
    deposit: 20_000_000,
    senior: 4 * eok,
    value: 252_000_000,
    over: 168_000_000,
  })
})

test('a document older than the rules that we have is no case of theirs', () => {
  const old = assess(madeCase([mortgage('1', 2.9 * eok)], { day: day('2007-04-12') })).guarantee
  expect([old.verdict, old.headroom, reasons(old)]).toEqual(['unknown', null, ['before-rules']])
  expect(describeGuarantee(old).reasons).toEqual(['2017년 2월 1일부터의 보증 기준만 알아요. 그보다 앞선 서류예요.'])
})

test('an apartment is reckoned from its market price: 3억 passes up to 2억 7,000만', () => {
  const home = {
    kind: known('아파트' as const, '입력'),
    statedPrice: known(3 * eok, '입력'),
    officialPrice: known(3 * eok, '공동주택가격'),
  }
  expect([guarantee(270_000_000, home).verdict, guarantee(270_000_001, home).verdict]).toEqual([
    'eligible',
    'not-eligible',
  ])
})

test('수도권 takes 7억, not a won more; with rent the converted deposit counts', () => {
  const home = {
    kind: known('아파트' as const, '입력'),
    statedPrice: known(20 * eok, '입력'),
    officialPrice: known(20 * eok, '공동주택가격'),
  }
  expect(guarantee(7 * eok, home).verdict).toBe('eligible')
  expect(reasons(guarantee(7 * eok + 1, home))).toEqual(['deposit-over-limit'])
  const converted = (deposit: number, rent: number) =>
    convertedDeposit(
      readFacts(
        madeCase([], {
          lease: madeLease({ kind: '반전세', deposit: known(deposit, '입력'), rent: known(rent, '입력') }),
        }),
      ),
    )
  expect(converted(eok, 500_000)).toBe(192_307_692)
  expect(converted(2 * eok, 1_000_000)).toBe(384_615_385)
})

test('senior debt: 60 % of 주택가액 passes, a won more does not', () => {
  const home = {
    kind: known('아파트' as const, '입력'),
    statedPrice: known(5 * eok, '입력'),
    officialPrice: known(5 * eok, '공동주택가격'),
  }
  const at = (won: number) => guarantee(1_000_000, home, [mortgage('1', won)])
  expect(at(270_000_000).verdict).toBe('eligible')
  expect(reasons(at(270_000_001))).toEqual(['senior-over-limit', 'senior-borderline'])
  expect(reasons(at(300_000_001))).toEqual(['senior-over-limit'])
})

test('다가구: 80 % with the other deposits, unknown while nobody has shown them', () => {
  const home = {
    kind: known('다가구' as const, '입력'),
    officialPrice: known(5 * eok, '개별주택가격'),
    households: known(5, '입력'),
  }
  const shown = (won: number) => guarantee(50_000_000, { ...home, otherDeposits: known(won, '확정일자 부여현황') })
  expect(shown(504_000_000).verdict).toBe('eligible')
  expect(shown(504_000_001).verdict).toBe('not-eligible')
  expect(guarantee(50_000_000, home)).toMatchObject({ verdict: 'unknown', headroom: null })
})

test('an unknown price leaves it open, a seizure does not', () => {
  const home = { officialPrice: unknown('not-given') }
  expect(guarantee(eok, home)).toMatchObject({ verdict: 'unknown' })
  const seized = guarantee(eok, home, [{ section: '갑구', rank: '2', purpose: '압류', on: '2024-01-01' }])
  expect(seized).toMatchObject({ verdict: 'not-eligible', headroom: null })
  expect(reasons(seized)).toContain('right-on-register')
})

test.each(['소유권말소예고등기', '회생절차개시결정', '파산선고', '보전처분'])(
  '%s on the title: no guarantee',
  (purpose) => {
    const g = guarantee(eok, {}, [{ section: '갑구', rank: '2', purpose, on: '2024-01-01' }])
    expect([g.verdict, reasons(g)]).toEqual(['not-eligible', expect.arrayContaining(['right-on-register'])])
  },
)

test('a landlord on the public list of defaulters is barred', () => {
  const listed = (is: boolean) =>
    reasons(assess(madeCase([], { landlord: { publicList: known(is, '안심전세앱') } })).guarantee)
  expect(listed(true)).toContain('landlord-barred')
  expect(listed(false)).not.toContain('landlord-barred')
})

test('a home of several owners: who has to sign is not on paper, and is said to be open', () => {
  const shared: MadeEntry = {
    section: '갑구',
    rank: '2',
    purpose: '소유권일부이전',
    on: '2018-01-01',
    role: '공유자',
    holder: '박둘',
    share: [1, 2],
    cause: '매매',
  }
  expect(guarantee(eok, {}, [shared]).unchecked).toContain('co-owners-sign')
  expect(guarantee(eok).unchecked).not.toContain('co-owners-sign')
})

test('a home in trust: no guarantee, but that a lease with the trustee itself is looked at', () => {
  const provisional: MadeEntry = {
    section: '갑구',
    rank: '2',
    purpose: '소유권이전신탁',
    on: '2020-03-04',
    role: '수탁자',
    holder: '한빛신탁주식회사',
  }
  const from = (landlordName: string) =>
    guarantee(eok, {}, [provisional], { landlordName: known(landlordName, '입력') })
  expect(reasons(from('김집주'))).toContain('trust')
  expect(from('김집주')).toMatchObject({ verdict: 'not-eligible', headroom: null })
  expect(from('한빛신탁(주)')).toMatchObject({ verdict: 'unknown', needs: expect.arrayContaining(['trust']) })
  expect(from('한빛신탁(주)').others?.map((o) => o.verdict)).toEqual(['not-eligible', 'not-eligible'])
})
