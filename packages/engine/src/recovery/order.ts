/** A yes or no for each pair of `size` things, kept as a table (row by row): it is asked many times over. */
export type Pairs = { size: number; table: Uint8Array }

export function pairs(size: number, is: (a: number, b: number) => boolean): Pairs {
  const table = new Uint8Array(size * size)
  for (let a = 0; a < size; a++) for (let b = 0; b < size; b++) if (is(a, b)) table[a * size + b] = 1
  return { size, table }
}

/** Of a square table of small numbers, the pairs of those at `at` whose number is `wanted`. */
export function pairsIn(numbers: Uint8Array, size: number, at: readonly number[], wanted: readonly number[]): Pairs {
  const table = new Uint8Array(at.length * at.length)
  let i = 0
  for (const a of at) for (const b of at) table[i++] = wanted.includes(numbers[a * size + b] ?? 0) ? 1 : 0
  return { size: at.length, table }
}

/** Groups that cannot be put apart (each reaches the other), in order: nothing in a later group reaches an earlier one. */
export function components({ size, table }: Pairs): number[][] {
  // Tarjan's walk finishes a group only after every group that it reaches: turned round, that is the order
  const index = new Int32Array(size).fill(-1)
  const low = new Int32Array(size)
  const open: number[] = []
  const isOpen = new Uint8Array(size)
  const groups: number[][] = []
  let next = 0
  const walk = (a: number) => {
    let lowest = (index[a] = next++)
    open.push(a)
    isOpen[a] = 1
    for (let b = 0; b < size; b++) {
      if (table[a * size + b] !== 1) continue
      if (index[b] === -1) {
        walk(b)
        lowest = Math.min(lowest, low[b] ?? 0)
      } else if (isOpen[b] === 1) lowest = Math.min(lowest, index[b] ?? 0)
    }
    low[a] = lowest
    if (lowest !== index[a]) return
    const group = open.splice(open.lastIndexOf(a))
    for (const b of group) isOpen[b] = 0
    groups.push(group.toSorted((x, y) => x - y))
  }
  for (let a = 0; a < size; a++) if (index[a] === -1) walk(a)
  return groups.toReversed()
}

/** Layers from the top: a group enters as soon as no remaining group stands above it. */
export function layersOf(above: Pairs): number[][] {
  const { size, table } = above
  // a group's layer is one below the lowest layer that stands above it; groups come in order, so one pass is enough
  const least = new Int32Array(size)
  const out: number[][] = []
  for (const group of components(above)) {
    let layer = 0
    for (const b of group) layer = Math.max(layer, least[b] ?? 0)
    for (const a of group)
      for (let b = 0; b < size; b++) if (table[a * size + b] === 1 && (least[b] ?? 0) <= layer) least[b] = layer + 1
    ;(out[layer] ??= []).push(...group)
  }
  return out.map((layer) => layer.toSorted((a, b) => a - b))
}
