import type { Area } from './area.ts'

/** Turns a union into an intersection: the type of all parts merged. */
export type Merged<U> = (U extends unknown ? (u: U) => void : never) extends (all: infer I) => void ? I : never
type Of<A extends Area, P extends keyof Area> = A extends { [K in P]: infer T } ? T : never

/** Merges one part of every area. If two areas declare the same name, startup fails. */
export function fold<A extends Record<string, Area>, P extends keyof Area>(
  areas: A,
  part: P,
): Merged<Of<A[keyof A], P>> {
  const all: Record<string, unknown> = {}
  for (const one of Object.values(areas))
    for (const [name, row] of Object.entries(one[part] ?? {})) {
      if (name in all) throw new Error(`two areas declare ${name}`)
      all[name] = row
    }
  // the areas' own parts, each under its own name
  return all as Merged<Of<A[keyof A], P>>
}
