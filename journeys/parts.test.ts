import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { inTurns } from './in-turns.ts'

const told = inTurns('parts')

// The gallery of components in a real browser: what a type checker cannot check.
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
// Code that runs in the page is text: this part of the project has no browser types.
const RUN_AXE = `axe
  .run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
  .then(({ violations, passes }) => ({ violations: violations.map((v) => v.id), passes: passes.length }))`
/** Elements beyond the right edge, except those that scroll on their own. */
const OVER_THE_EDGE = `(() => {
  const edge = document.documentElement.clientWidth + 1
  const scrolls = (e) => e !== null && e.id !== 'main' && !e.classList.contains('fixed') &&
    (['auto', 'scroll', 'hidden'].includes(getComputedStyle(e).overflowX) || scrolls(e.parentElement))
  return [...document.querySelectorAll('#main *, header *, nav *')]
    .filter((e) => e.getBoundingClientRect().width > 0 && e.getBoundingClientRect().right > edge)
    .filter((e) => !e.closest('.sr-only') && !scrolls(e.parentElement))
    .map((e) => e.tagName + ' ' + e.textContent.slice(0, 20))
})()`
/** Controls with a touch target under 48 px; the target may be larger than what is visible. */
const TOO_SMALL = `[...document.querySelectorAll('main :is(button, a, summary, label:has(:is([type=radio], [type=checkbox])))')]
  .map((control) => {
    const box = control.getBoundingClientRect()
    const reach = getComputedStyle(control, '::after')
    const more = (side) => (reach.content === 'none' ? 0 : Number.parseFloat(side) || 0)
    const [w, h] = [Math.max(box.width, more(reach.width)), Math.max(box.height, more(reach.height))]
    return { what: control.textContent.slice(0, 20), w, h, seen: box.width > 0 }
  })
  .filter((c) => c.seen && (c.w < 47.5 || c.h < 47.5))`
let web: ViteDevServer
let browser: Browser
let base: string

beforeAll(async () => {
  const configFile = fileURLToPath(new URL('../apps/web/vite.config.ts', import.meta.url))
  // Port 0: any free one.
  web = await createServer({ configFile, logLevel: 'error', server: { port: 0, host: '127.0.0.1' } })
  await web.listen()
  base = web.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await web.close()
})

async function open(path: string, width = 390, scheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 844 }, colorScheme: scheme })
  await page.goto(base + path)
  await page.locator('main h1').first().waitFor({ state: 'attached' })
  return page
}

for (const path of [
  '/dev/ui?theme=light',
  '/dev/ui?theme=dark',
  '/dev/ui?page=question',
  '/dev/ui?page=report',
  '/no-such-place',
]) {
  const looks = told([
    [390, 'light'],
    [1280, 'dark'],
  ] as const)
  test(`no tool finds a barrier: ${path}`, async () => {
    for (const [width, scheme] of looks) {
      const page = await open(path, width, scheme)
      await page.evaluate(axe)
      const result = await page.evaluate<{ violations: string[]; passes: number }>(RUN_AXE)
      expect(result.violations).toEqual([])
      expect(result.passes).toBeGreaterThan(20)
      await page.close()
    }
  })
}

/** Every popup by its opener in the gallery; the last one must be answered. */
const popups = ['alert', 'titled', 'confirm', 'sheet', 'update', 'notifications', 'forced']
test('every popup takes the focus and keeps it; Escape and back put away what may be, and the focus comes back', async () => {
  const page = await open('/dev/ui?theme=light')
  // From here the history has a page to go back to.
  await page.locator('main a[href="/dev/ui"]').first().click()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  const over = page.locator('dialog[open]')
  const leave = (by: 'Escape' | 'back') =>
    by === 'back' ? page.evaluate('history.back()') : page.keyboard.press('Escape')
  for (const name of popups) {
    const opener = page.getByRole('button', { name, exact: true }).first()
    for (const by of ['Escape', 'back'] as const) {
      if (name === 'forced' && by === 'back') continue
      await opener.focus()
      await page.keyboard.press('Enter')
      await over.waitFor()
      // Nothing behind it is reachable, however often Tab is pressed.
      for (let keys = 0; keys < 6; keys++) {
        await page.keyboard.press('Tab')
        expect(await page.locator('#main :focus').count(), name).toBe(0)
      }
      await leave(by)
      if (name === 'forced') continue
      await over.waitFor({ state: 'detached' })
      await expect.poll(() => opener.and(page.locator(':focus')).count(), { message: name }).toBe(1)
      await expect.poll(() => new URL(page.url()).search, { message: name }).toBe('')
    }
  }
  // A browser lets the page block only one close in a row; this popup stays open all the same.
  for (const by of ['Escape', 'Escape', 'back'] as const) await leave(by)
  await expect.poll(() => over.getByRole('button').count()).toBe(1)
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await page.close()
})

test('a toast said from within a sheet is read there, and is gone after two seconds', async () => {
  const page = await open('/dev/ui?theme=light')
  await page.getByRole('button', { name: 'sheet', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '다음' }).click()
  await page.getByRole('status').filter({ hasText: '링크를 복사했어요' }).first().waitFor()
  await page.getByText('링크를 복사했어요').first().waitFor({ state: 'detached' })
  await page.close()
})

