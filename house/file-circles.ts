import { posix } from 'node:path'

/** The file that an import leads to; null outside of the repository's own boxes. */
function targetOf(file: string, imported: string): string | null {
  const scoped = /^@jipsalpim\/(\w+)\/(.*)$/.exec(imported)
  if (scoped) return `packages/${scoped[1]}/src/${scoped[2]}`
  return imported.startsWith('.') ? posix.normalize(posix.join(posix.dirname(file), imported)) : null
}

/**
 * What each file imports statically, types included. A chunk that is fetched later (`import(…)`) is not part of a
 * circle.
 */
export const importGraph = (files: Readonly<Record<string, string>>): Map<string, string[]> =>
  new Map(
    Object.entries(files).map(([file, text]) => [
      file,
      [...text.matchAll(/(?:^|\n)(?:import|export)\s[^'"]*?from\s+'([^']+)'/g)].flatMap(([, imported = '']) => {
        const target = targetOf(file, imported)
        return target !== null && target in files ? [target] : []
      }),
    ]),
  )

/** The groups of files that import each other in a circle (strongly connected components, Tarjan 1972), sorted. */
export function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []
  const visit = (file: string): number => {
    const at = index.size
    index.set(file, at)
    low.set(file, at)
    stack.push(file)
    for (const target of graph.get(file) ?? []) {
      const reached = !index.has(target) ? visit(target) : stack.includes(target) ? (index.get(target) ?? at) : at
      low.set(file, Math.min(low.get(file) ?? at, reached))
    }
    if (low.get(file) === at) {
      const circle = stack.splice(stack.lastIndexOf(file))
      if (circle.length > 1) circles.push(circle.toSorted())
    }
    return low.get(file) ?? at
  }
  for (const file of graph.keys()) if (!index.has(file)) visit(file)
  return circles
}
