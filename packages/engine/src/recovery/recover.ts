import type { PriceRange, Recovery } from '../assessment.ts'
import { failedSales } from '../law/bid-reductions.ts'
import { saleRate, type SaleRate } from '../law/auction-rates.ts'
import { evidenceOf, type Facts } from '../property/facts.ts'
import { type Known, known, valueOf } from '../values/known.ts'
import { sum, type Won } from '../values/won.ts'
import type { Applicant } from './applicants.ts'
import { leavesNothing } from './applicant.ts'
import { recoveryAssumptions } from './assumptions.ts'
import { baseRight } from './base-right.ts'
import { leaseCounts } from './lease-counts.ts'
import type { Level } from './levels.ts'
import { payable } from './payable.ts'
import { isOurs, recoveryLines } from './recovery-lines.ts'
import { run, type Run } from './run.ts'
import { ours } from './scenario.ts'

/**
 * Values the user may try: another deposit, another 낙찰가율 (percent), the total value of the other homes of the 공동담보,
 * the applicant of the auction.
 */
export type WhatIf = { deposit?: Won; ratePercent?: number; jointHomes?: Won; appliedBy?: Applicant }

/** What the tenant gets back if the home is sold by auction: a range, and how the price is shared out. */
export function recover(facts: Facts, price: Known<PriceRange>, whatIf: WhatIf = {}): Known<Recovery> {
  const f = whatIf.jointHomes === undefined ? facts : withJointHomes(facts, whatIf.jointHomes)
  const asked = payable(f, price, whatIf.deposit ?? f.deposit)
  if ('unknown' in asked) return asked
  const { deposit, range } = asked
  const rate = rateOf(f, whatIf)
  const by = whatIf.appliedBy ?? null
  const base = baseRight(f, 'likely', by)
  const runs = {
    low: run(f, deposit, range, rate, 'low', by),
    likely: run(f, deposit, range, rate, 'likely', by),
    high: run(f, deposit, range, rate, 'high', by),
  }
  const joint = f.debts.filter((d) => d.properties !== 1)
  return known(
    {
      ...inOrder(runs),
      deposit,
      salePrice: {
        low: runs.low.sale,
        likely: runs.likely.sale,
        high: runs.high.sale,
        ratePercent: { low: rate.low, likely: rate.likely, high: rate.high },
        failedSales: {
          low: failedSales(valueOf(f.place), rate.low),
          likely: failedSales(valueOf(f.place), rate.likely),
          high: failedSales(valueOf(f.place), rate.high),
        },
        rule: rate.rule,
      },
      costs: runs.likely.input.costs,
      opposable: runs.likely.opposable,
      smallDeposit: runs.likely.out.tenants[ours]?.smallDeposit ?? 0,
      jointCount: joint.length === 0 ? null : Math.max(...joint.map((d) => d.properties)),
      baseRight: base === null ? null : evidenceOf(base.right.entry),
      lines: recoveryLines(f, runs),
      assumptions: recoveryAssumptions(f, range, {
        base,
        circular: Object.values(runs).some((r) => r.circular),
        getsSmall: (runs.likely.out.tenants[ours]?.smallDeposit ?? 0) > 0,
        bidsLess: Object.values(runs).some((r) => r.sale < r.worth),
        leavesNothing: deposit > 0 && leaseCounts(f, 'likely') && leavesNothing(f, runs.likely, by ?? 'tenant'),
        by,
      }),
    },
    '경매 배당 계산',
    f.day,
  )
}

/**
 * The typical payout if the households with unknown deposits had none: the median of the three sales. The best one was
 * computed without them. If two give the same result, that is the median for any third one, and the worst one is the
 * most expensive to compute.
 */
export function likelyAlone(f: Facts, price: PriceRange, { deposit, lines }: Recovery): Won {
  const alone = withoutUnknown(f)
  const rate = rateOf(f, {})
  const back = (level: Level) => run(alone, deposit, price, rate, level, null).back
  const [likely, high] = [back('likely'), sum(lines.map((l) => (isOurs(l) ? l.high : 0)))]
  return likely === high ? likely : middle(back('low'), likely, high)
}

/** Listed households with known deposits stay; nothing is known about the others. */
function withoutUnknown(f: Facts): Facts {
  const { home } = f.input
  const listed = home.householdDeposits?.filter((one) => 'value' in one)
  return listed === undefined
    ? { ...f, households: known(1, '가정') }
    : { ...f, input: { ...f.input, home: { ...home, householdDeposits: listed } } }
}

const withJointHomes = (f: Facts, won: Won): Facts => ({
  ...f,
  input: { ...f.input, home: { ...f.input.home, jointHomes: known(won, '입력') } },
})

function rateOf(f: Facts, { ratePercent }: WhatIf): SaleRate {
  const rate = saleRate(valueOf(f.place), valueOf(f.kind))
  return ratePercent === undefined ? rate : { ...rate, low: ratePercent, likely: ratePercent, high: ratePercent }
}

/** A higher price pays a tenant less only as an artefact of the stages; the range is sorted. */
function inOrder(runs: Record<Level, Run>): Record<Level, Won> {
  const backs = [runs.low.back, runs.likely.back, runs.high.back] as const
  return { low: Math.min(...backs), likely: middle(...backs), high: Math.max(...backs) }
}

const middle = (a: Won, b: Won, c: Won): Won => Math.max(Math.min(a, b), Math.min(Math.max(a, b), c))
