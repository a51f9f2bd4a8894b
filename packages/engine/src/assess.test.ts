import { describe, expect, test } from 'vitest'
import { assess } from './assess.ts'
import { readFacts } from './property/facts.ts'
import { recover } from './recovery/recover.ts'
import type { Assessment, AssessInput, Grade } from './assessment.ts'
import { worseOrder } from './risk/grade.ts'
import { madeCase, madeHome, madeLease, madeRegister, type MadeEntry, mortgage } from './risk/made-up-home.ts'
import { day } from './values/day.ts'
import { known, unknown, valueOf } from './values/known.ts'
import { formatMoney, describeVerdict } from './words/describe.ts'

const eok = 100_000_000
const ids = (a: Assessment) => a.findings.map((f) => f.id)
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

test('a clean home with a modest deposit is 양호, and says what it did not check', () => {
  const a = assess(madeCase())
  // 강서구 had 59 accidents in three months: reported, without costing points
  expect(a.findings.map((f) => [f.id, f.severity, f.weight])).toEqual([['accident-area', 'note', 0]])
  expect([a.grade, a.score, a.withheld]).toEqual(['양호', 91, []])
  // limited by open look-ups, not by a finding
  expect(a.caps).toEqual([
    {
      finding: 'open-look-ups',
      grade: '양호',
      score: 91,
      open: ['tax-arrears', 'resident-households', 'landlord-record'],
    },
  ])
  expect(a.checkedClean.map((c) => c.id)).toEqual(
    expect.arrayContaining(['no-mortgage', 'no-seizure', 'no-trust', 'land-right-present', 'owner-matches']),
  )
  expect(a.notChecked.map((n) => n.id)).toEqual([
    'payee-account',
    'broker-licence',
    'tax-arrears',
    'resident-households',
    'landlord-record',
    'public-list',
    'unit-number',
  ])
  expect(a.nobodyCan.length).toBeGreaterThan(2)
  expect(a.guarantee.verdict).toBe('eligible')
})

test('the same input gives the same bytes', () => {
  const input = madeCase([mortgage('1', 1.2 * eok), gap('2', '압류')])
  expect(JSON.stringify(assess(input))).toBe(JSON.stringify(assess(structuredClone(input))))
})

describe('hard dangers', () => {
  test.each([
    ['압류', 'seizure', '매우위험'],
    ['가처분', 'provisional-disposition', '매우위험'],
    ['소유권이전청구권가등기', 'provisional-registration', '매우위험'],
    ['임의경매개시결정', 'auction-opening', '매우위험'],
    ['공매공고', 'public-sale', '매우위험'],
    ['회생절차개시', 'insolvency', '매우위험'],
    ['예고등기', 'notice-registration', '매우위험'],
    ['가압류', 'provisional-seizure', '위험'],
    ['환매특약', 'redemption', '위험'],
  ])('%s caps the grade, whatever else is good or unknown', (purpose, id, grade) => {
    const entry = gap('2', purpose, purpose === '가압류' ? { won: 10_000_000, amount: '청구금액' } : {})
    const a = assess(madeCase([entry]))
    expect(ids(a)).toContain(id)
    expect(a.grade).toBe(grade)
    expect(a.caps.find((c) => c.finding === id)).toBeDefined()
    const blind = assess(
      madeCase([entry], { home: madeHome({ statedPrice: unknown('not-given'), officialPrice: unknown('not-given') }) }),
    )
    expect(blind.grade).toBe(grade)
    expect(blind.withheld).toContain('price')
  })

  test('a trust caps the grade and asks for the ledger', () => {
    const a = assess(
      madeCase([
        {
          section: '갑구',
          rank: '2',
          purpose: '소유권이전신탁',
          on: '2021-03-03',
          holder: '한빛신탁',
          role: '수탁자',
          cause: '신탁',
        },
      ]),
    )
    expect(ids(a)).toContain('trust')
    expect(a.grade).toBe('매우위험') // the landlord who signs is not the trustee
    expect(a.withheld).toContain('trust-ledger')
    expect(a.notChecked.find((n) => n.id === 'trust-ledger')?.changesGrade).toBe(true)
    expect(valueOf(a.recovery)?.low).toBe(0)
    expect(a.guarantee.verdict).toBe('not-eligible')
  })

  test('a live 주택임차권 is 위험, two are 매우위험, a cancelled one is history', () => {
    const lease = (rank: string): MadeEntry => ({
      rank,
      purpose: '주택임차권',
      on: '2024-01-10',
      won: 0.9 * eok,
      amount: '임차보증금',
      holder: '이둘',
      role: '임차권자',
      fields: { 주민등록일자: '2021년11월1일', 점유개시일자: '2021년11월1일', 확정일자: '2021년10월20일' },
    })
    const one = assess(madeCase([lease('1')]))
    expect(one.findings[0]).toMatchObject({
      id: 'tenancy-registration',
      code: 18,
      evidence: [{ section: '을구', rank: '1', entry: '을구 1' }],
    })
    expect(one.grade).toBe('위험')
    expect(assess(madeCase([lease('1'), lease('2')])).grade).toBe('매우위험')
    const past = assess(
      madeCase([
        { ...lease('1'), strike: 'all' },
        { rank: '2', purpose: '1번주택임차권등기말소', on: '2024-05-01' },
      ]),
    )
    expect(past.findings.map((f) => f.code)).toEqual([17, 168])
    expect(past.grade).toBe('양호')
  })
})

