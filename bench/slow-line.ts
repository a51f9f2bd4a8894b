import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../journeys/browser.ts'
import { measured, median, type Measured } from './measured.ts'

const VISITS = 5
/** A basement or a train, as in the specification of this bench. Bytes per second, milliseconds. */
const SLOW = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
/** Chrome's slow 4G, used with a processor four times slower than this machine's. */
export const SLOW_4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }

/** First visits on a slow connection: the time until something can be read, and until the first page can be used. */
export async function slowLine(url: string): Promise<Measured[]> {
  const browser = await launchBrowser()
  try {
    const rows: Measured[] = []
    for (const [name, path] of [
      ['the first page', '/analyze'],
      ['a question', '/analyze/type'],
      ['a sample report', '/report-preview'],
    ] as const) {
      const times: number[] = []
      for (let n = 0; n < VISITS; n++) times.push(await visited(browser, url + path, SLOW, 1, FIRST_PAINT))
      rows.push(row(`${name} on a slow line (400 ms, 50 kB/s): first thing read`, times, 2_000))
    }
    const usable: number[] = []
    for (let n = 0; n < VISITS; n++) usable.push(await visited(browser, `${url}/analyze`, SLOW_4G, 4, USABLE))
    rows.push(row('the first page at slow 4G and a 4 × slower processor: a register can be given', usable, 2_500))
    return rows
  } finally {
    await browser.close()
  }
}

const row = (name: string, times: readonly number[], ceiling: number): Measured =>
  measured({
    name,
    value: Math.round(median([...times])),
    unit: 'ms',
    ceiling,
    note: `median of ${times.length} first visits; best ${Math.min(...times).toFixed(0)}, worst ${Math.max(...times).toFixed(0)}`,
  })

async function visited(
  browser: Browser,
  url: string,
  line: typeof SLOW,
  slower: number,
  until: string,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ko-KR' })
  try {
    const page = await context.newPage()
    await slowDown(page, line, slower)
    await page.addInitScript(until)
    await page.goto(url, { waitUntil: 'commit' })
    return await page.evaluate<number>('window.reached')
  } finally {
    await context.close()
  }
}

/** From now on the page has this connection, and a processor that is slower by this factor. */
export async function slowDown(page: Page, line: typeof SLOW, slower: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line })
  if (slower > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
}

// Code that runs in the page is text: this part of the project has no browser types.
/** The first contentful paint, and whether it contained a heading of the page. */
const FIRST_PAINT = `window.reached = new Promise((done) => new PerformanceObserver((list) => {
  const paint = list.getEntriesByName('first-contentful-paint')[0]
  if (paint) done(document.querySelector('h1')?.textContent ? paint.startTime : Infinity)
}).observe({ type: 'paint', buffered: true }))`
/** The frame after the file field has appeared. */
const USABLE = `window.reached = new Promise((done) => {
  const look = () => document.querySelector('input[type=file]')
    ? requestAnimationFrame(() => setTimeout(() => done(performance.now())))
    : requestAnimationFrame(look)
  look()
})`
