import { estimateAuctionCost } from '../law/auction-cost.ts'
import { cautiousTier } from '../law/region.ts'
import { type SmallDeposit, smallDepositOf } from '../law/small-deposit.ts'
import { type Debt, type Facts, withinReach } from '../property/facts.ts'
import { readDay } from '../register/dates.ts'
import type { Right } from '../register/model.ts'
import { addDays, type Day } from '../values/day.ts'
import { valueOf } from '../values/known.ts'
import { share } from '../values/share.ts'
import { sum, type Won } from '../values/won.ts'
import type { BaseRight } from './base-right.ts'
import type { Claim, DistributionCase, TenantClaim } from './case.ts'
import { type Ground, onGround } from './ground.ts'
import { otherHouseholds, type Spread } from './households.ts'
import { jointBurdens, type JointHomes } from './joint-homes.ts'
import { farBack, type Level } from './levels.ts'
import { formerOwner, seizureClaims } from './seizures.ts'
import { askedOfEach, sharePools } from './share-pools.ts'

/** `ours` is the id of the tenant whose lease is judged. */
export const ours = 'tenant'
export const unseenTaxId = 'unseen-tax'

/** 'each': every one of them owes all of it, a lower bound. */
export type Owes = readonly string[] | 'each'

/** How a doubtful point is read; the worst case uses the reading that pays least. */
export type Reading = Pick<DistributionCase, 'leaseAsSecurity' | 'smallOnLand' | 'leaseOnLand' | 'circle'> & {
  spread: Spread
  ground: Ground | null
  /** The shares of the title (by their pools) that owe mortgages without a named debtor; absent: all alike. */
  owes?: Owes
  /** False: the lease has no effect, so its deposit is no claim on the price. */
  counts?: boolean
  /** The court refuses 최우선변제 for this lease (small-doubt.ts). */
  smallRefused?: boolean
  /** What the other homes under the joint debts would pay; absent: unknown. */
  others?: JointHomes
  /** The sale is for a tax that is on no register: at worst it was due before everything and takes all. */
  unseenTax?: boolean
}
export const plainReading: Reading = { spread: 'even', ground: null }

/** The distribution case at a sale price. */
export function scenarioCase(
  f: Facts,
  deposit: Won,
  salePrice: Won,
  level: Level,
  base: BaseRight | null,
  { spread, ground, owes, others, counts, smallRefused, unseenTax, ...readings }: Reading = plainReading,
): DistributionCase {
  const costs = estimateAuctionCost(salePrice)
  const net = Math.max(0, salePrice - costs)
  const auctionDate = f.opposableFrom > f.day ? f.opposableFrom : f.day
  const smallDepositAt = (on: Day) => smallRowAt(f, on)
  // separate land already leaves the shares as parts of the whole
  const shares = ground === null ? sharePools(f) : null
  const priorLeases = f.debts.filter((d) => d.what === 'lease').map((d) => priorTenant(d, net))
  const own: TenantClaim = {
    id: ours,
    deposit: counts === false ? 0 : deposit,
    opposableFrom: f.opposableFrom,
    fixedDate: addDays(f.opposableFrom, -1),
    demandsDistribution: true,
    // 주임법 3조의3 6항
    ...(priorLeases.length > 0 || smallRefused === true ? { noSmallDeposit: true } : {}),
  }
  const c: DistributionCase = {
    salePrice,
    costs,
    region: 'E',
    auctionDate,
    extinctionDate: base === null ? null : (base.on ?? farBack),
    openedOn: firstOpening(f),
    claims: [
      ...debtClaims(f.debts, level, net, jointBurdens(f.debts, { own: net, others: others ?? null, level }), (right) =>
        shares?.on(right, owes === 'each' ? undefined : owes),
      ),
      ...seizureClaims(f, net, level, shares),
      ...(unseenTax === true && level === 'low'
        ? [{ id: unseenTaxId, kind: 'tax', amount: net, date: farBack } as const]
        : []),
    ],
    tenants: [...priorLeases, ...otherHouseholds(f, { deposit, net }, level, smallDepositAt(auctionDate), spread), own],
    smallDepositAt,
    ...formerOwner(f, net, level),
    ...readings,
  }
  if (ground !== null) return onGround(f, ground, c)
  if (shares === null) return c
  return owes === 'each' ? askedOfEach(shares.split(c)) : shares.split(c)
}

/** 소액 row of the place; if the place is unknown, the lowest protection. */
function smallRowAt(f: Facts, on: Day): (SmallDeposit & { from: Day }) | null {
  const code = valueOf(f.place)
  return smallDepositOf(code === null ? 'E' : cautiousTier(code, on).tier, on)
}

/**
 * Debts as claims, one for each rank that one has before this lease. `onOf`: the shares it covers, if they are split.
 */
function debtClaims(
  debts: Facts['debts'],
  level: Level,
  net: Won,
  burdens: ReadonlyMap<Debt, Won>,
  onOf: (right: Right) => Claim['on'],
): Claim[] {
  const claims: Claim[] = []
  for (const d of debts) {
    if (d.what === 'lease') continue
    const { entry, since } = d.right
    const on = onOf(d.right)
    // an amount not printed in won could be anything up to the whole price; a 가등기 prints none at all, and at best
    // secures no debt
    const before = d.parts ?? [{ id: entry.id, since, won: d.what === 'provisional' && level === 'high' ? 0 : net }]
    const won = before.map((p) => p.won)
    const here = burdens.get(d) ?? sum(won)
    const amounts = share(on === undefined ? withinReach(here, d.right, net) : here, won)
    for (let i = 0; i < before.length; i++) {
      const part = before[i]
      claims.push({
        id: part?.id ?? entry.id,
        kind: d.what === 'provisional' ? 'mortgage' : d.what,
        amount: amounts[i] ?? 0,
        date: part?.since ?? farBack,
        on,
      })
    }
  }
  return claims
}

/** The tenant of a 주택임차권등기 keeps the rank of that lease, not of the registration (주임법 3조의3 5항). */
function priorTenant(d: Debt, net: Won): TenantClaim {
  const { fields, id } = d.right.entry
  const at = (label: string) => readDay(fields[label] ?? '')
  const days = [at('주민등록일자'), at('점유개시일자'), at('사업자등록신청일자')].filter((x) => x !== null).toSorted()
  const opposable = days.at(-1)
  const since = d.right.since ?? farBack
  return {
    id,
    deposit: d.won ?? net,
    opposableFrom: opposable === undefined ? since : addDays(opposable, 1),
    fixedDate: at('확정일자') ?? since,
    demandsDistribution: true,
  }
}

export function firstOpening(f: Facts): Day | null {
  const days = f.auctions.map((r) => r.since ?? farBack)
  return days.toSorted()[0] ?? null
}
