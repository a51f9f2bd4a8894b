import type { Area } from './area.ts'

/** A union as an intersection: the type of everything laid together. */
export type Merged<U> = (U extends unknown ? (u: U) => void : never) extends (all: infer I) => void ? I : never
type Of<A extends Area, P extends keyof Area> = A extends { [K in P]: infer T } ? T : never

/** One part of every area, laid together. Two areas that declare one name stop the start. */
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
