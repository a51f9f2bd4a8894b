import { share, type Won } from '../values/won.ts'
import { type Bits, bitsOf, both, drop, meet, numbersOf } from './bits.ts'
import { layersOf, type Pairs } from './order.ts'

type Moved = (to: number, from: number, won: Won) => void

/** Units by layer from the top, and whom each may take from. */
export type Rivals = { layers: readonly (readonly number[])[]; behind: readonly Bits[] }

/** `senior`: which unit stands before which. */
export const rivalsOf = (senior: Pairs): Rivals => ({
  layers: layersOf(senior),
  behind: Array.from({ length: senior.size }, (_, a) => bitsOf(senior.table, a * senior.size, senior.size)),
})

/**
 * The second step of 안분 후 흡수. From the top, each takes what it lacks from those behind it, the lowest first and
 * equals by what they hold, at most their first shares; what was taken is not taken again. Rivals of one layer share by
 * what they lack.
 */
export function absorb(shares: readonly Won[], amounts: readonly Won[], { layers, behind }: Rivals, moved: Moved) {
  const lacks = amounts.map((amount, i) => amount - (shares[i] ?? 0))
  const holds = [...shares]
  const held = bitsOf(holds)
  const take: Moved = (to, from, won) => {
    lacks[to] = (lacks[to] ?? 0) - won
    holds[from] = (holds[from] ?? 0) - won
    if (holds[from] === 0) drop(held, from)
    moved(to, from, won)
  }
  for (const layer of layers) {
    // a round satisfies a taker or empties a victim, so the rounds end
    for (let again = true; again;) {
      const asks = layer.flatMap((taker) => asksOf(taker, lacks[taker] ?? 0, holds, held, behind))
      again = settle(asks, holds, take)
    }
  }
}

type Ask = { taker: number; victims: readonly number[]; won: readonly Won[] }

function asksOf(taker: number, lack: Won, holds: readonly Won[], held: Bits, behind: readonly Bits[]): Ask[] {
  const own = behind[taker]
  if (lack === 0 || own === undefined || !meet(own, held)) return []
  const reach = both(own, held)
  const all = numbersOf(reach)
  const lowest = all.filter((v) => !meet(behind[v] ?? reach, reach))
  // in a circle nobody is the lowest
  const victims = lowest.length === 0 ? all : lowest
  return [
    {
      taker,
      victims,
      won: share(
        lack,
        victims.map((v) => holds[v] ?? 0),
      ),
    },
  ]
}

/** Pays the asks out of what is held; true while there may be more to take. */
function settle(asks: readonly Ask[], holds: readonly Won[], take: Moved): boolean {
  const rivals = new Map<number, { takers: number[]; won: Won[]; total: Won }>()
  for (const { taker, victims, won } of asks) {
    for (let i = 0; i < victims.length; i++) {
      const [v, sum] = [victims[i] ?? -1, won[i] ?? 0]
      const of = rivals.get(v)
      if (of) {
        of.takers.push(taker)
        of.won.push(sum)
        of.total += sum
      } else rivals.set(v, { takers: [taker], won: [sum], total: sum })
    }
  }
  for (const [v, { takers, won, total }] of rivals) {
    const held = holds[v] ?? 0
    const given = total > held ? share(held, won) : won
    for (let i = 0; i < given.length; i++) {
      const sum = given[i] ?? 0
      if (sum > 0) take(takers[i] ?? -1, v, sum)
    }
  }
  return rivals.size > 0
}
