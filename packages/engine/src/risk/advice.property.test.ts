import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { assess } from '../assess.ts'
import type { AssessInput } from '../assessment.ts'
import { addDays, day } from '../values/day.ts'
import { known, unknown } from '../values/known.ts'
import { chooseTranslation } from '../words/chosen.ts'
import { describeAdvice } from '../words/describe-advice.ts'
import { type FindingId, findingIds } from './finding-ids.ts'
import { madeLease } from './made-up-home.ts'
import { mixedCase } from './mixed-case.ts'
import { stageToSpeakTo } from './stage.ts'
import { translations } from './advice-speech.ts'
import { rules } from './advice-holds.ts'

/** Number of generated homes: a few by default, a hundred thousand in the nightly run. */
const numRuns = Number(process.env['ADVICE_RUNS'] ?? '1500')
const source = '입력'

/** Up to five findings at once, at any point of the lease, with any price, deposit and look-up results. */
const anyHome = fc.record({
  ids: fc.uniqueArray(fc.constantFrom(...findingIds), { maxLength: 5 }),
  contract: fc.option(fc.integer({ min: -800, max: 60 })),
  stay: fc.option(fc.integer({ min: 0, max: 60 })),
  term: fc.option(fc.integer({ min: 300, max: 1000 })),
  deposit: fc.option(fc.integer({ min: 5_000_000, max: 600_000_000 })),
  price: fc.option(fc.integer({ min: 80_000_000, max: 900_000_000 })),
  taxes: fc.constantFrom(null, 'none' as const, 'refused' as const),
  payee: fc.constantFrom(null, '김하나'),
  landlord: fc.constantFrom(null, '김하나'),
  others: fc.option(fc.integer({ min: 0, max: 300_000_000 })),
  looked: fc.boolean(),
  /** Whether the official price is known, and how many days ago the register was printed. */
  official: fc.boolean(),
  printed: fc.constantFrom(1, 1, 1, 400),
})
type Any = typeof anyHome extends fc.Arbitrary<infer T> ? T : never

const today = day('2026-11-21')
const orUnknown = <T>(value: T | null) => (value === null ? unknown('not-given') : known(value, source))

function build(x: Any): AssessInput {
  const mixed = mixedCase(x.ids)
  const contract = x.contract === null ? null : addDays(today, x.contract)
  const moveIn = contract === null || x.stay === null ? null : addDays(contract, x.stay)
  const own = new Set<string>(x.ids)
  return {
    ...mixed,
    register: {
      ...mixed.register,
      ...(x.printed === 1 ? {} : { viewedAt: known(`${addDays(today, -x.printed)}T10:00:00`, source) }),
    },
    lease: {
      ...madeLease(),
      // keep the facts that a finding itself needs
      ...mixed.lease,
      ...(x.ids.some((id) => leaseOfItsOwn.has(id))
        ? {}
        : { contractDate: orUnknown(contract), moveInDate: orUnknown(moveIn) }),
      ...(moveIn === null || x.term === null ? {} : { endDate: known(addDays(moveIn, x.term), source) }),
      deposit: orUnknown(x.deposit),
      ...(own.has('owner-mismatch') || mixed.lease.landlordName !== madeLease().landlordName
        ? {}
        : { landlordName: orUnknown(x.landlord) }),
    },
    home: {
      ...mixed.home,
      ...(x.official || own.has('deposit-over-official') ? {} : { officialPrice: unknown('not-given') }),
      statedPrice: orUnknown(x.price),
      ...(x.looked ? {} : { use: unknown('not-given'), violation: unknown('not-given') }),
      ...(x.others === null ? {} : { otherDeposits: known(x.others, source), households: known(5, source) }),
    },
    deal: { ...(x.payee === null ? {} : { payeeName: known(x.payee, source) }), ...mixed.deal },
    landlord: { ...(x.taxes === null ? {} : { taxes: known(x.taxes, source) }), ...mixed.landlord },
  }
}
/** Findings that need certain days of the lease. */
const leaseOfItsOwn: ReadonlySet<string> = new Set<FindingId>([
  'late-mortgage',
  'later-mortgage',
  'owner-changed-in-lease',
])

describe(`${numRuns} made-up homes`, () => {
  const broken = new Map<string, Any>()
  const seen = new Set<string>()
  beforeAll(() => {
    fc.assert(
      fc.property(anyHome, (x) => {
        const a = assess(build(x))
        const stage = stageToSpeakTo(a.lease, a.day)
        const words = a.findings.map((f) => describeAdvice(f, stage, a))
        const said = Object.fromEntries(
          Object.entries(translations).map(([language, translation]) => {
            chooseTranslation(translation)
            return [language, a.findings.map((f) => describeAdvice(f, stage, a))]
          }),
        )
        chooseTranslation(null)
        for (const f of a.findings) seen.add(f.id)
        for (const [name, condition] of Object.entries(rules))
          if (!broken.has(name) && !condition(a, words, said)) broken.set(name, x)
      }),
      { numRuns },
    )
  }, 3_600_000)

  test.each(Object.keys(rules))('%s', (name) => expect(broken.get(name)).toBeUndefined())

  test('they had every finding', () => {
    if (numRuns >= 1500) expect(findingIds.filter((id) => !seen.has(id))).toEqual([])
  })
})
