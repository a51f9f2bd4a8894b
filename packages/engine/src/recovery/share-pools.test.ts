import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assess } from '../assess.ts'
import { readFacts } from '../property/facts.ts'
import { gap } from '../risk/finding-cases.ts'
import { madeCase, madeLease, type MadeEntry, mortgage } from '../risk/made-up-home.ts'
import { known, valueOf } from '../values/known.ts'
import { distribute } from './distribute.ts'
import { levels } from './levels.ts'
import { readingsOf } from './run.ts'
import { baseRight } from './base-right.ts'
import { scenarioCase } from './scenario.ts'
import { mostShares } from './share-pools.ts'

const eok = 100_000_000
const half = gap('소유권일부이전', { role: '공유자', holder: '박둘', share: [1, 2], cause: '매매', on: '2018-01-01' })
const onHalf = (purpose: string, e: MadeEntry): MadeEntry => ({ ...e, purpose: `갑구2번박둘지분전부${purpose}` })
const caseOf = (entries: MadeEntry[], sale = 4 * eok) => {
  const f = readFacts(madeCase([half, ...entries]))
  return scenarioCase(f, 1.5 * eok, sale, 'likely', baseRight(f, 'likely', null))
}
const paid = (entries: MadeEntry[]) => {
  const out = distribute(caseOf(entries))
  return { ...out.paid, tenant: out.tenants['tenant']?.recovered }
}

test('a debt on the whole bears on both halves; one on a half has what that leaves of it', () => {
  const both = [mortgage('1', 1.2 * eok), onHalf('근저당권설정', mortgage('2', 2 * eok, '2020-01-01'))]
  // 1.97억 each: 6천만 of the first on either; the rest of one goes to the second, the rest of the other to the lease
  expect(paid(both)).toEqual({ '을구 1': 1.2 * eok, '을구 2': 1.37 * eok, tenant: 1.37 * eok })
  expect(distribute(caseOf(both)).properties).toMatchObject({
    'share 을구 2': { net: 1.97 * eok, paid: { '을구 1': 0.6 * eok, '을구 2': 1.37 * eok } },
    'share ': { net: 1.97 * eok, paid: { '을구 1': 0.6 * eok, '을구 2': 0 } },
  })
})

test('the half whose auction has begun is sold first, and who is behind there takes the place of the debt on the other', () => {
  const opened = gap('2번박둘지분임의경매개시결정', { rank: '3', on: '2025-01-01' })
  const c = caseOf([mortgage('1', 1.2 * eok), onHalf('근저당권설정', mortgage('2', 2 * eok, '2020-01-01')), opened])
  expect(c.properties?.map((p) => [p.id, p.sold])).toEqual([
    ['share ', 2],
    ['share 을구 2,갑구 3', 1],
  ])
  const out = distribute(c)
  expect(out.properties?.['share 을구 2,갑구 3']?.paid).toMatchObject({ '을구 1': 1.2 * eok, '을구 2': 0.77 * eok })
  // 민법 368조 2항: the other half should have borne 6천만 of the first
  expect(out.properties?.['share ']?.paid).toMatchObject({ '을구 2': 0.6 * eok })
  expect(out.tenants['tenant']?.recovered).toBe(1.37 * eok)
})

test('whose share it is not told, or a share that is of another size by now: the whole, as before', () => {
  for (const purpose of ['갑구9번최셋지분전부근저당권설정', '갑구2번박둘지분2분의1중일부(4분의1)근저당권설정'])
    expect(caseOf([{ ...mortgage('1', 2 * eok), purpose }]).properties).toBeUndefined()
  expect(caseOf([mortgage('1', 2 * eok)]).properties).toBeUndefined()
})

test('what was reckoned with is said', () => {
  const assumptionsOf = (entries: MadeEntry[]) => valueOf(assess(madeCase(entries)).recovery)?.assumptions ?? []
  expect(assumptionsOf([half, onHalf('근저당권설정', mortgage('1', eok))])).toEqual(
    expect.arrayContaining(['share-reaches-its-part', 'shares-apart', 'lease-binds-every-share']),
  )
  expect(assumptionsOf([half])).toContain('lease-binds-every-share')
  expect(assumptionsOf([half])).not.toContain('shares-apart')
  expect(assumptionsOf([mortgage('1', eok)])).not.toContain('lease-binds-every-share')
})

