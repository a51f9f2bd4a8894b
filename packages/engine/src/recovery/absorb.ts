import { share, type Won } from '../values/won.ts'
import { type Bits, drop, keepBoth, meet, noneOf, numbersOf, put, within } from './bits.ts'
import { components, layersOf, type Pairs } from './order.ts'

type Moved = (to: number, from: number, won: Won) => void

/** Units by layer from the top, and whom each may take from. */
export type Rivals = { layers: readonly (readonly number[])[]; behind: readonly Bits[] }

/** `senior`: which unit stands before which. */
export const rivalsOf = (senior: Pairs): Rivals => ({ layers: layersOf(senior), behind: senior })

/**
 * How the order of some creditors holds together. `undisputed`: the pairs of which everybody who stands before the senior
 * stands before the junior too; they are transitive. `disputed`: there are other pairs, of which the senior is behind
 * somebody who is level with the junior or behind it. `circle`: some stand before each other by a road of seniors alone.
 */
export type Order = {
  undisputed: readonly Bits[]
  disputed: boolean
  circle: () => boolean
  /** With the layers of the undisputed pairs; worked out when one of them is short. */
  rivals: () => Rivals
}

export function orderOf({ behind }: Rivals): Order {
  const above = behind.map(() => noneOf(behind.length))
  for (const [a, row] of behind.entries()) for (const b of numbersOf(row)) put(above[b] ?? row, a)
  let disputed = false
  const kept = behind.map((row, a) => {
    const out = noneOf(behind.length)
    for (const b of numbersOf(row)) {
      if (within(above[a] ?? row, above[b] ?? row)) put(out, b)
      else disputed = true
    }
    return out
  })
  let rivals: Rivals | null = null
  return {
    undisputed: kept,
    disputed,
    circle: () => components(behind).some((group) => group.length > 1),
    rivals: () => (rivals ??= rivalsOf(kept)),
  }
}

/** Whether one lacks something that another behind it has. */
export function isShort(has: readonly Won[], amounts: readonly Won[], behind: readonly Bits[]): boolean {
  const held = noneOf(has.length)
  for (let n = 0; n < has.length; n++) if ((has[n] ?? 0) > 0) put(held, n)
  return behind.some((row, a) => (has[a] ?? 0) < (amounts[a] ?? 0) && meet(row, held))
}

/**
 * The second step of 안분 후 흡수. From the top, each takes what it lacks from those behind it, the lowest first and
 * equals by what they hold, at most their first shares; what was taken is not taken again. Rivals of one layer share by
 * what they lack. `growing`: who was taken from may take that much more.
 */
export function absorb(
  shares: readonly Won[],
  amounts: readonly Won[],
  { layers, behind }: Rivals,
  moved: Moved,
  growing = false,
) {
  const lacks = amounts.map((amount, i) => amount - (shares[i] ?? 0))
  const holds = [...shares]
  const held = noneOf(holds.length)
  for (let n = 0; n < holds.length; n++) if ((holds[n] ?? 0) > 0) put(held, n)
  // whom the taker at hand may take from: filled anew for each
  const reach = noneOf(holds.length)
  const places = new Int32Array(holds.length)
  const take: Moved = (to, from, won) => {
    lacks[to] = (lacks[to] ?? 0) - won
    holds[from] = (holds[from] ?? 0) - won
    if (growing) lacks[from] = (lacks[from] ?? 0) + won
    if (holds[from] === 0) drop(held, from)
    moved(to, from, won)
  }
  for (const layer of layers) {
    // a round satisfies a taker or empties a victim, so the rounds end
    for (let again = true; again;) {
      const asks: Ask[] = []
      for (const taker of layer) {
        const [lack, own] = [lacks[taker] ?? 0, behind[taker]]
        if (lack > 0 && own !== undefined && keepBoth(reach, own, held))
          asks.push(askOf(taker, lack, holds, reach, behind))
      }
      again = settle(asks, holds, places, take)
    }
  }
}

type Ask = { taker: number; victims: readonly number[]; won: readonly Won[] }

function askOf(taker: number, lack: Won, holds: readonly Won[], reach: Bits, behind: readonly Bits[]): Ask {
  const all = numbersOf(reach)
  if (all.length === 1) return { taker, victims: all, won: [lack] }
  const lowest: number[] = []
  for (const v of all) if (!meet(behind[v] ?? reach, reach)) lowest.push(v)
  // in a circle nobody is the lowest
  const victims = lowest.length === 0 ? all : lowest
  if (victims.length === 1) return { taker, victims, won: [lack] }
  const has: Won[] = []
  for (const v of victims) has.push(holds[v] ?? 0)
  return { taker, victims, won: share(lack, has) }
}

/** The same of one taker: nobody else asks its victims. */
function settleOne({ taker, victims, won }: Ask, holds: readonly Won[], take: Moved): boolean {
  for (let i = 0; i < victims.length; i++) {
    const victim = victims[i] ?? -1
    const given = Math.min(won[i] ?? 0, holds[victim] ?? 0)
    if (given > 0) take(taker, victim, given)
  }
  return victims.length > 0
}

/** What is asked of one victim, and by whom. */
type Asked = { victim: number; takers: number[]; won: Won[]; total: Won }

/** Pays the asks out of what is held; true while there may be more to take. `places` is all nought, and is left so. */
function settle(asks: readonly Ask[], holds: readonly Won[], places: Int32Array, take: Moved): boolean {
  const only = asks[0]
  if (only !== undefined && asks.length === 1) return settleOne(only, holds, take)
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
    const held = holds[victim] ?? 0
    const given = total > held ? share(held, won) : won
    for (let i = 0; i < given.length; i++) {
      const sum = given[i] ?? 0
      if (sum > 0) take(takers[i] ?? -1, victim, sum)
    }
  }
  return byVictim.length > 0
}
