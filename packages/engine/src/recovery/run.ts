import type { PriceRange } from '../assessment.ts'
import type { SaleRate } from '../law/auction-rates.ts'
import { opposableResale } from '../law/distribution-rules.ts'
import type { Facts } from '../property/facts.ts'
import { isListed } from '../property/other-deposits.ts'
import { valueOf } from '../values/known.ts'
import { partOf } from '../values/share.ts'
import type { Won } from '../values/won.ts'
import type { Applicant } from './applicants.ts'
import { baseRight } from './base-right.ts'
import { bidFor, throughBuyer } from './bid.ts'
import { circleReadings, type Distribution, type DistributionCase } from './case.ts'
import { distribute } from './distribute.ts'
import { groundOf } from './ground.ts'
import { jointHomesPay } from './joint-homes.ts'
import { staysOnBuyer } from './lease-rank.ts'
import { leaseCounts } from './lease-counts.ts'
import type { Level } from './levels.ts'
import { mostShares, sharePools } from './share-pools.ts'
import { smallDepositDoubt } from './small-doubt.ts'
import { ours, type Owes, plainReading, type Reading, scenarioCase } from './scenario.ts'

/**
 * One sale: the price, its assumptions, who got what, and what the tenant finally gets back. `circular`: the result
 * depends on how a circle of creditors is read.
 */
export type Run = {
  sale: Won
  worth: Won
  input: DistributionCase
  out: Distribution
  back: Won
  opposable: boolean
  circular: boolean
}

export function run(
  f: Facts,
  deposit: Won,
  price: PriceRange,
  rate: SaleRate,
  level: Level,
  by: Applicant | null,
): Run {
  const base = baseRight(f, level, by)
  const worth = percentOf(price[level], rate[level])
  const others = jointHomesPay(f, rate[level])
  const counts = leaseCounts(f, level)
  // the worst case excludes money that a court may refuse
  const smallRefused = level === 'low' && smallDepositDoubt(f, price) !== null
  const caseAt = (sale: Won, reading = plainReading) =>
    scenarioCase(f, deposit, sale, level, base, {
      ...reading,
      counts,
      smallRefused,
      ...(others === null ? {} : { others }),
      ...(by === 'tax-office' && f.live('압류').length === 0 ? { unseenTax: true } : {}),
    })
  const sums = (c: DistributionCase): Distribution => distribute(c, { withSteps: false, known: f.standings })
  // the buyer takes over a registered lease by its own day; for unseen households this is unknown
  const sale = f.debts.some((d) => d.what === 'lease') ? bidFor(worth, ours, (price) => sums(caseAt(price))) : worth
  const resale = level === 'low' ? worth : percentOf(price[level], opposableResale.at(f.day)?.value ?? 0)
  const runs: (Run & { reading: Reading })[] = []
  let circular = false
  // `before`: the result of the same reading without the circle
  const tries: { reading: Reading; before?: Won }[] = readingsOf(f, level).map((reading) => ({ reading }))
  for (const { reading, before } of tries) {
    const input = caseAt(sale, reading)
    const out = sums(input)
    const own = input.tenants.find((t) => t.id === ours)
    const opposable = counts && own !== undefined && staysOnBuyer(own, input)
    const paid = out.tenants[ours]?.recovered ?? 0
    const atResale = () => (resale === sale ? out : sums(caseAt(resale, reading)))
    const back = opposable && paid < deposit ? Math.max(paid, throughBuyer(ours, atResale())) : paid
    runs.push({ reading, sale, worth, input, out, back, opposable, circular: false })
    if (before !== undefined && back !== before) circular = true
    if (out.circular && before === undefined && level !== 'likely')
      tries.push(...otherCircles.map((circle) => ({ reading: { ...reading, circle }, before: back })))
    // no other reading gives less
    if (level === 'low' && back === 0 && reading.owes !== 'each') break
  }
  const taken = runs
    .filter(({ reading }) => reading.owes !== 'each')
    .reduce((a, b) => ((level === 'low' ? b.back < a.back : b.back > a.back) ? b : a))
  const back = level === 'low' ? Math.min(...runs.map((r) => r.back)) : taken.back
  return { ...taken, circular, back }
}

const otherCircles = circleReadings.filter((reading) => reading !== 'absorb')

/** Rates are percent with one decimal. */
const percentOf = (won: Won, percent: number): Won => partOf(won, Math.round(percent * 10), 1000)

/**
 * Every reading of the doubtful points that apply to this home, for the worst case; for the best one only the
 * possible debtors of mortgages without a named debtor.
 */
export function readingsOf(f: Facts, level: Level): Reading[] {
  if (level === 'likely') return [plainReading]
  const shares = sharePools(f)
  // which owners are the debtors and which ones only gave their shares as security
  const owing: Partial<Reading>[] = shares?.hidesDebtor ? whoOwes(shares.ids).map((owes) => ({ owes })) : []
  if (level === 'high')
    return [plainReading, ...owing.filter((o) => o.owes !== 'each').map((o) => ({ ...plainReading, ...o }))]
  const ground = groundOf(f)
  const others = f.sharesRegister || f.debts.some((d) => d.what === 'lease')
  const shown = f.sharesRegister && valueOf(f.input.home.otherDeposits) !== null && !isListed(f.input.home)
  const grounds: Partial<Reading>[] =
    ground === null
      ? [{}]
      : [
          { ground },
          { ground, leaseOnLand: false },
          ...(ground === 'added-mortgage' ? [{}] : []),
          ...(ground === 'added-mortgage' && others ? [{ ground, smallOnLand: 'behind' as const }] : []),
        ]
  const securities = others ? [{}, { leaseAsSecurity: true }] : [{}]
  const spreads: Partial<Reading>[] = shown ? [{}, { spread: 'small' }] : [{}]
  return grounds.flatMap((g) =>
    // with separate land the shares are not split
    (g.ground ? [{}] : [{}, ...owing]).flatMap((o) =>
      securities.flatMap((s) => spreads.map((x) => ({ ...plainReading, ...g, ...o, ...s, ...x }))),
    ),
  )
}

/**
 * Some of the shares but not all, in every combination: two co-debtors can leave less than either alone. Each
 * additional share doubles the work: above `mostShares`, one at a time plus the lower bound of all combinations.
 */
function whoOwes(ids: readonly string[]): Owes[] {
  if (ids.length > mostShares) return [...ids.map((id) => [id]), 'each']
  return Array.from({ length: 2 ** ids.length - 2 }, (_, n) => ids.filter((_, i) => ((n + 1) >> i) & 1))
}
