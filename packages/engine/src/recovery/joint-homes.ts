import { estimateAuctionCost } from '../law/auction-cost.ts'
import type { Debt, Facts } from '../property/facts.ts'
import { squeeze } from '../register/squeeze.ts'
import { valueOf } from '../values/known.ts'
import { partOf, sum, type Won } from '../values/won.ts'
import { jointRange } from './joint-range.ts'
import { farBack, type Level } from './levels.ts'

/**
 * What the other homes under the joint debts are worth together, as the person says. Null: nobody said, or the debts lie
 * on different homes, so that one sum is no debt's.
 */
export const jointHomesTold = (f: Facts): Won | null => (onOneSet(f) ? toldOf(f) : null)

/** A sum was told, and cannot be used. */
export const jointHomesUnused = (f: Facts): boolean => toldOf(f) !== null && jointDebts(f).length > 0 && !onOneSet(f)

const toldOf = ({ input: { home } }: Facts): Won | null =>
  home.jointHomes === undefined ? null : valueOf(home.jointHomes)
const jointDebts = (f: Facts): readonly Debt[] => f.debts.filter((d) => d.properties !== 1)

function onOneSet(f: Facts): boolean {
  const sets = jointDebts(f).map(({ right: { joint } }) =>
    // without the list itself the number of the list is all that tells which homes are meant
    joint === null || joint.properties.length === 0 ? joint?.listNo : joint.properties.map(squeeze).toSorted().join(),
  )
  return new Set(sets).size === 1
}

/** What an auction of those homes brings, costs taken off: they are taken to sell for the same part of their worth as this one. */
export function jointHomesBring(f: Facts, ratePercent: number): Won | null {
  const worth = jointHomesTold(f)
  if (worth === null) return null
  const homes = Math.max(1, ...jointDebts(f).map((d) => d.properties - 1))
  const price = partOf(worth, Math.round(ratePercent * 10), 1000)
  return Math.max(0, price - homes * estimateAuctionCost(Math.floor(price / homes)))
}

/**
 * How much of each joint debt this home bears. The earlier debt takes of the other homes first: their price pays once.
 * `own` and `others`: what the sale of this home, and of the others, leaves; null where nobody knows the others.
 */
export function jointBurdens(
  debts: readonly Debt[],
  { own, others, level }: { own: Won; others: Won | null; level: Level },
): ReadonlyMap<Debt, Won> {
  const here = new Map<Debt, Won>()
  let spent = 0
  for (const d of debts.filter((x) => x.properties !== 1).toSorted(bySince)) {
    const won = d.parts === null ? own : sum(d.parts.map((p) => p.won))
    const told = others === null ? null : [others]
    const range = jointRange({ won, own, others: told, properties: d.properties, spent })
    const bears = level === 'low' ? range.worst : level === 'likely' ? range.likely : range.best
    here.set(d, bears)
    spent += won - bears
  }
  return here
}

const bySince = (a: Debt, b: Debt) => {
  const [x, y] = [a.right.since ?? farBack, b.right.since ?? farBack]
  return x === y ? 0 : x < y ? -1 : 1
}
