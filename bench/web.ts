import lighthouse, { type Flags } from 'lighthouse'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { launchBrowser } from '../journeys/browser.ts'
import { freePort, startProduct } from '../journeys/product.ts'
import { measured, type Measured } from './measured.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'apps/web/dist')
type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] }>

/** Sizes from the build's manifest, then Lighthouse (mobile, its simulated slow line) on the running product. */
export async function benchWeb(): Promise<Measured[]> {
  spawnSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', 'apps/web', '--logLevel', 'error'],
    { cwd: root, stdio: 'inherit' },
  )
  // Written by the build above.
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const entryKey = Object.keys(manifest).find((k) => manifest[k]?.isEntry) ?? ''
  const entry = closure(manifest, [entryKey])
  // What the first page has brought is there already; the rest is what a question costs.
  const there = closure(manifest, keysOf(manifest, ['analyze/landing.page.tsx']), new Set(entry))
  const funnel = [...closure(manifest, keysOf(manifest, ['order.funnel.tsx', 'funnel-page.tsx']))].filter(
    (f) => !there.has(f),
  )
  return [
    measured({
      name: 'entry JavaScript',
      value: kB([...entry]),
      unit: 'kB gzip',
      ceiling: 125,
      note: `${entry.size} files`,
    }),
    measured({
      name: 'funnel step’s own chunks',
      value: kB(funnel),
      unit: 'kB gzip',
      ceiling: 15,
      note: funnel.join(' '),
    }),
    ...(await scores()),
  ]
}

async function scores(): Promise<Measured[]> {
  const product = await startProduct()
  const port = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  try {
    const run = async (path: string) => {
      const flags: Flags = { port, onlyCategories: ['performance', 'accessibility'], logLevel: 'error' }
      const result = await lighthouse(product.url + path, flags)
      return result?.lhr
    }
    // Three, and the middle one: a machine of two cores is busy with the server and the browser at once.
    const landings = [await run('/analyze'), await run('/analyze'), await run('/analyze')]
    const landing = landings.toSorted((a, b) => performanceOf(a) - performanceOf(b))[1]
    const step = await run('/analyze/type')
    const score = (c: { score: number | null } | undefined) => Math.round((c?.score ?? 0) * 100)
    const metric = (id: string) => `${id} ${landing?.audits[id]?.displayValue ?? '?'}`
    const metrics = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ]
      .map(metric)
      .join(', ')
    return [
      measured({
        name: 'Lighthouse performance, landing',
        value: score(landing?.categories['performance']),
        unit: 'points',
        ceiling: 95,
        atLeast: true,
        note: metrics,
      }),
      measured({
        name: 'Lighthouse accessibility, landing',
        value: score(landing?.categories['accessibility']),
        unit: 'points',
        ceiling: 100,
        atLeast: true,
      }),
      measured({
        name: 'Lighthouse accessibility, funnel step',
        value: score(step?.categories['accessibility']),
        unit: 'points',
        ceiling: 100,
        atLeast: true,
      }),
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}

const performanceOf = (lhr: { categories: Record<string, { score: number | null }> } | undefined) =>
  lhr?.categories['performance']?.score ?? 0
const keysOf = (manifest: Manifest, names: readonly string[]) =>
  Object.keys(manifest).filter((k) => names.some((n) => k.endsWith(n)))
function closure(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk || seen.has(chunk.file)) continue
    if (chunk.file.endsWith('.js')) seen.add(chunk.file)
    closure(manifest, chunk.imports ?? [], seen)
  }
  return seen
}
const kB = (files: readonly string[]): number =>
  files.reduce((sum, f) => sum + gzipSync(readFileSync(join(dist, f)), { level: 9 }).length, 0) / 1000
