/** Turns a union into an intersection: the type of all parts merged. */
export type Merged<U> = (U extends unknown ? (u: U) => void : never) extends (all: infer I) => void ? I : never

/** Merges a part of every area. If two areas declare the same name, startup fails. */
export function fold<A extends Readonly<Record<string, object>>>(areas: A): Merged<A[keyof A]> {
  const all: Record<string, unknown> = {}
  for (const part of Object.values(areas))
    for (const [name, row] of Object.entries(part)) {
      if (name in all) throw new Error(`two areas declare ${name}`)
      all[name] = row
    }
  // the areas' own parts, each under its own name
  return all as Merged<A[keyof A]>
}