test('money typed in the middle keeps the caret; a day that does not exist is refused', async () => {
  const page = await open('/dev/ui?theme=light')
  const won = page.getByLabel('보증금', { exact: true }).first()
  await won.fill('')
  await won.pressSequentially('180000000')
  await expect.poll(() => won.inputValue()).toBe('180,000,000')
  await won.press('Home')
  await won.press('ArrowRight')
  await won.pressSequentially('55')
  await expect.poll(() => won.inputValue()).toBe('15,580,000,000')
  await page.getByText('155억 8,000만 원').waitFor()
  const contract = page.getByLabel('계약일은 언제인가요?').first()
  await contract.fill('')
  await contract.pressSequentially('20260229')
  await page.getByText('달력에 없는 날짜예요').waitFor()
  await contract.press('Backspace')
  await contract.pressSequentially('8')
  await page.getByText('2026년 2월 28일 토요일').waitFor()
  await page.close()
})

test('an amount is read as people write it and said back; what cannot be read for certain is never sent', async () => {
  const page = await open('/dev/ui?page=question')
  const won = page.getByLabel('보증금', { exact: true })
  const readBack = page.locator('output').first()
  const sent = page.getByRole('status').filter({ hasText: '링크를 복사했어요' }).first()
  for (const [typed, shown, digits] of [
    ['2억5천', '2억 5,000만 원', '250,000,000'],
    ['2.5억', '2억 5,000만 원', '250,000,000'],
    ['65만', '65만 원', '650,000'],
    ['25', '25원', '25'],
  ] as const) {
    await won.fill('')
    await won.pressSequentially(typed)
    await expect.poll(() => readBack.textContent()).toBe(shown)
    await won.blur()
    await expect.poll(() => won.inputValue()).toBe(digits)
  }
  for (const [typed, how, why] of [
    ['2.5', 'typed', '단위를 알 수 없어요'],
    ['2,5', 'typed', '금액을 읽지 못했어요'],
    ['1e9', 'pasted', '금액을 읽지 못했어요'],
    ['-5', 'typed', '0원보다 작은 금액은'],
    ['25,00', 'pasted', '금액을 읽지 못했어요'],
    ['9999999999999', 'typed', '금액이 너무 커요'],
  ] as const) {
    await won.fill('')
    if (how === 'typed') await won.pressSequentially(typed)
    else await page.keyboard.insertText(typed)
    await won.press('Enter')
    await page.getByRole('alert').filter({ hasText: why }).waitFor()
    // Typed input is kept, and not interpreted.
    expect(await won.inputValue()).toBe(typed)
    expect(await readBack.textContent()).toBe('')
    expect(await sent.isVisible()).toBe(false)
  }
  await page.getByRole('button', { name: '보증금 지우기' }).click()
  await expect.poll(() => won.inputValue()).toBe('')
  await won.pressSequentially('2억 5,000만')
  await won.press('Enter')
  await sent.waitFor()
  await page.close()
})

test('on a touch screen the navigation yields to the keyboard, and the button is hit where it is pressed', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 500 }, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  await page.goto(`${base}/dev/ui?page=question`)
  const nav = page.locator('.nav-yields > nav').last()
  await nav.waitFor()
  await page.getByLabel('보증금', { exact: true }).tap()
  await page.keyboard.type('180000000')
  await nav.waitFor({ state: 'hidden' })
  const box = await page.getByRole('button', { name: '다음' }).boundingBox()
  if (!box) throw new Error('the button is not on the page')
  // Its lower edge: where the navigation would be if it came back before the press is done.
  await page.touchscreen.tap(box.x + 40, box.y + box.height - 8)
  await page.getByRole('status').filter({ hasText: '링크를 복사했어요' }).first().waitFor()
  await context.close()
})

test('on a touch screen a box under a field is hit where it is pressed, while the navigation is away', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 700 }, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  await page.goto(`${base}/dev/ui?page=question`)
  const nav = page.locator('.nav-yields > nav').last()
  await nav.waitFor()
  await page.getByLabel('보증금', { exact: true }).tap()
  await nav.waitFor({ state: 'hidden' })
  const agree = page.locator('label', { has: page.getByRole('checkbox') })
  const [box, bar] = [await agree.boundingBox(), await page.getByRole('button', { name: '다음' }).boundingBox()]
  if (!box || !bar) throw new Error('the box or the button is not on the page')
  // So low a screen that the button would cover the box if it rose with the navigation.
  await page.setViewportSize({ width: 390, height: Math.ceil(box.y + box.height + 700 - bar.y + 40) })
  await page.touchscreen.tap(box.x + 12, box.y + box.height - 4)
  await expect.poll(() => page.getByRole('checkbox').isChecked()).toBe(true)
  await nav.waitFor()
  await context.close()
})

test('nothing runs over the side at 320 px and at 200 % text', async () => {
  for (const path of ['/dev/ui?theme=light', '/dev/ui?page=question', '/dev/ui?page=report']) {
    const page = await open(path, 320)
    expect(await page.evaluate(OVER_THE_EDGE), `${path} at 320 px`).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    expect(await page.evaluate(OVER_THE_EDGE), `${path} with text of 200 %`).toEqual([])
    await page.close()
  }
})

test('every control is 48 px for a finger', async () => {
  const page = await open('/dev/ui?theme=light')
  await expect.poll(() => page.evaluate('document.querySelectorAll("main button").length')).toBeGreaterThan(40)
  expect(await page.evaluate(TOO_SMALL)).toEqual([])
  await page.close()
})
