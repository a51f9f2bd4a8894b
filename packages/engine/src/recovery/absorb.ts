import { share } from '../values/share.ts'
import type { Won } from '../values/won.ts'
import { type Bits, drop, intersect, meet, nextIn, noneOf, numbersOf, put, within } from './bits.ts'
import { components, layersOf, type Pairs } from './order.ts'

type Moved = (to: number, from: number, won: Won) => void

/** Units by layer from the top, and the juniors each may absorb from. */
export type Rivals = { layers: readonly (readonly number[])[]; behind: readonly Bits[] }

/** `senior`: which unit is senior to which. */
export const rivalsOf = (senior: Pairs): Rivals => ({ layers: layersOf(senior), behind: senior })

/**
 * Structure of the order among some creditors. `undisputed`: pairs where every senior of the senior is also a senior
 * of the junior; transitive. `disputed`: other pairs exist, whose senior is junior to a creditor that is equal or
 * junior to the pair's junior. `circle`: some creditors are senior to each other through a chain of seniors.
 */
export type Order = {
  undisputed: readonly Bits[]
  disputed: boolean
  circle: () => boolean
  /** With the layers of the undisputed pairs; computed when one of them is short. */
  rivals: () => Rivals
}

export function orderOf({ behind }: Rivals): Order {
  const above = behind.map(() => noneOf(behind.length))
  behind.forEach((row, a) => {
    for (let b = nextIn(row, 0); b !== -1; b = nextIn(row, b + 1)) put(above[b] ?? row, a)
  })
  let disputed = false
  const remaining = behind.map((row, a) => {
    const out = noneOf(behind.length)
    for (let b = nextIn(row, 0); b !== -1; b = nextIn(row, b + 1)) {
      if (within(above[a] ?? row, above[b] ?? row)) put(out, b)
      else disputed = true
    }
    return out
  })
  let rivals: Rivals | null = null
  return {
    undisputed: remaining,
    disputed,
    circle: () => components(behind).some((group) => group.length > 1),
    rivals: () => (rivals ??= rivalsOf(remaining)),
  }
}

/** Whether a creditor has a shortfall while one of its juniors has money. */
export function isShort(has: readonly Won[], amounts: readonly Won[], behind: readonly Bits[]): boolean {
  const holders = noneOf(has.length)
  for (let n = 0; n < has.length; n++) if ((has[n] ?? 0) > 0) put(holders, n)
  return behind.some((row, a) => (has[a] ?? 0) < (amounts[a] ?? 0) && meet(row, holders))
}

/**
 * The second step of 안분 후 흡수. From the top, each absorbs its shortfall from its juniors, the lowest first and equals in
 * proportion to their current sums, at most their first shares; absorbed money is not absorbed again. Rivals of one
 * layer share in proportion to their shortfalls. `growing`: a creditor that was absorbed from may absorb that much
 * more.
 */
export function absorb(
  shares: readonly Won[],
  amounts: readonly Won[],
  { layers, behind }: Rivals,
  moved: Moved,
  growing = false,
) {
  const lacks = amounts.map((amount, i) => amount - (shares[i] ?? 0))
  const sums = [...shares]
  const holders = noneOf(sums.length)
  for (let n = 0; n < sums.length; n++) if ((sums[n] ?? 0) > 0) put(holders, n)
  // the units that the current taker may absorb from; refilled for each taker
  const reach = noneOf(sums.length)
  const places = new Int32Array(sums.length)
  const take: Moved = (to, from, won) => {
    lacks[to] = (lacks[to] ?? 0) - won
    sums[from] = (sums[from] ?? 0) - won
    if (growing) lacks[from] = (lacks[from] ?? 0) + won
    if (sums[from] === 0) drop(holders, from)
    moved(to, from, won)
  }
  for (const layer of layers) {
    // every round satisfies a taker or empties a victim, so the loop ends
    for (let again = true; again;) {
      const asks: Ask[] = []
      for (const taker of layer) {
        const [lack, own] = [lacks[taker] ?? 0, behind[taker]]
        if (lack > 0 && own !== undefined && intersect(reach, own, holders))
          asks.push(askOf(taker, lack, sums, reach, behind))
      }
      again = settle(asks, sums, places, take)
    }
  }
}

type Ask = { taker: number; victims: readonly number[]; won: readonly Won[] }

function askOf(taker: number, lack: Won, shares: readonly Won[], reach: Bits, behind: readonly Bits[]): Ask {
  const lowest: number[] = []
  for (let v = nextIn(reach, 0); v !== -1; v = nextIn(reach, v + 1))
    if (!meet(behind[v] ?? reach, reach)) lowest.push(v)
  // in a circle there is no lowest
  const victims = lowest.length === 0 ? numbersOf(reach) : lowest
  if (victims.length === 1) return { taker, victims, won: [lack] }
  const has = victims.map((v) => shares[v] ?? 0)
  return { taker, victims, won: share(lack, has) }
}

/** The case of a single taker, without competition for its victims. */
function settleOne({ taker, victims, won }: Ask, shares: readonly Won[], take: Moved): boolean {
  for (let i = 0; i < victims.length; i++) {
    const victim = victims[i] ?? -1
    const given = Math.min(won[i] ?? 0, shares[victim] ?? 0)
    if (given > 0) take(taker, victim, given)
  }
  return victims.length > 0
}

/** The total taken from one victim, and by which takers. */
type Asked = { victim: number; takers: number[]; won: Won[]; total: Won }

/**
 * Pays the asks out of `holds`; returns true while there may be more to take. `places` is all 0 on entry and on
 * return.
 */
function settle(asks: readonly Ask[], shares: readonly Won[], places: Int32Array, take: Moved): boolean {
  const only = asks[0]
  if (only !== undefined && asks.length === 1) return settleOne(only, shares, take)
  const byVictim: Asked[] = []
  for (const { taker, victims, won } of asks) {
    for (let i = 0; i < victims.length; i++) {
      const victim = victims[i] ?? -1
      const sum = won[i] ?? 0
      const of = byVictim[(places[victim] ?? 0) - 1]
      if (of === undefined) places[victim] = byVictim.push({ victim, takers: [taker], won: [sum], total: sum })
      else {
        of.takers.push(taker)
        of.won.push(sum)
        of.total += sum
      }
    }
  }
  for (const { victim, takers, won, total } of byVictim) {
    places[victim] = 0
    const balance = shares[victim] ?? 0
    const given = total > balance ? share(balance, won) : won
    for (let i = 0; i < given.length; i++) {
      const sum = given[i] ?? 0
      if (sum > 0) take(takers[i] ?? -1, victim, sum)
    }
  }
  return byVictim.length > 0
}
