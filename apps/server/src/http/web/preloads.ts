import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderOf, places } from '@jipsalpim/contract/routes.ts'

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
    const chunks = chunksOf(place)
    const loaded = closure(manifest, chunks, new Set(there))
    const own = [...loaded].filter((file) => !there.has(file))
    return (
      tags(own) +
      later(
        manifest,
        loaded,
        chunks.flatMap((chunk) => expected[chunk] ?? []),
      )
    )
  }
  return new Map(places().map((place) => [place.path, tagsOf(place)]))
}

/** What a page will probably need, by its chunk: the page fetches it once it is shown. A file is judged on the first page. */
const expected: Readonly<Record<string, readonly string[]>> = {
  'src/features/analyze/landing.page.tsx': [
    ...['read-file.ts', 'check-view.tsx', 'judged.tsx', 'read-pdf.ts'].map(
      (name) => `src/features/analyze/check/${name}`,
    ),
    '../../node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  ],
}
function later(manifest: Manifest, loaded: ReadonlySet<string>, keys: readonly string[]): string {
  const files = [...closure(manifest, keys)].filter((file) => !loaded.has(file) && !file.endsWith('.css'))
  return files.length > 0 ? `<meta name="later" content="${files.map((file) => `/${file}`).join(' ')}">` : ''
}

/** Its page, and the titles of its area's routes. */
const chunksOf = ({ area, route }: ReturnType<typeof places>[number]): string[] => {
  if ('redirect' in route) return places().flatMap((p) => (p.path === route.redirect ? chunksOf(p) : []))
  const titles = `../../packages/contract/src/areas/${folderOf(area)}/titles.ts`
  if ('page' in route) return [`src/features/${route.page}.page.tsx`, titles]
  return [`src/features/${route.funnel}.funnel.tsx`, 'src/kernel/funnel/funnel-page.tsx', titles]
}

const tags = (files: readonly string[]): string =>
  files
    .map((file) =>
      file.endsWith('.css') ? `<link rel="stylesheet" href="/${file}">` : `<link rel="modulepreload" href="/${file}">`,
    )
    .join('')

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
