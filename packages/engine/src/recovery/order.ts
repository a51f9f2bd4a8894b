/** Groups that cannot be put apart (each reaches the other), in order: nothing in a later group reaches an earlier one. */
export function components(size: number, reaches: (a: number, b: number) => boolean): number[][] {
  // Tarjan's walk finishes a group only after every group that it reaches: turned round, that is the order
  const index = Array.from({ length: size }, () => -1)
  const low = Array.from({ length: size }, () => 0)
  const open: number[] = []
  const isOpen = Array.from({ length: size }, () => false)
  const groups: number[][] = []
  let next = 0
  const walk = (a: number) => {
    index[a] = low[a] = next++
    open.push(a)
    isOpen[a] = true
    for (let b = 0; b < size; b++) {
      if (a === b || !reaches(a, b)) continue
      if (index[b] === -1) {
        walk(b)
        low[a] = Math.min(low[a] ?? 0, low[b] ?? 0)
      } else if (isOpen[b]) low[a] = Math.min(low[a] ?? 0, index[b] ?? 0)
    }
    if (low[a] !== index[a]) return
    const group = open.splice(open.indexOf(a))
    for (const b of group) isOpen[b] = false
    groups.push(group.toSorted((x, y) => x - y))
  }
  for (let a = 0; a < size; a++) if (index[a] === -1) walk(a)
  return groups.toReversed()
}

/** Layers from the top: a group enters as soon as no remaining group stands above it. */
export function layers(size: number, above: (a: number, b: number) => boolean): number[][] {
  const groups = components(size, above)
  // a group's layer is one below the lowest layer that stands above it; groups come in order, so one pass is enough
  const layerOf: number[] = []
  for (const [i, group] of groups.entries()) {
    const over = groups
      .slice(0, i)
      .map((g, j) => (g.some((a) => group.some((b) => above(a, b))) ? (layerOf[j] ?? 0) + 1 : 0))
    layerOf.push(Math.max(0, ...over))
  }
  const out: number[][] = []
  for (const [i, group] of groups.entries()) (out[layerOf[i] ?? 0] ??= []).push(...group)
  return out.map((layer) => layer.toSorted((a, b) => a - b))
}
