import type { z } from 'zod'

type Def = {
  type: string
  shape?: Record<string, z.ZodType>
  catchall?: z.ZodType
  innerType?: z.ZodType
  element?: z.ZodType
  options?: readonly z.ZodType[]
  valueType?: z.ZodType
  in?: z.ZodType
}
// zod's own description of a schema, as far as these rules need it; the fields depend on its kind.
const defOf = (schema: z.ZodType): Def => schema._zod.def as unknown as Def

/** The paths at which an input schema accepts unknown fields of an object: such a field would be dropped silently. */
export function looseObjects(schema: z.ZodType, path = 'input'): string[] {
  const def = defOf(schema)
  const isOpen = def.type === 'object' && (def.catchall === undefined || defOf(def.catchall).type !== 'never')
  const inner: [string, z.ZodType | undefined][] = [
    ...Object.entries(def.shape ?? {}).map(([name, field]): [string, z.ZodType] => [`${path}.${name}`, field]),
    ...(def.options ?? []).map((option, i): [string, z.ZodType] => [`${path}|${i}`, option]),
    [path, def.innerType],
    [`${path}[]`, def.element],
    [`${path}{}`, def.valueType],
    [path, def.in],
  ]
  return [...(isOpen ? [path] : []), ...inner.flatMap(([at, below]) => (below ? looseObjects(below, at) : []))]
}
