import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export type BuildManifest = Record<
  string,
  { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] }
>
/** The manifest of a build. */
export const manifestOf = (dist: string): BuildManifest =>
  // written by the build of that folder
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as BuildManifest

/** The scripts of these chunks, with everything that they import. */
export function closure(manifest: BuildManifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk || seen.has(chunk.file)) continue
    if (chunk.file.endsWith('.js')) seen.add(chunk.file)
    closure(manifest, chunk.imports ?? [], seen)
  }
  return seen
}

/** The scripts that load before anything is displayed. */
export const entryOf = (manifest: BuildManifest): Set<string> =>
  closure(manifest, [Object.keys(manifest).find((k) => manifest[k]?.isEntry) ?? ''])

/** The entry's own texts in a language: fetched when it is evaluated. The Korean ones are part of the entry. */
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

/**
 * The maximum that may load before anything is displayed, in kB gzip: in Korean, and including the texts of another
 * language.
 */
export const entryMost = { korean: 125, other: 125 }
