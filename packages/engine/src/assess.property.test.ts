import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assess } from './assess.ts'
import type { Assessment, AssessInput, Grade } from './assessment.ts'
import { worseOrder } from './risk/grade.ts'
import { madeCase, madeHome, madeLease, madeRegister, type MadeEntry, mortgage } from './risk/made-up-home.ts'
import { addDays, day } from './values/day.ts'
import { known, unknown } from './values/known.ts'

const worse = (a: Grade, b: Grade) => worseOrder.indexOf(a) >= worseOrder.indexOf(b)
const gap = (rank: string, purpose: string, more: Partial<MadeEntry> = {}): MadeEntry => ({
  section: '갑구',
  rank,
  purpose,
  on: '2024-03-04',
  holder: '대한민국',
  role: '권리자',
  ...more,
})

const dangers = [
  '압류',
  '가압류',
  '가처분',
  '소유권이전청구권가등기',
  '임의경매개시결정',
  '공매공고',
  '회생절차개시',
  '예고등기',
  '환매특약',
  '금지사항등기',
  '특약',
  '알수없는등기',
]
const anyMortgage = fc.record({
  won: fc.integer({ min: 1_000_000, max: 400_000_000 }),
  back: fc.integer({ min: 30, max: 5000 }),
})
const anyInput = fc.record({
  deposit: fc.integer({ min: 5_000_000, max: 500_000_000 }),
  price: fc.option(fc.integer({ min: 80_000_000, max: 600_000_000 })),
  mortgages: fc.array(anyMortgage, { maxLength: 3 }),
  trouble: fc.subarray(dangers, { maxLength: 2 }),
  kind: fc.constantFrom('다세대' as const, '아파트' as const, '오피스텔' as const, '다가구' as const),
  households: fc.option(fc.integer({ min: 1, max: 12 })),
  moved: fc.boolean(),
  place: fc.constantFrom('1150010300', '2823710100', '2811014700', '4136025021'),
})
type Any = typeof anyInput extends fc.Arbitrary<infer T> ? T : never

function build(x: Any): AssessInput {
  const money = x.mortgages.map((m, i) => mortgage(String(i + 1), m.won, addDays(day('2026-11-20'), -m.back)))
  const trouble = x.trouble.map((p, i) =>
    gap(String(i + 2), p, p === '가압류' ? { won: 50_000_000, amount: '청구금액' } : {}),
  )
  return madeCase([...trouble, ...money], {
    lease: madeLease({
      deposit: known(x.deposit, '입력'),
      ...(x.moved ? { moveInDate: known(day('2022-01-10'), '입력') } : {}),
    }),
    home: madeHome({
      kind: known(x.kind, '입력'),
      dongCode: known(x.place, '입력'),
      statedPrice: x.price === null ? unknown('not-given') : known(x.price, '입력'),
      officialPrice: unknown('not-given'),
      households: x.households === null ? unknown('not-given') : known(x.households, '입력'),
    }),
  })
}
const points = (a: Assessment) => a.score ?? Number.POSITIVE_INFINITY
const runs = { numRuns: 400 }

test('one more mortgage never raises the score, nor the grade', () => {
  fc.assert(
    fc.property(anyInput, anyMortgage, (x, more) => {
      const before = assess(build(x))
      const after = assess(build({ ...x, mortgages: [...x.mortgages, more] }))
      expect(points(after)).toBeLessThanOrEqual(points(before))
      expect(worse(after.grade, before.grade)).toBe(true)
    }),
    runs,
  )
})

test('a higher deposit never lowers the risk', () => {
  fc.assert(
    fc.property(anyInput, fc.integer({ min: 1, max: 300_000_000 }), (x, more) => {
      const before = assess(build(x))
      const after = assess(build({ ...x, deposit: x.deposit + more }))
      expect(points(after)).toBeLessThanOrEqual(points(before))
      expect(worse(after.grade, before.grade)).toBe(true)
    }),
    runs,
  )
})

test('one more bad fact never improves the grade', () => {
  const bad: ((input: AssessInput) => AssessInput)[] = [
    (i) => ({ ...i, home: { ...i.home, violation: known(true, '건축물대장') } }),
    (i) => ({ ...i, home: { ...i.home, use: known('제2종근린생활시설', '건축물대장') } }),
    (i) => ({ ...i, lease: { ...i.lease, landlordName: known('박넷', '입력') } }),
    (i) => ({ ...i, register: { ...i.register, pendingNote: '신청사건 처리중' } }),
    (i) => ({ ...i, register: { ...i.register, pages: { read: 2, declared: 4 } } }),
    (i) => ({ ...i, register: { ...i.register, display: { ...i.register.display, landRight: [], land: [] } } }),
    ...dangers.map((p) => (i: AssessInput) => ({
      ...i,
      register: madeRegister([
        ...i.register.entries.slice(1).map(again),
        gap('9', p, p === '가압류' ? { won: 20_000_000, amount: '청구금액' } : {}),
      ]),
    })),
  ]
  fc.assert(
    fc.property(anyInput, fc.constantFrom(...bad), (x, worsen) => {
      const input = build(x)
      const before = assess(input)
      const after = assess(worsen(input))
      expect(worse(after.grade, before.grade)).toBe(true)
    }),
    runs,
  )
})

/** A made entry back to its recipe. */
function again(e: AssessInput['register']['entries'][number]): MadeEntry {
  const [amount] = e.amounts
  const [party] = e.parties
  return {
    section: e.section,
    rank: e.rank,
    purpose: e.purpose,
    ...(e.receivedAt === null ? {} : { on: e.receivedAt }),
    ...(amount === undefined ? {} : { won: amount.won, amount: amount.kind }),
    ...(party === undefined ? {} : { holder: party.name, role: party.role }),
  }
}
