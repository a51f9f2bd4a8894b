import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assess } from './assess.ts'
import type { Assessment, AssessInput, DealInput, Grade, HomeInput, LandlordInput, LeaseInput } from './assessment.ts'
import { judgeHome, readCase } from './judge-home.ts'
import { payoutCalculation } from './recovery/payout-calculation.ts'
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
  '강제관리개시결정',
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
  // other homes that secure it too
  joint: fc.constantFrom('', '', '제302호', '제401호건물 서울특별시 강서구 화곡동 100-1 제402호'),
})
const anyInput = fc.record({
  deposit: fc.integer({ min: 5_000_000, max: 500_000_000 }),
  price: fc.option(fc.integer({ min: 80_000_000, max: 600_000_000 })),
  mortgages: fc.array(anyMortgage, { maxLength: 3 }),
  trouble: fc.subarray(dangers, { maxLength: 2 }),
  jointHomes: fc.option(fc.integer({ min: 0, max: 900_000_000 })),
  kind: fc.constantFrom('다세대' as const, '아파트' as const, '오피스텔' as const, '다가구' as const),
  households: fc.option(fc.integer({ min: 1, max: 12 })),
  moved: fc.boolean(),
  place: fc.constantFrom('1150010300', '2823710100', '2811014700', '4136025021'),
})
type Any = typeof anyInput extends fc.Arbitrary<infer T> ? T : never

