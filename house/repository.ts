import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's own folder. */
const root = fileURLToPath(new URL('..', import.meta.url))
const SKIPPED = new Set(['node_modules', 'dist', '.git', '.data', '.cache'])

/** Every file below `folder` (repository-relative, '/' as separator), sorted. */
export function filesBelow(folder = ''): string[] {
  const walk = (at: string): string[] =>
    readdirSync(at).flatMap((name) => {
      if (SKIPPED.has(name)) return []
      const path = join(at, name)
      return statSync(path).isDirectory() ? walk(path) : [relative(root, path).split('\\').join('/')]
    })
  return walk(join(root, folder)).sort()
}
export const codeFiles = (): string[] => filesBelow().filter((f) => /\.(ts|tsx|mjs)$/.test(f))
export const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The modules that a file imports, as written. */
export const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map((m) => m[1] ?? '')
