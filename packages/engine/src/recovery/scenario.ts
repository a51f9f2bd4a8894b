import { estimateAuctionCost } from '../law/auction-cost.ts'
import { cautiousTier } from '../law/region.ts'
import { type SmallDeposit, smallDepositOf } from '../law/small-deposit.ts'
import { type Debt, type Facts } from '../property/facts.ts'
import { readDay } from '../register/dates.ts'
import type { Right } from '../register/model.ts'
import { addDays, type Day, day } from '../values/day.ts'
import { valueOf } from '../values/known.ts'
import type { Won } from '../values/won.ts'
import type { Claim, DistributionCase, TenantClaim } from './case.ts'

export type Level = 'low' | 'likely' | 'high'
/** `ours` is the id of the tenant whose lease is judged. */
export const ours = 'tenant'

/** The distribution to reckon with at a sale price: what is not known is taken at its worst for 'low', at its best for 'high'. */
export function scenarioCase(
  f: Facts,
  deposit: Won,
  salePrice: Won,
  level: Level,
  base: BaseRight | null,
): DistributionCase {
  const costs = estimateAuctionCost(salePrice)
  const net = Math.max(0, salePrice - costs)
  const auctionDate = f.opposableFrom > f.day ? f.opposableFrom : f.day
  const smallDepositAt = (on: Day) => smallRowAt(f, on)
  const priorLeases = f.debts.filter((d) => d.what === 'lease').map((d) => priorTenant(d, net))
  const openedAt = firstOpening(f)
  const own: TenantClaim = {
    id: ours,
    deposit,
    opposableFrom: f.opposableFrom,
    fixedDate: addDays(f.opposableFrom, -1),
    demandsDistribution: true,
    // 주임법 3조의3 6항, 8조 1항
    ...(priorLeases.length > 0 || (openedAt !== null && openedAt < f.opposableFrom) ? { noSmallDeposit: true } : {}),
  }
  return {
    salePrice,
    costs,
    region: 'E',
    auctionDate,
    extinctionDate: base === null ? null : (base.on ?? farBack),
    claims: [
      ...f.debts.filter((d) => d.what !== 'lease').map((d) => debtClaim(d, net, level)),
      ...seizureClaims(f, net, level),
    ],
    tenants: [...priorLeases, ...otherHouseholds(f, deposit, net, level, smallDepositAt(auctionDate)), own],
    smallDepositAt,
  }
}

export type BaseRight = { right: Right; on: Day | null }

/** 말소기준권리: the earliest of the rights that an auction always wipes out (민집 91조). */
export function baseRight(f: Facts): BaseRight | null {
  const rights = (['근저당권', '저당권', '담보가등기', '압류', '가압류', '경매개시'] as const).flatMap((k) => f.live(k))
  const sorted = rights.toSorted((a, b) => ((a.since ?? farBack) < (b.since ?? farBack) ? -1 : 1))
  const first = sorted[0]
  return first === undefined ? null : { right: first, on: first.since }
}

/** 소액 row of the place; where the place is not known, the lowest protection. */
function smallRowAt(f: Facts, on: Day): (SmallDeposit & { from: Day }) | null {
  const code = valueOf(f.place)
  return smallDepositOf(code === null ? 'E' : cautiousTier(code, on).tier, on)
}

/** A day before every register: an unreadable day is taken as the earliest. */
const farBack = day('1900-01-01')

function debtClaim(d: Debt, net: Won, level: Level): Claim {
  const kind = d.what === 'lease' ? 'general' : d.what
  // an amount that is not printed in won could be anything up to the whole price
  const full = d.won ?? net
  const amount = level !== 'low' && d.properties > 1 ? Math.ceil(full / d.properties) : full
  return { id: d.right.entry.id, kind, amount, date: d.right.since ?? farBack }
}

/** 압류 prints no amount, and its tax may have fallen due before every mortgage: all of it, or none of it. */
function seizureClaims(f: Facts, net: Won, level: Level): Claim[] {
  return f.live('압류').map((r, i) => ({
    id: r.entry.id,
    kind: 'tax',
    amount: level === 'high' || i > 0 ? 0 : net,
    date: farBack,
  }))
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

/** 다가구: the other households' deposits, from the list that was shown, else from scenarios. */
function otherHouseholds(f: Facts, deposit: Won, net: Won, level: Level, row: SmallDeposit | null): TenantClaim[] {
  if (!f.sharesRegister) return []
  const households = valueOf(f.households)
  const others = households === null ? null : Math.max(0, households - 1)
  const total = valueOf(f.input.home.otherDeposits)
  if (total !== null) {
    const heads = Math.max(1, others ?? 1)
    return spread(total, total > 0 ? heads : 0)
  }
  if (level === 'high' || others === 0) return []
  if (others === null) return spread(net, 1)
  const each = level === 'low' ? Math.max(deposit, row?.limit ?? 0) : deposit
  return spread(each * others, others)
}

function spread(total: Won, heads: number): TenantClaim[] {
  return Array.from({ length: heads }, (_, i) => ({
    id: `other-${i + 1}`,
    deposit: Math.floor(total / heads) + (i === 0 ? total % heads : 0),
    opposableFrom: farBack,
    fixedDate: farBack,
    demandsDistribution: true,
  }))
}

export function firstOpening(f: Facts): Day | null {
  const days = f.live('경매개시').map((r) => r.since ?? farBack)
  return days.toSorted()[0] ?? null
}