/** Three owners of thirds and halves of thirds; rights of every kind on the whole or on one owner's share. */
const owned: MadeEntry[] = [
  gap('소유권일부이전', { role: '공유자', holder: '박둘', share: [1, 3], cause: '매매', on: '2016-01-01' }),
  gap('1번김하나지분일부이전', {
    rank: '3',
    role: '공유자',
    holder: '최셋',
    share: [1, 6],
    cause: '증여',
    on: '2017-01-01',
  }),
]
const anyRight = fc.record({
  of: fc.constantFrom('', '2번박둘지분', '3번최셋지분', '2번박둘지분,3번최셋지분'),
  kind: fc.constantFrom('근저당권설정', '가압류', '압류', '임의경매개시결정'),
  won: fc.integer({ min: 1, max: 400_000_000 }),
  on: fc.constantFrom('2017-05-02', '2019-05-02', '2024-05-02'),
})
const entryOf = ({ of, kind, won, on }: { of: string; kind: string; won: number; on: string }, i: number): MadeEntry =>
  kind === '근저당권설정'
    ? { ...mortgage(String(i + 1), won, on), purpose: of === '' ? kind : `갑구${of.replace(',', ',갑구')}전부${kind}` }
    : gap(of + kind, { rank: String(i + 4), on, ...(kind === '가압류' ? { won, amount: '청구금액' as const } : {}) })

test('every won of every share is paid or left over, whatever lies on whose', () => {
  fc.assert(
    fc.property(fc.array(anyRight, { maxLength: 6 }), fc.integer({ min: 0, max: 900_000_000 }), (rights, sale) => {
      const f = readFacts(madeCase([...owned, ...rights.map(entryOf)]))
      const base = baseRight(f, 'likely', null)
      for (const c of [
        ...levels.map((level) => scenarioCase(f, 1.5 * eok, sale, level, base)),
        ...readingsOf(f, 'low').map((reading) => scenarioCase(f, 1.5 * eok, sale, 'low', base, reading)),
      ]) {
        const out = distribute(c)
        const pools = Object.values(out.properties ?? {})
        const given = Object.values(out.paid).reduce((a, b) => a + b, 0) + (out.tenants['tenant']?.recovered ?? 0)
        expect(given + out.surplus).toBe(out.net)
        // sold one after another, a right may be subrogated to a joint debt on the next share
        if (c.properties === undefined || c.properties.some((p) => p.sold !== 1 || p.owner)) continue
        expect(c.properties.reduce((sum, p) => sum + p.salePrice, 0)).toBe(sale)
        expect(pools.reduce((sum, p) => sum + p.net, 0)).toBe(out.net)
        for (const x of c.claims)
          for (const [id, p] of Object.entries(out.properties ?? {}))
            if (x.on?.every((l) => l.property !== id)) expect(p.paid[x.id]).toBe(0)
      }
    }),
    { numRuns: 150 },
  )
})

test('a right on a share never costs the tenant more than the same right on the whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_000_000 }), fc.integer({ min: 0, max: 900_000_000 }), (won, sale) => {
      const back = (e: MadeEntry) => {
        const f = readFacts(madeCase([half, e]))
        return (
          distribute(scenarioCase(f, 1.5 * eok, sale, 'likely', baseRight(f, 'likely', null))).tenants['tenant']
            ?.recovered ?? 0
        )
      }
      expect(back(onHalf('근저당권설정', mortgage('1', won)))).toBeGreaterThanOrEqual(back(mortgage('1', won)) - 1)
    }),
    { numRuns: 100 },
  )
})

