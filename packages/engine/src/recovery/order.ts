/** Groups that cannot be put apart (each reaches the other), in order: nothing in a later group reaches an earlier one. */
export function components(size: number, reaches: (a: number, b: number) => boolean): number[][] {
  const reach = Array.from({ length: size }, (_, a) => Array.from({ length: size }, (_, b) => a === b || reaches(a, b)))
  for (let k = 0; k < size; k++) {
    const through = reach[k] ?? []
    for (const row of reach) {
      if (row[k]) for (let b = 0; b < size; b++) row[b] = row[b] || through[b] === true
    }
  }
  const groups: number[][] = []
  const seen = new Set<number>()
  for (let a = 0; a < size; a++) {
    if (seen.has(a)) continue
    const group = Array.from({ length: size }, (_, b) => b).filter((b) => reach[a]?.[b] && reach[b]?.[a])
    for (const b of group) seen.add(b)
    groups.push(group)
  }
  return sortGroups(groups, (a, b) => reach[a]?.[b] === true)
}

/** Layers from the top: a group enters as soon as no remaining group stands above it. */
export function layers(size: number, above: (a: number, b: number) => boolean): number[][] {
  let rest = components(size, above)
  const out: number[][] = []
  while (rest.length > 0) {
    const top = rest.filter((g) => !rest.some((o) => o !== g && o.some((a) => g.some((b) => above(a, b)))))
    out.push(top.flat().toSorted((a, b) => a - b))
    rest = rest.filter((g) => !top.includes(g))
  }
  return out
}

function sortGroups(groups: number[][], reaches: (a: number, b: number) => boolean): number[][] {
  const out: number[][] = []
  let rest = groups
  while (rest.length > 0) {
    const at = rest.findIndex((g) => !rest.some((o) => o !== g && reaches(o[0] ?? 0, g[0] ?? 0)))
    const next = rest[Math.max(at, 0)] ?? []
    out.push(next)
    rest = rest.filter((g) => g !== next)
  }
  return out
}