describe('money against the price', () => {
  const withDeposit = (deposit: number, entries: MadeEntry[] = []) =>
    assess(madeCase(entries, { lease: madeLease({ deposit: known(deposit, '입력') }) }))
  test.each([
    [2.0, null, '양호'],
    [2.1, 51, '주의'],
    [2.4, 52, '위험'],
    [2.7, 53, '위험'],
    [3.0, 53, '매우위험'],
  ] as const)('deposit %s억 of 3억: %s → %s', (deposit, code, grade) => {
    const a = withDeposit(Math.round(deposit * eok))
    expect(a.findings.find((f) => f.id === 'jeonse-high')?.code ?? null).toBe(code)
    // deposits that an auction may not cover are capped for that reason too
    expect(worse(a.grade, grade)).toBe(true)
  })
  test('a deposit that a bad sale leaves unpaid by more than a fifth is 주의 at best, and the verdict says so', () => {
    const modest = withDeposit(1.5 * eok)
    const low = valueOf(modest.recovery)?.low ?? 0
    expect([modest.grade, low >= 1.2 * eok]).toEqual(['양호', true])
    const exposed = withDeposit(2.0 * eok)
    const back = valueOf(exposed.recovery)
    expect(back?.likely).toBe(2.0 * eok)
    expect(back?.low).toBeLessThan(1.6 * eok)
    expect([exposed.grade, exposed.score, exposed.findings.map((f) => f.id)]).toEqual([
      '주의',
      79,
      ['deposit-not-covered-low', 'jeonse-notable', 'accident-area'],
    ])
    expect(describeVerdict(exposed)).toMatch(/^싸게 팔리면 보증금을 다 받지 못해요\./)
  })
  test('what not even the only household of a house would get back is a danger, however many others there are', () => {
    const debts = [mortgage('1', 10_300_067, '2023-02-20'), mortgage('2', 18_459_933, '2023-02-20')]
    const withHouseholds = (households: AssessInput['home']['households']) =>
      assess(
        madeCase(debts, {
          lease: madeLease({ deposit: known(22_400_000, '입력') }),
          home: madeHome({
            kind: known('다가구', '입력'),
            dongCode: known('4136025021', '입력'),
            statedPrice: known(80_000_000, '입력'),
            officialPrice: unknown('not-given'),
            households,
          }),
        }),
      )
    for (const households of [known(1, '입력'), unknown('not-given')]) {
      const a = withHouseholds(households)
      expect([a.grade, ids(a).includes('deposit-not-covered')]).toEqual(['위험', true])
    }
  })
  test('a mortgage before the lease adds up with the deposit', () => {
    const a = withDeposit(1.5 * eok, [mortgage('1', 1.2 * eok)])
    expect(a.findings.find((f) => f.id === 'secured-debts')).toMatchObject({
      code: 63,
      numbers: { percent: 90, senior: 1.2 * eok, odds: 29.923 },
    })
    expect(a.findings.find((f) => f.id === 'mortgage-high')?.code).toBe(41)
    expect(a.nextAct.id).toBe('pay-off-mortgage')
  })
  test('a mortgage after moving in does not stand before the lease', () => {
    const a = assess(
      madeCase([mortgage('1', 1.2 * eok, '2026-03-02')], {
        lease: madeLease({ moveInDate: known(day('2025-01-10'), '입력') }),
      }),
    )
    expect(ids(a)).not.toContain('secured-debts')
  })
  test('a deposit that the law pays first stays a caution under a heavy mortgage', () => {
    const under = (won: number, deposit = 20_000_000) => withDeposit(deposit, [mortgage('1', won, '2024-05-02')])
    const a = under(2.6 * eok)
    expect(valueOf(a.recovery)?.low).toBe(20_000_000)
    expect(a.grade).toBe('주의')
    // if the debts are near the price, a court may refuse that payment
    expect([under(2.9 * eok), under(2.9 * eok, 1.5 * eok)].map((x) => x.grade)).toEqual(['매우위험', '매우위험'])
  })
  test('an amount in a foreign currency is not nothing', () => {
    const a = withDeposit(1 * eok, [mortgage('1', null)])
    expect(a.findings.find((f) => f.id === 'secured-debts')).toMatchObject({
      severity: 'caution',
      numbers: { unread: 1 },
    })
    // in 강서구 a mortgage of 2019 ranks behind small deposits up to 1억 1,000만, of which 3,700만 is paid
    expect(valueOf(a.recovery)?.low).toBe(37_000_000)
  })
})

