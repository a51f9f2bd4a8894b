import type { Browser } from 'playwright-core'
import { launchBrowser } from '../journeys/browser.ts'
import { readGeometry, rebuildPdf } from '../packages/engine/samples/rebuild-pdf.ts'
import { measured, median, type Measured } from './measured.ts'
import { slowDown, SLOW_4G } from './slow-line.ts'

const VISITS = 7
/** A print of ten pages. */
const TEN_PAGES = 'S015'
/** Milliseconds before the tap and after it: a user reads, and has to find their file; what a check needs is fetched meanwhile. */
type User = { name: string; reading: number; choosing: number }
const users: readonly User[] = [
  { name: 'chosen 0 s after the tap', reading: 0, choosing: 0 },
  { name: 'chosen 2 s after the tap', reading: 0, choosing: 2_000 },
  { name: 'chosen 2 s after the tap, 3 s of reading before it', reading: 3_000, choosing: 2_000 },
]
const machines = [
  { where: '', slow: false, ceiling: 1000 },
  { where: ' at slow 4G and a 4 × slower processor', slow: true, ceiling: 3000 },
]

/**
 * The check on the first page of a given register: from the chosen file to the report on the screen, on a first visit
 * each time. The reader, pdf.js with its worker and the judge are fetched and compiled from the tap on the field on.
 */
export async function instantCheck(url: string): Promise<Measured[]> {
  const geometry = readGeometry(TEN_PAGES)
  const pdf = Buffer.from(rebuildPdf(geometry))
  const browser = await launchBrowser()
  try {
    const rows: Measured[] = []
    for (const { where, slow, ceiling, user } of machines.flatMap((m) => users.map((user) => ({ ...m, user })))) {
      const times: number[] = []
      for (let n = 0; n < VISITS; n++) times.push(await judgedIn(browser, url, pdf, slow, user))
      rows.push(
        measured({
          name: `judge a PDF of ${geometry.pages.length} pages in the browser${where}, ${user.name}`,
          value: Math.round(median(times)),
          unit: 'ms',
          ceiling,
          note: `from the file to the painted report, median of ${VISITS} first visits; best ${Math.min(...times).toFixed(0)}, worst ${Math.max(...times).toFixed(0)}`,
        }),
      )
    }
    return rows
  } finally {
    await browser.close()
  }
}

async function judgedIn(
  browser: Browser,
  url: string,
  buffer: Buffer,
  slow: boolean,
  { reading, choosing }: User,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    if (slow) await slowDown(page, SLOW_4G, 4)
    await page.goto(`${url}/analyze`)
    await page.locator('input[type=file]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    await page.evaluate(watch)
    await page.waitForTimeout(reading)
    const chooser = page.waitForEvent('filechooser')
    await page.locator('label', { has: page.locator('input[type=file]') }).click()
    const chosen = await chooser
    await page.waitForTimeout(choosing)
    await chosen.setFiles({ name: `${TEN_PAGES}.pdf`, mimeType: 'application/pdf', buffer })
    return await page.evaluate<number>('window.judgedIn')
  } finally {
    await context.close()
  }
}

/** Runs in the page: the clock starts with the file and stops after the frame that shows the report. */
const watch = `{
  window.judgedIn = new Promise((done) => {
    document.querySelector('input[type=file]').addEventListener('change', () => {
      const begun = performance.now()
      const watcher = new MutationObserver(() => {
        if (document.querySelector('.report h2') === null) return
        watcher.disconnect()
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)))
      })
      watcher.observe(document.body, { childList: true, subtree: true })
    }, { capture: true, once: true })
  })
  undefined
}`
