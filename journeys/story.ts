import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { expect, onTestFailed } from 'vitest'

const pictures = fileURLToPath(new URL('../.cache/journeys/', import.meta.url))
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const CSP_TO_CONSOLE = `addEventListener('securitypolicyviolation', (e) => console.error('policy: ' + e.violatedDirective + ' ' + e.blockedURI))`

/** The fonts are loaded, and two frames with them were drawn. */
export const DRAWN = `document.fonts.ready.then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))`

export type Device = 'phone' | 'desktop'
/** `holds`: the device's initial storage. */
type Options = {
  device?: Device
  width?: number
  scheme?: 'light' | 'dark'
  moving?: boolean
  holds?: Record<string, string>
  /** The language that the browser asks for. */
  locale?: string
  /** The browser inside an app, by what its user agent adds. */
  inside?: string
}

/** A user at a device, with the errors that occurred. */
export type Story = {
  page: Page
  context: BrowserContext
  /** The product's URL. */
  url: string
  /** A finger on a phone, a mouse on a desktop. */
  press: (target: Locator) => Promise<void>
  shot: (name: string, full?: boolean) => Promise<void>
  /** Checks that nothing was logged to the console, no policy was violated, and exactly these calls were refused. */
  end: (refused?: readonly string[]) => Promise<void>
}

export async function openStory(browser: Browser, url: string, options: Options = {}): Promise<Story> {
  const { device = 'phone', scheme = 'light', moving = false, holds = {} } = options
  const touch = device === 'phone'
  const size = touch ? { width: options.width ?? 390, height: 844 } : { width: options.width ?? 1280, height: 900 }
  const stored = Object.entries(holds).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    viewport: size,
    colorScheme: scheme,
    locale: options.locale ?? 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: moving ? 'no-preference' : 'reduce',
    // Only where something is stored: the browser opens a page of its own for it.
    ...(stored.length > 0 && { storageState: { cookies: [], origins: [{ origin: url, localStorage: stored }] } }),
    ...(touch && {
      isMobile: true,
      hasTouch: true,
      deviceScaleFactor: 2,
      userAgent: [PHONE, options.inside].filter(Boolean).join(' '),
    }),
  })
  context.setDefaultTimeout(20_000)
  await context.addInitScript(CSP_TO_CONSOLE)
  const lines: string[] = []
  const refused = new Set<string>()
  context.on('console', (message) => {
    // Counted below, by call.
    if (message.type() === 'error' && !message.location().url.includes('/api/v1/')) lines.push(message.text())
  })
  context.on('weberror', (error) => lines.push(String(error.error())))
  context.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() < 400) return
    if (pathname.startsWith('/api/v1/'))
      refused.add(`${response.status()} ${pathname.slice('/api/v1'.length).replace(/nz[0-9a-z]{20,}/, ':merchant')}`)
    else lines.push(`${response.status()} ${pathname}`)
  })
  const page = await context.newPage()
  const picture = async (name: string, full = false) => {
    mkdirSync(pictures, { recursive: true })
    await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: full })
  }
  const shot = async (name: string, full = false) => {
    // The pictures of a whole run are not viewed; a story run by name takes them all.
    if (process.env['PICTURES'] === 'of-failures') return
    for (const frame of page.frames()) await frame.evaluate(DRAWN)
    await picture(name, full)
  }
  onTestFailed(async ({ task }) => {
    await picture(`failed-${task.name.replaceAll(/\W+/gu, '-').slice(0, 60)}-${task.id}`).catch(() => undefined)
  })
  return {
    page,
    context,
    url,
    shot,
    press: (target) => (touch ? target.tap() : target.click()),
    end: async (expected = []) => {
      await context.close()
      expect(lines).toEqual([])
      expect([...refused].toSorted()).toEqual([...expected].toSorted())
    },
  }
}

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { name, exact: typeof name === 'string' })
/** A choice is its card: the radio button itself is only for the keyboard and screen readers. */
export const choice = (page: Page, label: string): Locator =>
  page
    .locator('label', { has: page.getByText(label, { exact: true }) })
    .or(page.locator('label').getByText(label, { exact: true }))
    .first()
export const pathOf = (s: Story): string => new URL(s.page.url()).pathname
/** Expands the other links of a report. */
export const openMore = (s: Story): Promise<void> =>
  s.press(s.page.locator('summary', { hasText: '이 보고서로 더 하기' }))
