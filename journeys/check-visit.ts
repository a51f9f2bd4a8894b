import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registerPdf } from '../apps/sandbox/src/world/register-pdf.ts'
import { registerOf } from '../apps/sandbox/src/world/register.ts'
import { homeById, subjectOfHome } from '../apps/sandbox/src/world/world.ts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

/** The register of a home of the sandbox, as a file. */
export async function printOf(home: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const found = homeById(home)
  if (!found) throw new Error(`no home ${home}`)
  const pdf = await registerPdf(registerOf(subjectOfHome(found)), {
    viewedAt: new Date('2026-11-20T01:00:00Z'),
    warning: '',
  })
  return { name: `${home}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(pdf) }
}

export const textFile = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

type Asked = { method: string; url: string; body: boolean }
type Visit = { page: Page; context: BrowserContext; asked: Asked[]; errors: string[] }
/** The first page of the built web app, without an API. */
export async function openCheck(
  browser: Browser,
  url: string,
  width = 390,
  scheme: 'light' | 'dark' = 'light',
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const asked: Asked[] = []
  const errors: string[] = []
  page.on('request', (r) => asked.push({ method: r.method(), url: r.url(), body: r.postDataBuffer() !== null }))
  page.on('pageerror', (e) => errors.push(e.message))
  page.on('console', (m) => {
    if (m.type() === 'error' && !m.location().url.includes('/api/v1/')) errors.push(m.text())
  })
  // Without a server: the page's own calls (the price of a report) are refused at once instead of retried.
  await page.route('**/api/v1/**', (route) =>
    route.fulfill({ status: 404, json: { code: 9004, data: null, message: '' } }),
  )
  await page.goto(`${url}/analyze`)
  await input(page).waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  return { page, context, asked, errors }
}
export const input = (page: Page) => page.locator('input[type=file]')
export const grade = (page: Page) => page.locator('.report h2').first()
export const drop = async (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) => {
  // From the disk, like a user's own file: sending a large one through the browser's control connection takes long.
  const folder = mkdtempSync(join(tmpdir(), 'jipsalpim-drop-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, file.name)
  writeFileSync(path, file.buffer)
  await input(page).setInputFiles(path)
  await page.getByText(file.name).waitFor()
}

/** Every script that was requested has loaded, and so has every script that it imports. */
export async function allLoaded(page: Page, asked: readonly Asked[]) {
  const scripts = () => asked.flatMap((a) => (a.url.endsWith('.js') ? [a.url] : []))
  for (let known = 0; known < scripts().length;) {
    const urls = scripts()
    known = urls.length
    // a text: the import runs in the page
    await page.evaluate(`Promise.all(${JSON.stringify(urls)}.map((url) => import(url))).then(() => null)`)
  }
}