test('at worst the debt on the whole is its owner’s first whose share the tenant needs', () => {
  const entries = [mortgage('1', 1.2 * eok), onHalf('근저당권설정', mortgage('2', 3 * eok, '2020-01-01'))]
  const f = readFacts(madeCase([half, ...entries]))
  const back = (...owes: string[]) => {
    const reading = { spread: 'even' as const, ground: null, ...(owes.length === 0 ? {} : { owes }) }
    const out = distribute(scenarioCase(f, 1.5 * eok, 4 * eok, 'low', baseRight(f, 'low', null), reading))
    return out.tenants['tenant']?.recovered
  }
  expect(readingsOf(f, 'low').map((r) => r.owes)).toEqual([undefined, ['share '], ['share 을구 2']])
  // the unmortgaged half pays the 1.2억 first, leaving 7,700만 of its 1.97억; or the other half pays, leaving all of it
  expect([back(), back('share '), back('share 을구 2')]).toEqual([1.37 * eok, 0.77 * eok, 1.5 * eok])
  const low = valueOf(assess(madeCase([half, ...entries])).recovery)
  expect(low?.low).toBeLessThan(low?.likely ?? 0)
})

test('of three shares two may owe together, and at worst they are the two that would have paid the tenant', () => {
  const [whole, third] = [
    mortgage('1', 1.6 * eok),
    { ...mortgage('2', 4 * eok), purpose: '갑구2번박둘지분전부근저당권설정' },
  ]
  const attached = gap('3번최셋지분가압류', { rank: '4', on: '2024-05-02', won: 1_000, amount: '청구금액' })
  const f = readFacts(madeCase([...owned, whole, third, attached]))
  const back = (owes: readonly string[]) =>
    distribute(
      scenarioCase(f, 1.5 * eok, 3 * eok, 'low', baseRight(f, 'low', null), { spread: 'even', ground: null, owes }),
    ).tenants['tenant']?.recovered ?? Number.NaN
  const [one, other, rest] = ['share ', 'share 갑구 4', 'share 을구 2']
  const choices = readingsOf(f, 'low').flatMap((r) => (r.owes === undefined || r.owes === 'each' ? [] : [r.owes]))
  expect(choices.map((c) => c.length)).toEqual([1, 1, 2, 1, 2, 2])
  const alone = Math.min(...[one, other, rest].map((id) => back([id ?? ''])))
  expect(back(choices.find((c) => c.length === 2 && !c.includes('share 을구 2')) ?? [])).toBeLessThan(alone)
})

test('the debtor that the register names pays first, and who only lent their share what is missing', () => {
  const entries = (debtor: string) => [
    mortgage('1', 1.2 * eok, undefined, debtor),
    onHalf('근저당권설정', mortgage('2', 2 * eok, '2020-01-01')),
  ]
  // 1.97억 each: the debtor's half pays 1.2억 of it; the rest of 박둘's half goes to the second mortgage
  expect(paid(entries('김하나'))).toEqual({ '을구 1': 1.2 * eok, '을구 2': 1.97 * eok, tenant: 0.77 * eok })
  expect(paid(entries('박둘'))).toEqual({ '을구 1': 1.2 * eok, '을구 2': 0.77 * eok, tenant: 1.5 * eok })
  // both owe, or neither: alike
  for (const debtor of ['김하나, 박둘', '최셋'])
    expect(paid(entries(debtor))).toEqual({ '을구 1': 1.2 * eok, '을구 2': 1.37 * eok, tenant: 1.37 * eok })
  const readings = (debtor: string) => readingsOf(readFacts(madeCase([half, ...entries(debtor)])), 'low').length
  expect([readings('김하나'), readings('최셋'), readings('김○○')]).toEqual([1, 1, 3])
})

test('two debts, each of another owner: each owner’s share pays their own first', () => {
  const attached = gap('2번박둘지분가압류', { rank: '3', on: '2024-05-02', won: 1_000, amount: '청구금액' })
  const entries = [mortgage('1', eok, undefined, '김하나'), mortgage('2', 0.5 * eok, '2021-05-03', '박둘'), attached]
  const pools = distribute(caseOf(entries)).properties ?? {}
  expect(Object.values(pools).map((p) => [p.paid['을구 1'], p.paid['을구 2']])).toEqual([
    [eok, 0],
    [0, 0.5 * eok],
  ])
})

