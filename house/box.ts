import { posix } from 'node:path'

/** The eight boxes, and the folders beside them. */
export type Box =
  | 'server'
  | 'web'
  | 'sandbox'
  | 'contract'
  | 'engine'
  | 'providers'
  | 'db'
  | 'journeys'
  | 'house'
  | 'bench'
  | 'bin'
  | 'dev'

export function boxOf(file: string): Box | null {
  const [first, second] = file.split('/')
  if (first === 'apps' || first === 'packages') return (second as Box | undefined) ?? null // the folder names are the boxes
  const outer: Box[] = ['db', 'journeys', 'house', 'bench', 'bin', 'dev']
  return outer.find((b) => b === first) ?? null
}

/** Which boxes a box may import. Errors, never warnings. */
export const arrows: Record<Box, readonly Box[]> = {
  engine: [],
  contract: ['engine'],
  providers: ['engine'],
  server: ['contract', 'engine', 'providers', 'db'],
  web: ['contract', 'engine'],
  sandbox: ['engine'],
  db: ['engine'],
  dev: ['contract', 'engine', 'providers', 'server', 'sandbox', 'db'],
  journeys: ['contract', 'engine', 'server', 'sandbox', 'db', 'dev'],
  house: ['contract', 'engine', 'providers', 'server', 'web', 'sandbox', 'db'],
  bench: ['contract', 'engine', 'providers', 'server', 'web', 'db', 'dev', 'journeys'],
  bin: ['db', 'dev'],
}

/** The box that an import of `file` leads into; null for an outside package or the same box. */
export function importedBox(file: string, imported: string): Box | null {
  const scoped = /^@jipsalpim\/(\w+)\//.exec(imported)
  if (scoped) return scoped[1] as Box // package names are box names
  if (!imported.startsWith('.')) return null
  const target = boxOf(posix.normalize(posix.join(posix.dirname(file), imported)))
  return target === boxOf(file) ? null : target
}