describe('unknown is never good news', () => {
  test.each([
    [
      'price',
      madeCase([], { home: madeHome({ statedPrice: unknown('not-given'), officialPrice: unknown('not-given') }) }),
    ],
    ['deposit', madeCase([], { lease: madeLease({ deposit: unknown('not-given') }) })],
    [
      'other-deposits',
      madeCase([], { home: madeHome({ kind: known('다가구', '입력'), households: known(6, '입력') }) }),
    ],
    ['owner', madeCase([], { register: { ...madeRegister(), entries: [] } })],
    ['pages-missing', madeCase([], { register: madeRegister([], { pages: { read: 3, declared: 4 } }) })],
  ] satisfies [string, AssessInput][])('%s unknown withholds the grade', (id, input) => {
    const a = assess(input)
    expect([a.grade, a.score]).toEqual(['판단보류', null])
    expect(a.withheld).toContain(id)
  })
  test('a register of the ground tells no recovery, and asks for the register of the home', () => {
    const a = assess(madeCase([], { register: madeRegister([], { kind: '토지' }) }))
    expect([a.grade, a.withheld, a.nextAct.id]).toEqual(['판단보류', ['land-register'], 'get-building-register'])
    expect(a.recovery).toEqual({ unknown: 'out-of-range', source: 'land' })
    expect(formatMoney(a)).toMatch(/^땅의 등기부라/)
  })
  test('다가구: worst, likely and best when nobody has shown the other deposits', () => {
    const home = madeHome({
      kind: known('다가구', '입력'),
      households: known(6, '입력'),
      officialPrice: unknown('not-given'),
      statedPrice: known(9 * eok, '입력'),
    })
    const open = valueOf(assess(madeCase([], { home })).recovery)
    const shown = valueOf(
      assess(madeCase([], { home: { ...home, otherDeposits: known(2 * eok, '확정일자 부여현황') } })).recovery,
    )
    expect(open?.assumptions).toContain('other-tenants-unknown')
    expect(open?.low).toBeLessThan(open?.high ?? 0)
    expect(shown?.low).toBeGreaterThan(open?.low ?? 0)
  })
  test('a register that carries no history claims no clean past, and missing pages claim nothing clean', () => {
    const part = assess(madeCase([], { register: madeRegister([], { certificate: '현재 유효사항' }) }))
    expect(ids(part)).toContain('current-only')
    const cut = assess(madeCase([], { register: madeRegister([], { pages: { read: 1, declared: 4 } }) }))
    expect(cut.checkedClean.map((c) => c.id)).not.toContain('no-seizure')
  })
})