test('the best case is the debtor whose debt leaves the tenant most, where the register names none', () => {
  const entries = [mortgage('1', 1.2 * eok), onHalf('근저당권설정', mortgage('2', 3 * eok, '2020-01-01'))]
  const high = (debtor?: string) =>
    valueOf(
      assess(
        madeCase([
          half,
          ...(debtor ? [mortgage('1', 1.2 * eok, undefined, debtor)] : entries.slice(0, 1)),
          ...entries.slice(1),
        ]),
      ).recovery,
    )?.high ?? 0
  expect(high()).toBe(high('박둘'))
  expect(high()).toBeGreaterThan(high('김하나'))
})

const others = ['박둘', '최셋', '정넷', '강오', '조육', '윤칠', '장팔']
/** The given number of owners with equal shares; all but the first have a debt on their own share. */
const manyOwners = (owners: number, own: readonly number[]): MadeEntry[] =>
  others.slice(0, owners - 1).flatMap((holder, i): MadeEntry[] => [
    gap(i === 0 ? '소유권일부이전' : '1번김하나지분일부이전', {
      rank: String(i + 2),
      role: '공유자',
      holder,
      share: [1, owners],
      cause: '매매',
      on: '2016-01-01',
    }),
    {
      ...mortgage(String(i + 10), own[i] ?? 1, `2018-01-0${i + 1}`),
      purpose: `갑구${i + 2}번${holder}지분전부근저당권설정`,
    },
  ])

test('no choice of debtors leaves a tenant less than the whole asked of each', () => {
  const own = fc.array(fc.integer({ min: 1, max: 150_000_000 }), { minLength: 5, maxLength: 5 })
  const won = fc.integer({ min: 1, max: 400_000_000 })
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 5 }), own, won, won, won, (owners, debts, first, second, sale) => {
      const whole = [mortgage('1', first), mortgage('2', second, '2019-03-02')]
      const f = readFacts(madeCase([...whole, ...manyOwners(owners, debts)]))
      const [base, readings] = [baseRight(f, 'low', null), readingsOf(f, 'low')]
      const back = (reading: (typeof readings)[number]) =>
        distribute(scenarioCase(f, 1.5 * eok, sale, 'low', base, reading)).tenants['tenant']?.recovered ?? Number.NaN
      const [plain] = readings
      if (plain === undefined) throw new Error('no reading')
      expect(readings).toHaveLength(2 ** owners - 1)
      expect(back({ ...plain, owes: 'each' })).toBeLessThanOrEqual(Math.min(...readings.map(back)) + owners)
    }),
    { numRuns: 60 },
  )
})

test('of more shares than are tried in every choice, the worst is that bound, and it is said', () => {
  const recovery = (owners: number) => {
    const c = madeCase([
      mortgage('1', 0.3 * eok),
      ...manyOwners(
        owners,
        Array.from({ length: owners }, () => 0.1 * eok),
      ),
    ])
    return { value: valueOf(assess(c).recovery), owes: readingsOf(readFacts(c), 'low').map((r) => r.owes) }
  }
  const [tried, many] = [recovery(mostShares), recovery(mostShares + 1)]
  expect(tried.owes).toHaveLength(2 ** mostShares - 1)
  expect(tried.owes).not.toContain('each')
  expect(many.owes).toHaveLength(mostShares + 3)
  expect(many.owes).toContain('each')
  expect(tried.value?.assumptions).not.toContain('shares-too-many')
  expect(many.value?.assumptions).toContain('shares-too-many')
  expect(many.value?.low).toBeLessThan(many.value?.likely ?? 0)
})

test('a lease that co-owners of no more than half sign may bring nothing at worst, and is told so', () => {
  const of = (landlord: string, entries: MadeEntry[] = [half]) =>
    valueOf(assess(madeCase(entries, { lease: madeLease({ landlordName: known(landlord, '입력') }) })).recovery)
  const [both, few] = [of('김하나, 박둘'), of('박둘')]
  expect(few).toMatchObject({ low: 0, likely: both?.likely, high: both?.high, opposable: both?.opposable })
  expect(both?.low).toBeGreaterThan(0)
  expect(few?.assumptions).toContain('lease-of-minority')
  expect(both?.assumptions).not.toContain('lease-of-minority')
  // two thirds plus a third owner's share are more than half
  expect(of('김하나, 최셋', owned)?.low).toBeGreaterThan(0)
  expect(of('김하나 외 1인')?.assumptions).not.toContain('lease-of-minority')
})
