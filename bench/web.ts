import lighthouse, { desktopConfig, type Flags } from 'lighthouse'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { link } from '@jipsalpim/contract/routes.ts'
import { chromium } from 'playwright-core'
import { launchBrowser } from '../journeys/browser.ts'
import {
  type BuildManifest,
  closure,
  entryMost,
  entryOf,
  manifestOf,
  weightOf,
  wordsAwaited,
} from '../journeys/entry-size.ts'
import { freePort } from '../dev/postgres/free-port.ts'
import { startProduct } from '../journeys/product.ts'
import { instantCheck } from './instant-check.ts'
import { measured, type Measured } from './measured.ts'
import { slowLine } from './slow-line.ts'
import { logIn, readyReport, type Session } from './ready-report.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'apps/web/dist')
const judge = '_judge-home-'

/**
 * Sizes from the build's manifest, then Lighthouse (its phone on a slow connection, and its desktop) on the running
 * product.
 */
export async function benchWeb(): Promise<Measured[]> {
  spawnSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', 'apps/web', '--logLevel', 'error'],
    { cwd: root, stdio: 'inherit' },
  )
  const manifest = manifestOf(dist)
  const entry = entryOf(manifest)
  // Chunks of the first page are loaded already; the rest is the cost of a question.
  const there = closure(manifest, keysOf(manifest, ['analyze/landing.page.tsx']), new Set(entry))
  const funnel = [
    ...closure(manifest, keysOf(manifest, ['order.funnel.tsx', 'funnel-page.tsx']), new Set(there)),
  ].filter((f) => !there.has(f))
  const steps = stepsOf(manifest, [...there], funnel)
  const heaviest = steps.reduce((a, b) => (b.weight > a.weight ? b : a))
  return [
    measured({
      name: 'entry JavaScript',
      value: kB([...entry]),
      unit: 'kB gzip',
      ceiling: entryMost.korean,
      note: `${entry.size} files`,
    }),
    ...(['en', 'zh', 'vi'] as const).map((lang) => {
      const words = wordsAwaited(manifest, entry, lang)
      return measured({
        name: `entry JavaScript and the words of its own in ${lang}`,
        value: kB([...entry, ...words]),
        unit: 'kB gzip',
        // 0211: the texts of the parts, the shell, the errors and the titles, in addition to the Korean ones.
        ceiling: entryMost.other,
        note: `${kB(words).toFixed(1)} kB of words in ${words.length} files, awaited before anything is seen; a page’s own words come with the page`,
      })
    }),
    measured({
      name: 'a question of the funnel, first visit',
      value: kB(funnel) + Math.max(...steps.filter((s) => s.asks).map((s) => s.weight)),
      unit: 'kB gzip',
      ceiling: 15,
      note: `the funnel itself ${kB(funnel).toFixed(1)} and its heaviest widget`,
    }),
    measured({
      name: 'funnel step’s own chunk',
      value: heaviest.weight,
      unit: 'kB gzip',
      ceiling: 15,
      note: `${heaviest.name}, the heaviest of ${steps.length} beside the funnel itself`,
    }),
    measured({
      name: 'the judging engine’s lazy chunks, first look',
      value: kB(fresh(manifest, there, [judge])),
      unit: 'kB gzip',
      ceiling: 60,
      note: `the reader of registers beside it: ${kB(fresh(manifest, there, ['check/read-file.ts'])).toFixed(1)} kB`,
    }),
    measured({
      name: 'the calculation of a payout, with the first deposit and price',
      value: kB(fresh(manifest, new Set([...there, ...fresh(manifest, there, [judge])]), ['_payout-calculation-'])),
      unit: 'kB gzip',
      ceiling: 25,
      note: 'fetched when the first look is on the screen',
    }),
    ...(await scores()),
  ]
}

async function scores(): Promise<Measured[]> {
  const product = await startProduct()
  const port = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  try {
    const session = await logIn(product.url)
    const seq = await readyReport(product, session.token)
    await logInBrowser(port, product.url, session)
    const pages = [
      ['landing', '/analyze'],
      ['funnel step', '/analyze/type'],
      ['report', link('reportView', undefined, { report_seq: seq })],
    ] as const
    const rows: Measured[] = []
    for (const device of ['phone', 'desktop'] as const)
      for (const [name, path] of pages)
        rows.push(...scoresOf(`${name}, ${device}`, await judgePage(port, product.url + path, device)))
    return [...rows, ...(await slowLine(product.url)), ...(await instantCheck(product.url))]
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** Three runs of Lighthouse, the middle one by performance: on two cores server and browser compete. */
async function judgePage(port: number, url: string, device: 'phone' | 'desktop'): Promise<Result> {
  const flags: Flags = {
    port,
    onlyCategories: ['performance', 'accessibility'],
    logLevel: 'error',
    // Keeps the login.
    disableStorageReset: true,
  }
  const runs: Result[] = []
  for (let n = 0; n < 3; n++) {
    const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined)
    if (!result?.lhr.finalDisplayedUrl.includes(new URL(url).pathname)) throw new Error(`${url} was not on the screen`)
    runs.push(result.lhr)
  }
  const middle = runs.toSorted((a, b) => score(a, 'performance') - score(b, 'performance'))[1]
  if (!middle) throw new Error('no run of Lighthouse')
  return middle
}
type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

const score = (lhr: Result, category: string): number => Math.round((lhr.categories[category]?.score ?? 0) * 100)

function scoresOf(name: string, lhr: Result): Measured[] {
  const metrics = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]
  const note = metrics.map((id) => `${id} ${lhr.audits[id]?.displayValue ?? '?'}`).join(', ')
  const row = (category: string, ceiling: number, more?: string) =>
    measured({
      name: `Lighthouse ${category}, ${name}`,
      value: score(lhr, category),
      unit: 'points',
      ceiling,
      atLeast: true,
      ...(more !== undefined && { note: more }),
    })
  return [row('performance', 98, note), row('accessibility', 100)]
}

/** Stores the web client's session in the browser's own profile, which Lighthouse uses. */
async function logInBrowser(port: number, url: string, session: Session): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage()
  await page.goto(url)
  await page.evaluate((storage) => localStorage.setItem('nz_session', storage), JSON.stringify(session))
  await page.close()
  await browser.close()
}

/** What a chunk loads in addition to the entry. */
const fresh = (manifest: BuildManifest, entry: ReadonlySet<string>, names: readonly string[]): string[] => {
  const keys = Object.keys(manifest).filter((k) => names.some((n) => k.endsWith(n) || k.startsWith(n)))
  if (keys.length === 0) throw new Error(`no chunk ${names.join(' ')}`)
  return [...closure(manifest, keys)].filter((f) => !entry.has(f))
}
const keysOf = (manifest: BuildManifest, names: readonly string[]) =>
  Object.keys(manifest).filter((k) => names.some((n) => k.endsWith(n)))
/** The size of each lazy part of the funnel in addition to what is loaded: its widgets and the custom steps. */
const stepsOf = (manifest: BuildManifest, there: readonly string[], funnel: readonly string[]) =>
  Object.values(manifest)
    .filter((chunk) => funnel.includes(chunk.file))
    .flatMap((chunk) => chunk.dynamicImports ?? [])
    .map((name) => {
      const brought = [...closure(manifest, [name], new Set([...there, ...funnel]))]
      return {
        name,
        asks: !name.includes('-step.tsx'),
        weight: kB(brought.filter((f) => !there.includes(f) && !funnel.includes(f))),
      }
    })
const kB = (files: readonly string[]): number => weightOf(dist, files)