test('cancelled mortgages are told apart as checked and left out', () => {
  const a = assess(
    madeCase([
      { ...mortgage('1', eok), strike: 'all' },
      { rank: '2', purpose: '1번근저당권설정등기말소', on: '2020-02-03' },
    ]),
  )
  expect(a.checkedClean.find((c) => c.id === 'no-mortgage')?.excluded).toEqual([
    {
      evidence: { section: '을구', rank: '1', entry: '을구 1', page: 1 },
      purpose: '근저당권설정',
      cancelledBy: '을구 2',
    },
  ])
})

test('the whole pool is told in the lines, at each level', () => {
  const r = valueOf(
    assess(madeCase([mortgage('1', 1.2 * eok), gap('2', '가압류', { won: 30_000_000, amount: '청구금액' })])).recovery,
  )
  for (const level of ['low', 'likely', 'high'] as const) {
    const pool = r?.lines.filter((l) => l.who !== 'assumed-by-buyer').reduce((n, l) => n + l[level], 0)
    expect(pool).toBe(r?.salePrice[level])
  }
})

test('what-if: the slider works out the recovery alone', () => {
  const facts = readFacts(madeCase([mortgage('1', 1.2 * eok)]))
  const { price } = assess(facts.input)
  const at = (ratePercent: number) => valueOf(recover(facts, price, { ratePercent }))?.likely ?? -1
  expect(at(40)).toBeLessThan(at(70))
  expect(valueOf(recover(facts, price, { deposit: 10_000_000, ratePercent: 60 }))?.likely).toBe(10_000_000)
})

test('dated acts: tax look-up, move-in, guarantee before half of the term', () => {
  const acts = new Map(assess(madeCase()).acts.map((x) => [x.id, x.due]))
  expect(acts.get('move-in-and-fix')).toBe('2026-12-20')
  expect(acts.get('report-lease')).toBe('2026-12-25')
  expect(acts.get('apply-guarantee')).toBe('2027-12-19')
  expect(acts.get('look-up-landlord')).toBe('2026-11-21')
})

test('a usual register is assessed in less time than sixty copies of it through JSON take', () => {
  const input = madeCase([
    mortgage('1', 1.2 * eok),
    mortgage('2', 0.3 * eok, '2022-01-01'),
    gap('2', '가압류', { won: 30_000_000, amount: '청구금액' }),
  ])
  for (let i = 0; i < 300; i++) assess(input)
  // CPU time of this thread, counted in ticks of some milliseconds
  const cost = (times: number, work: () => unknown): number => {
    const from = process.threadCpuUsage()
    for (let i = 0; i < times; i++) work()
    const { user, system } = process.threadCpuUsage(from)
    return (user + system) / times
  }
  const copy = () => JSON.parse(JSON.stringify(input)) as unknown
  // compared with other work at the same time, as a busy machine slows both; about thirty; the bench measures milliseconds
  const ratio = cost(400, () => assess(input)) / cost(8000, copy)
  expect(ratio).toBeLessThan(60)
})
