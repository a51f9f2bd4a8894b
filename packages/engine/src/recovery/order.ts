/** A yes or no for each pair of `size` things, kept as a table: it is asked many times over. */
export type Pairs = { size: number; has: (a: number, b: number) => boolean }

export function pairs(size: number, has: (a: number, b: number) => boolean): Pairs {
  const table = new Uint8Array(size * size)
  for (let a = 0; a < size; a++) for (let b = 0; b < size; b++) if (has(a, b)) table[a * size + b] = 1
  return { size, has: (a, b) => table[a * size + b] === 1 }
}

/** Groups that cannot be put apart (each reaches the other), in order: nothing in a later group reaches an earlier one. */
export function components({ size, has: reaches }: Pairs): number[][] {
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
      if (a === b || !reaches(a, b)) continue
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
export function layers(above: Pairs): number[][] {
  const groups = components(above)
  const over = (upper: readonly number[], lower: readonly number[]) =>
    upper.some((a) => lower.some((b) => above.has(a, b)))
  // a group's layer is one below the lowest layer that stands above it; groups come in order, so one pass is enough
  const layerOf: number[] = []
  const out: number[][] = []
  for (const [i, group] of groups.entries()) {
    let layer = 0
    for (let j = 0; j < i; j++) {
      const next = (layerOf[j] ?? 0) + 1
      if (next > layer && over(groups[j] ?? [], group)) layer = next
    }
    layerOf.push(layer)
    ;(out[layer] ??= []).push(...group)
  }
  return out.map((layer) => layer.toSorted((a, b) => a - b))
}