function build(x: Any): AssessInput {
  const money = x.mortgages.map((m, i) => ({
    ...mortgage(String(i + 1), m.won, addDays(day('2026-11-20'), -m.back)),
    ...(m.joint === '' ? {} : { fields: { 공동담보: `건물 서울특별시 강서구 화곡동 100-1 ${m.joint}` } }),
  }))
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
      jointHomes: x.jointHomes === null ? unknown('not-given') : known(x.jointHomes, '입력'),
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

test('one more seizure, or one more tenant before us, never raises the score, nor the grade', () => {
  const more: readonly MadeEntry[] = [
    gap('9', '압류'),
    gap('9', '가압류', { won: 20_000_000, amount: '청구금액' }),
    gap('9', '임의경매개시결정', { on: '2026-10-02' }),
    {
      rank: '9',
      purpose: '주택임차권',
      on: '2024-01-10',
      won: 90_000_000,
      amount: '임차보증금',
      holder: '이둘',
      role: '임차권자',
      fields: { 주민등록일자: '2021년11월1일', 점유개시일자: '2021년11월1일', 확정일자: '2021년10월20일' },
    },
    {
      rank: '9',
      purpose: '전세권설정',
      on: '2023-01-10',
      won: 60_000_000,
      amount: '전세금',
      holder: '이둘',
      role: '전세권자',
    },
  ]
  fc.assert(
    fc.property(anyInput, fc.constantFrom(...more), (x, entry) => {
      const input = build(x)
      const before = assess(input)
      const after = assess(withEntry(input, entry))
      expect(points(after)).toBeLessThanOrEqual(points(before))
      expect(worse(after.grade, before.grade)).toBe(true)
    }),
    runs,
  )
})

const source = '입력'
const deal = (over: DealInput) => (i: AssessInput) => ({ ...i, deal: { ...i.deal, ...over } })
const landlord = (over: LandlordInput) => (i: AssessInput) => ({ ...i, landlord: { ...i.landlord, ...over } })
const home = (over: Partial<HomeInput>) => (i: AssessInput) => ({ ...i, home: { ...i.home, ...over } })
const lease = (over: Partial<LeaseInput>) => (i: AssessInput) => ({ ...i, lease: { ...i.lease, ...over } })
type Learn = (input: AssessInput) => AssessInput

/** Replaces the printed text of 표제부 with another line. */
const printed =
  (block: 'unit' | 'building' | 'landRight', ...cells: string[]): Learn =>
  (i) => {
    const row = { no: '1', receivedAt: null, cells, struck: false, page: 1 }
    return { ...i, register: { ...i.register, display: { ...i.register.display, [block]: [row] } } }
  }

test('learning a bad fact never improves the grade, nor the score', () => {
  const bad: readonly Learn[] = [
    home({ violation: known(true, '건축물대장') }),
    home({ use: known('제2종근린생활시설', '건축물대장') }),
    home({ use: known('생활숙박시설', '건축물대장') }),
    home({ use: known('업무시설(사무소)', '건축물대장') }),
    lease({ landlordName: known('박넷', source) }),
    (i) => ({ ...i, register: { ...i.register, pendingNote: '신청사건 처리중' } }),
    (i) => ({ ...i, register: { ...i.register, pages: { read: 2, declared: 4 } } }),
    (i) => ({ ...i, register: { ...i.register, display: { ...i.register.display, landRight: [], land: [] } } }),
    printed('unit', '제3층 제301호', '철근콘크리트구조 45.5㎡ 근린생활시설'),
    printed('building', '철근콘크리트구조 4층 다세대주택', '건축법상 사용승인 받지 않은 건물임'),
    printed('landRight', '1 임차권대지권', '300분의 30'),
    (i) => ({ ...i, register: { ...i.register, viewedAt: known('2009-05-04', '등기부') } }),
    deal({ payeeName: known('박넷', source) }),
    deal({ signer: known('agent', source) }),
    deal({ signer: known('agent', source), agentPapers: known(false, source) }),
    deal({ signer: known('sublessor', source) }),
    deal({ broker: known(false, source) }),
    deal({ sideOffer: known(true, source) }),
    deal({ askedToMoveOut: known(true, source) }),
    deal({ trustConsent: known(false, source) }),
    landlord({ publicList: known(true, source) }),
    landlord({ guaranteeBan: known(true, source) }),
    landlord({ subrogations: known(3, source) }),
    landlord({ homes: known(12, source) }),
    landlord({ taxes: known('arrears', source) }),
    landlord({ taxes: known('refused', source) }),
    ...dangers.map(
      (p): Learn =>
        (i) =>
          withEntry(i, gap('9', p, p === '가압류' ? { won: 20_000_000, amount: '청구금액' } : {})),
    ),
  ]
  fc.assert(
    fc.property(anyInput, fc.constantFrom(...bad), (x, worsen) => {
      const input = build(x)
      const before = assess(input)
      const after = assess(worsen(input))
      // missing pages withhold the score of a home that had one: the result is no better
      if (after.score !== null) expect(points(after)).toBeLessThanOrEqual(points(before))
      expect(worse(after.grade, before.grade)).toBe(true)
    }),
    runs,
  )
})

test('what is not known never scores better than the good answer', () => {
  const open = unknown('not-given')
  const pairs: readonly (readonly [string, Learn, Learn])[] = [
    ['price', home({ statedPrice: open, officialPrice: open }), home({ statedPrice: known(5_000_000_000, source) })],
    ['official price', home({ officialPrice: open }), home({ officialPrice: known(5_000_000_000, '공동주택가격') })],
    ['deposit', lease({ deposit: open }), lease({ deposit: known(1, source) })],
    ['rent', lease({ rent: open }), lease({ rent: known(0, source) })],
    ['contract day', lease({ contractDate: open }), lease({ contractDate: known(day('2026-11-25'), source) })],
    ['moving in', lease({ moveInDate: open }), lease({ moveInDate: known(day('2010-01-10'), source) })],
    ['landlord', lease({ landlordName: open }), lease({ landlordName: known('김하나', source) })],
    ['use', home({ use: open }), home({ use: known('다세대주택', '건축물대장') })],
    ['violation', home({ violation: open }), home({ violation: known(false, '건축물대장') })],
    ['approval', home({ approvedOn: open }), home({ approvedOn: known(day('2010-02-20'), '건축물대장') })],
    ['households', home({ households: open }), home({ households: known(1, source) })],
    [
      'other deposits',
      home({ households: known(1, source), otherDeposits: open }),
      home({ households: known(1, source), otherDeposits: known(0, source) }),
    ],
    ['payee', deal({ payeeName: open }), deal({ payeeName: known('김하나', source) })],
    ['signer', deal({ signer: open }), deal({ signer: known('owner', source) })],
    [
      'papers of the agent',
      deal({ signer: known('agent', source), agentPapers: open }),
      deal({ signer: known('agent', source), agentPapers: known(true, source) }),
    ],
    ['broker', deal({ broker: open }), deal({ broker: known(true, source) })],
    ['consent of the trustee', deal({ trustConsent: open }), deal({ trustConsent: known(true, source) })],
    ['public list', landlord({ publicList: open }), landlord({ publicList: known(false, source) })],
    ['guarantee ban', landlord({ guaranteeBan: open }), landlord({ guaranteeBan: known(false, source) })],
    ['subrogations', landlord({ subrogations: open }), landlord({ subrogations: known(0, source) })],
    ['homes', landlord({ homes: open }), landlord({ homes: known(1, source) })],
    ['taxes', landlord({ taxes: open }), landlord({ taxes: known('none', source) })],
  ]
  fc.assert(
    fc.property(anyInput, fc.constantFrom(...pairs), (x, [, forget, learn]) => {
      const blind = assess(forget(build(x)))
      const good = assess(learn(build(x)))
      if (blind.score !== null && good.score !== null) expect(blind.score).toBeLessThanOrEqual(good.score)
      // a withheld grade is below that of a good answer, and never hides a danger that exists anyway
      expect(worse(blind.grade, good.grade)).toBe(true)
    }),
    { numRuns: 400 },
  )
})

test('the grade is withheld exactly where an essential fact is unknown and no danger is known', () => {
  fc.assert(
    fc.property(anyInput, (x) => {
      const a = assess(build(x))
      const shared = x.kind === '다가구' && x.households !== 1
      expect(a.withheld.includes('price')).toBe(x.price === null)
      expect(a.withheld.includes('other-deposits')).toBe(shared)
      const danger = a.caps.some((c) => c.grade === '위험' || c.grade === '매우위험') || sumOfWeights(a) > 40
      expect(a.grade === '판단보류').toBe(a.withheld.length > 0 && !danger)
      expect(a.score === null).toBe(a.grade === '판단보류')
      // caps are respected, and the score is in the band of the grade or above a worse one
      for (const c of a.caps) expect(worse(a.grade, c.grade) || a.grade === '판단보류').toBe(true)
      if (a.score !== null) expect(a.score).toBeLessThanOrEqual(Math.min(100, ...a.caps.map((c) => c.score)))
    }),
    runs,
  )
})
const sumOfWeights = (a: Assessment): number => a.findings.reduce((n, f) => n + f.weight, 0)

test('the same input, rule pack and engine give the same bytes, whatever was judged before', () => {
  fc.assert(
    fc.property(anyInput, anyInput, (x, other) => {
      const first = JSON.stringify(assess(build(x)))
      assess(build(other))
      expect(JSON.stringify(assess(structuredClone(build(x))))).toBe(first)
    }),
    { numRuns: 150 },
  )
})

/** The same home with one additional entry. */
const withEntry = (input: AssessInput, entry: MadeEntry): AssessInput => ({
  ...input,
  // at the same address: another district would have another small-deposit row
  register: madeRegister([...input.register.entries.slice(1).map(again), entry], {
    address: input.register.address,
    display: input.register.display,
  }),
})

/** Converts a made entry back to its input. */
function again(e: AssessInput['register']['entries'][number]): MadeEntry {
  const [amount] = e.amounts
  const [party] = e.parties
  return {
    section: e.section,
    rank: e.rank,
    purpose: e.purpose,
    ...(e.receivedAt === null ? {} : { on: e.receivedAt }),
    fields: e.fields,
    ...(amount === undefined ? {} : { won: amount.won, amount: amount.kind }),
    ...(party === undefined ? {} : { holder: party.name, role: party.role }),
  }
}

test('what is judged without a reckoning is what is judged with one', () => {
  const expected = { deposit: fc.boolean(), plan: fc.boolean() }
  fc.assert(
    fc.property(anyInput, fc.record(expected), (x, { deposit, plan }) => {
      const built = build(x)
      const input: AssessInput = {
        ...built,
        ...(deposit ? {} : { lease: { ...built.lease, deposit: unknown('not-given') } }),
        ...(plan ? { plan: { firstRepay: known(30_000_000, '입력') } } : {}),
      }
      const home = readCase(input)
      // a payout needs a known deposit and a known price, and only a plan needs a second one
      expect(home.reckons).toBe(plan || (deposit && x.price !== null))
      expect(judgeHome(home, home.reckons ? payoutCalculation : null)).toEqual(assess(input))
    }),
    runs,
  )
})
