import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export type BuildManifest = Record<
  string,
  { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] }
>
/** What a build says of its chunks. */
export const manifestOf = (dist: string): BuildManifest =>
  // written by the build of that folder
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as BuildManifest

/** The scripts that these chunks bring, with what they import. */
export function closure(manifest: BuildManifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk || seen.has(chunk.file)) continue
    if (chunk.file.endsWith('.js')) seen.add(chunk.file)
    closure(manifest, chunk.imports ?? [], seen)
  }
  return seen
}

/** What comes before anything is seen. */
export const entryOf = (manifest: BuildManifest): Set<string> =>
  closure(manifest, [Object.keys(manifest).find((k) => manifest[k]?.isEntry) ?? ''])

/** What the entry itself says in a language: fetched when it is evaluated. Whoever reads Korean has it in the entry. */
export function wordsAwaited(manifest: BuildManifest, entry: ReadonlySet<string>, lang: string): string[] {
  const asked = Object.values(manifest)
    .filter(({ file }) => entry.has(file))
    .flatMap(({ dynamicImports = [] }) => dynamicImports)
    .filter((name) => name.endsWith(`words.${lang}.ts`) || name.startsWith(`_first-words-${lang}-`))
  return [...closure(manifest, asked)].filter((file) => !entry.has(file))
}

/** In kB gzip. */
export const weightOf = (dist: string, files: Iterable<string>): number =>
  [...files].reduce((sum, f) => sum + gzipSync(readFileSync(join(dist, f)), { level: 9 }).length, 0) / 1000

/** The most that may come before anything is seen, in kB gzip: in Korean, and with the words of another language. */
export const entryMost = { korean: 125, other: 125 }
