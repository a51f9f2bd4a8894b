import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderOf, places, type RouteName } from '@jipsalpim/contract/routes.ts'

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }
type Manifest = Readonly<Record<string, Chunk>>

/**
 * For each route, the tags that fetch its own chunks together with the entry instead of after it: on a slow connection
 * the first screen appears a round trip or two earlier. Generated from the route table and the build's manifest; none
 * without a manifest.
 */
export function preloadsByPath(dist: string): ReadonlyMap<string, string> {
  const file = join(dist, '.vite', 'manifest.json')
  if (!existsSync(file)) return new Map()
  // Vite's own file, of this shape.
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  const there = closure(manifest, entry ? [entry] : [])
  const tagsOf = (place: ReturnType<typeof places>[number]) => {
    const now = closure(manifest, chunksOf(place), new Set(there))
    return tags(manifest, there, chunksOf(place)) + later(manifest, now, expected[place.name] ?? [])
  }
  return new Map(places().map((place) => [place.path, tagsOf(place)]))
}

/** What a page needs after its first action, which the page fetches when it is idle: a file is judged on the first page. */
const expected: Partial<Record<RouteName, readonly string[]>> = {
  analyze: [
    ...['read-file.ts', 'check-view.tsx', 'judged.tsx', 'read-pdf.ts'].map(
      (name) => `src/features/analyze/check/${name}`,
    ),
    '../../node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  ],
}
function later(manifest: Manifest, now: ReadonlySet<string>, keys: readonly string[]): string {
  const files = [...closure(manifest, keys)].filter((file) => !now.has(file) && !file.endsWith('.css'))
  return files.length > 0 ? `<meta name="later" content="${files.map((file) => `/${file}`).join(' ')}">` : ''
}

/** Its page, and the titles of its area's routes. */
const chunksOf = ({ area, route }: ReturnType<typeof places>[number]): string[] => {
  if ('redirect' in route) return places().flatMap((p) => (p.path === route.redirect ? chunksOf(p) : []))
  const titles = `../../packages/contract/src/areas/${folderOf(area)}/titles.ts`
  if ('page' in route) return [`src/features/${route.page}.page.tsx`, titles]
  return [`src/features/${route.funnel}.funnel.tsx`, 'src/kernel/funnel/funnel-page.tsx', titles]
}

function tags(manifest: Manifest, there: ReadonlySet<string>, keys: readonly string[]): string {
  return [...closure(manifest, keys)]
    .filter((file) => !there.has(file))
    .map((file) =>
      file.endsWith('.css') ? `<link rel="stylesheet" href="/${file}">` : `<link rel="modulepreload" href="/${file}">`,
    )
    .join('')
}

function closure(manifest: Manifest, keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk || found.has(chunk.file)) continue
    found.add(chunk.file)
    for (const css of chunk.css ?? []) found.add(css)
    closure(manifest, chunk.imports ?? [], found)
  }
  return found
}
