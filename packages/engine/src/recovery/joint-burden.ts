import { partOf, share } from '../values/share.ts'
import { sum, type Won } from '../values/won.ts'
import { components, pairs } from './order.ts'
import { relate } from './relation.ts'
import { payPool, type Sale } from './sale.ts'

/** Debts on more than one pool of the sale, senior first; equals on the same pools are grouped. */
export function jointGroups(sale: Sale): number[][] {
  const { demands, at, lines } = sale
  const joint = demands.flatMap((d, n) => (d.liens.filter((l) => at.includes(l.pool)).length > 1 ? [n] : []))
  const relationOf = (a: number, b: number) =>
    at.flatMap((p) => {
      const [x, y] = [lines[p]?.[a], lines[p]?.[b]]
      return x && y ? [relate(x, y)] : []
    })
  const nth = (i: number) => joint[i] ?? -1
  const groups = components(pairs(joint.length, (a, b) => relationOf(nth(a), nth(b)).some((r) => r !== 'junior')))
  const poolsOf = (n: number) => (demands[n]?.liens ?? []).map((l) => `${l.pool}${l.surety}`).join()
  return groups.flatMap((group) => {
    const members = group.map(nth)
    const alike = members.every((a) =>
      members.every((b) => poolsOf(a) === poolsOf(b) && relationOf(a, b).every((r) => r === 'equal')),
    )
    return alike ? [members] : members.map((n) => [n])
  })
}

/**
 * The part of a debt that each pool bears: by 경매대가, the price less costs, less senior claims there and what an equal
 * gets beside the whole debt (대법 2001다66291, 2020다258893). Pools of the debtor come before those of a 물상보증인 (대법
 * 2008다41475). Taxes, wages and deposits are apportioned alike (2001다66291).
 */
export function apportion(sale: Sale, group: readonly number[]) {
  const { demands, lines } = sale
  const on = sale.at.filter((p) => lines[p]?.[group[0] ?? -1])
  const amounts = group.map((n) => demands[n]?.amount ?? 0)
  const due = sum(amounts)
  const whole = on.map((p) => worthOf(sale, p, group))
  const ofSureties = on.map((p) => demands[group[0] ?? -1]?.liens.find((l) => l.pool === p)?.surety === true)
  const worthIf = (surety: boolean) => whole.map(({ worth }, i) => (ofSureties[i] === surety ? worth : 0))
  const [ofDebtor, ofSurety] = [worthIf(false), worthIf(true)]
  const byDebtor = Math.min(due, sum(ofDebtor))
  const [first, second] = [share(byDebtor, ofDebtor), share(Math.min(due - byDebtor, sum(ofSurety)), ofSurety)]
  const left = [...amounts]
  for (const [i, p] of on.entries()) {
    const bears = (first[i] ?? 0) + (second[i] ?? 0)
    const paid = whole[i]?.paid ?? 0
    const parts = share(Math.min(bears, sum(left)), left)
    for (const [k, won] of parts.entries()) left[k] = (left[k] ?? 0) - won
    // a pool that bears its maximum is treated as if it were the only one
    if (bears < paid) ask(sale, p, group, parts, paid)
  }
}

const paidTo = (sale: Sale, p: number, group: readonly number[]): Won => {
  const paid = payPool(sale, p)
  return sum(group.map((n) => paid[n] ?? 0))
}

/** The value of a pool for the debt, and what the whole debt would get there. */
function worthOf(sale: Sale, p: number, group: readonly number[]): { worth: Won; paid: Won } {
  const paid = payPool(sale, p)
  const lines = sale.lines[p] ?? []
  const own = lines[group[0] ?? -1]
  const before = paid.filter((_, n) => {
    const line = lines[n]
    return own && line && !group.includes(n) && relate(line, own) !== 'junior'
  })
  const worth = (sale.pools[p]?.net ?? 0) - sum(before)
  return { worth, paid: sum(group.map((n) => paid[n] ?? 0)) }
}

/**
 * Sets the demand to exactly what pays the parts: beside equals, demanding a part would bring less than the part. The
 * payout grows almost linearly with the demand, so a few steps along the line find it.
 */
function ask(sale: Sale, p: number, group: readonly number[], parts: readonly Won[], most: Won) {
  const lines = group.flatMap((n) => sale.lines[p]?.[n] ?? [])
  const set = (list: readonly Won[]) => lines.forEach((line, k) => (line.amount = list[k] ?? 0))
  const full = lines.map((line) => line.amount)
  const bears = sum(parts)
  let [low, high] = [bears, sum(full)]
  set(parts)
  let [paidLow, paidHigh] = [paidTo(sale, p, group), most]
  for (let round = 0; paidLow < bears && high - low > 1 && round < rounds; round++) {
    const along = partOf(high - low, bears - paidLow, Math.max(1, paidHigh - paidLow))
    const next = low + Math.min(high - low - 1, Math.max(1, along))
    set(share(next, full))
    const paid = paidTo(sale, p, group)
    if (paid < bears) [low, paidLow] = [next, paid]
    else [high, paidHigh] = [next, paid]
    if (paid === bears) break
  }
  if (paidLow < bears) set(share(high, full))
}

const rounds = 12
