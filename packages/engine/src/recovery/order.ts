import { addAll, type Bits, drop, firstOfBoth, has, nextIn, noneOf, put } from './bits.ts'

/** A boolean for each pair: for each item, the set of items it is true with. Queried very often. */
export type Pairs = readonly Bits[]

export const pairs = (size: number, is: (a: number, b: number) => boolean): Pairs =>
  Array.from({ length: size }, (_, a) => {
    const row = noneOf(size)
    for (let b = 0; b < size; b++) if (is(a, b)) put(row, b)
    return row
  })

/** Strongly connected components in order: nothing in a later group reaches an earlier one. */
export function components(reaches: Pairs): number[][] {
  // Tarjan's walk finishes a group only after every group that it reaches: the reverse is the order
  const size = reaches.length
  const index = new Int32Array(size)
  const fresh = noneOf(size)
  for (let a = 0; a < size; a++) put(fresh, a)
  const open: number[] = []
  const groups: number[][] = []
  let next = 0
  const walk = (a: number): number => {
    const row = reaches[a] ?? fresh
    let lowest = (index[a] = next++)
    open.push(a)
    drop(fresh, a)
    for (let b = firstOfBoth(row, fresh); b !== -1; b = firstOfBoth(row, fresh)) lowest = Math.min(lowest, walk(b))
    // the earliest open node that it reaches: nodes opened later are above a and add nothing
    const back = open.find((b) => has(row, b))
    if (back !== undefined) lowest = Math.min(lowest, index[back] ?? 0)
    if (lowest === index[a]) {
      // without a circle each is a group of its own
      const isAlone = open.at(-1) === a
      if (isAlone) open.pop()
      groups.push(isAlone ? [a] : open.splice(open.lastIndexOf(a)).toSorted((x, y) => x - y))
    }
    return lowest
  }
  for (let a = 0; a < size; a++) if (has(fresh, a)) walk(a)
  return groups.toReversed()
}

/** Layers from the top: a group enters as soon as no remaining group is above it. */
export function layersOf(above: Pairs): number[][] {
  // a group's layer is one below the lowest layer above it; groups come in order, so one pass is enough
  const least = new Int32Array(above.length)
  const out: number[][] = []
  for (const group of components(above)) {
    let layer = 0
    for (const b of group) layer = Math.max(layer, least[b] ?? 0)
    const below = noneOf(above.length)
    for (const a of group) addAll(below, above[a] ?? below)
    for (let b = nextIn(below, 0); b !== -1; b = nextIn(below, b + 1))
      if ((least[b] ?? 0) <= layer) least[b] = layer + 1
    ;(out[layer] ??= []).push(...group)
  }
  return out.map((layer) => layer.toSorted((a, b) => a - b))
}
