import { estimateAuctionCost } from '../law/auction-cost.ts'
import type { Debt, Facts } from '../property/facts.ts'
import { squeeze } from '../register/squeeze.ts'
import { valueOf } from '../values/known.ts'
import { partOf } from '../values/share.ts'
import { sum, type Won } from '../values/won.ts'
import { jointRange } from './joint-range.ts'
import { farBack, type Level } from './levels.ts'

/**
 * What an auction of the other homes under the joint debts would pay. `ofOneSet`: each of the debts covers all of them.
 */
export type JointHomes = { won: Won; ofOneSet: boolean }

/** Their total value as the user entered it; null if not entered, or if there is no joint debt. */
const toldOf = (f: Facts): Won | null =>
  f.input.home.jointHomes === undefined || jointDebts(f).length === 0 ? null : valueOf(f.input.home.jointHomes)
const jointDebts = (f: Facts): readonly Debt[] => f.debts.filter((d) => d.properties !== 1)

/** Each joint debt is apportioned by the entered value. */
export const sharedByStated = (f: Facts): boolean => toldOf(f) !== null && ofOneSet(f)
/** The debts cover different homes, so the one sum fits no debt exactly: it is used when it leaves more here. */
export const statedOfMany = (f: Facts): boolean => toldOf(f) !== null && !ofOneSet(f)

function ofOneSet(f: Facts): boolean {
  const sets = jointDebts(f).map(({ right: { joint } }) =>
    // without the list itself only its number shows which homes are meant
    joint === null || joint.properties.length === 0 ? joint?.listNo : joint.properties.map(squeeze).toSorted().join(),
  )
  return new Set(sets).size === 1
}

/** After costs: assumed to sell for the same percentage of their value as this one. Null: unknown. */
export function jointHomesPay(f: Facts, ratePercent: number): JointHomes | null {
  const worth = toldOf(f)
  if (worth === null) return null
  const homes = Math.max(1, ...jointDebts(f).map((d) => d.properties - 1))
  const price = partOf(worth, Math.round(ratePercent * 10), 1000)
  const won = Math.max(0, price - homes * estimateAuctionCost(Math.floor(price / homes)))
  return { won, ofOneSet: ofOneSet(f) }
}

/**
 * How much of each joint debt this home bears. Earlier debts use up the other homes first: their price pays once.
 * `own`: what the sale of this home leaves; `others`: null if unknown.
 */
export function jointBurdens(
  debts: readonly Debt[],
  { own, others, level }: { own: Won; others: JointHomes | null; level: Level },
): ReadonlyMap<Debt, Won> {
  const here = new Map<Debt, Won>()
  let spent = 0
  for (const d of debts.filter((x) => x.properties !== 1).toSorted(bySince)) {
    const won = d.parts === null ? own : sum(d.parts.map((p) => p.won))
    const at = (worth: readonly Won[] | null) => {
      const range = jointRange({ won, own, others: worth, properties: d.properties, spent })
      return level === 'low' ? range.worst : level === 'likely' ? range.likely : range.best
    }
    const bears = others === null ? at(null) : others.ofOneSet ? at([others.won]) : Math.max(at([others.won]), at(null))
    here.set(d, bears)
    spent += won - bears
  }
  return here
}

const bySince = (a: Debt, b: Debt) => {
  const [x, y] = [a.right.since ?? farBack, b.right.since ?? farBack]
  return x === y ? 0 : x < y ? -1 : 1
}
