import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { DRAWN } from './story.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
// Code that runs in the page is text: this part of the project has no browser types.
const runAxe = (runOnly: unknown) => `axe.run(document, {
    runOnly: ${JSON.stringify(runOnly)},
    resultTypes: ['violations'], // of the others only that they are there
  }).then(({ violations, passes }) => ({ found: violations.map((v) => v.id + ' ' + v.nodes[0].html.slice(0, 160)), passes: passes.length }))`
const RUN_ALL = runAxe(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
/** The rules about position and look, as opposed to structure. */
const RUN_LAYOUT = runAxe({ type: 'rule', values: ['color-contrast', 'target-size', 'scrollable-region-focusable'] })

/** The accessibility violations on the page at this width. */
export async function barriers(page: Page, width: number): Promise<string[]> {
  await drawAt(page, width)
  return runAll(page)
}

/** At two widths: at the second, only the rules about layout run if the same elements are visible. */
export async function barriersAtBoth(page: Page, first: number, second: number): Promise<string[]> {
  const found = (await barriers(page, first)).map((what) => `at ${first} px ${what}`)
  const there = await page.evaluate<string>(THERE)
  await drawAt(page, second)
  const same = (await page.evaluate<string>(THERE)) === there
  const more = same ? (await page.evaluate<{ found: string[] }>(RUN_LAYOUT)).found : await runAll(page)
  return [...found, ...more.map((what) => `at ${second} px ${what}`)]
}
/** Everything that is visible, with the attributes that rules about structure read. */
const THERE = `[...document.querySelectorAll('body *')]
  .filter((e) => e.checkVisibility({ visibilityProperty: true }))
  .map((e) => [
    e.tagName,
    ...[...e.attributes].filter(({ name }) => /^(role|aria-.+|alt|title|for|id|href|type|name|lang|tabindex|disabled)$/.test(name)).map((a) => a.name + '=' + a.value),
    ...[...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.textContent.trim()),
  ].join(' '))
  .join('\\n')`

async function drawAt(page: Page, width: number): Promise<void> {
  // As high as the page: otherwise the tab bar covers whatever is under it.
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(DRAWN)
  // Twice: lazily drawn content may need more height.
  for (let times = 0; times < 2; times++) {
    const height = Math.max(900, await page.evaluate<number>('document.body.scrollHeight'))
    if (height === page.viewportSize()?.height) break
    await page.setViewportSize({ width, height })
    await page.evaluate(DRAWN)
  }
}
async function runAll(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axe)
  const { found, passes } = await page.evaluate<{ found: string[]; passes: number }>(RUN_ALL)
  if (passes < 10) throw new Error(`only ${passes} rules had anything to look at: ${page.url()}`)
  return found
}

/** The same page in its other colour scheme: `barriers` has checked its structure already. */
export async function contrast(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: scheme })
  await page.evaluate(DRAWN)
  await page.evaluate(FADED)
  const found = await page.evaluate<string[]>(RUN_CONTRAST)
  await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'light' : 'dark' })
  return found
}
/** Fading colours have finished; endless animations are not waited for. */
const FADED = `Promise.allSettled(document.getAnimations().filter((a) => a.effect.getComputedTiming().endTime !== Infinity).map((a) => a.finished)).then(() => undefined)`
const RUN_CONTRAST = `axe.run(document, { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }, resultTypes: ['violations'] })
  .then(({ violations }) => violations.flatMap((v) => v.nodes.map((n) => v.id + ' ' + n.html.slice(0, 160))))`

/**
 * Controls with a touch target under 48 px; the target may be larger than what is visible. A link in a sentence is
 * text.
 */
export const tooSmall = (page: Page): Promise<string[]> => page.evaluate<string[]>(TOO_SMALL)
const TOO_SMALL = `[...document.querySelectorAll(':is(main, header, nav) :is(button, a, summary, label:has(:is([type=radio], [type=checkbox])))')]
  .filter((control) => !control.closest('p') && control.getClientRects().length > 0)
  .map((control) => {
    const box = control.getBoundingClientRect()
    const reach = getComputedStyle(control, '::after')
    const more = (side) => (reach.content === 'none' ? 0 : Number.parseFloat(side) || 0)
    return { control, w: Math.max(box.width, more(reach.width)), h: Math.max(box.height, more(reach.height)) }
  })
  .filter(({ w, h }) => w < 47.5 || h < 47.5)
  .map(({ control, w, h }) => Math.round(w) + ' x ' + Math.round(h) + ' ' + control.outerHTML.slice(0, 160))`

/** The elements that make the page wider than the screen; none when it cannot be scrolled sideways. */
export async function tooWide(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 844 })
  await page.evaluate(DRAWN)
  return page.evaluate<string[]>(TOO_WIDE)
}
const TOO_WIDE = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  return ['by ' + (scrollWidth - clientWidth), ...[...document.querySelectorAll('body *')]
    .filter((e) => e.getBoundingClientRect().right > clientWidth + 0.5 || (e.getAnimations().length > 0))
    .map((e) => e.tagName + '.' + e.className + ' ' + e.textContent.slice(0, 40))]
})()`

/** The same with text of twice the size, as a reader may set it. */
export async function tooWideInLarge(page: Page, width: number): Promise<string[]> {
  await page.evaluate(`document.documentElement.style.fontSize = '200%'`)
  const found = await tooWide(page, width)
  await page.evaluate(`document.documentElement.style.fontSize = ''`)
  return found
}

/** A phone in landscape: fixed elements at the top and the bottom must leave half of its height to the page. */
export async function tooLow(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.evaluate(DRAWN)
  return page.evaluate<string[]>(TOO_LOW)
}
const TOO_LOW = `(() => {
  const bars = [...document.querySelectorAll('body *')].filter((e) => {
    const { position, visibility } = getComputedStyle(e)
    const { width, height, top, bottom } = e.getBoundingClientRect()
    return /fixed|sticky/.test(position) && visibility === 'visible' && width > 400 && height > 0 && height < 380 &&
      bottom > 0 && top < 390 && (position === 'fixed' || top <= 1 || bottom >= 389) && !e.closest('dialog')
  })
  const covered = Array.from({ length: 390 }, (_, y) => bars.some((e) => {
    const { top, bottom } = e.getBoundingClientRect()
    return top <= y && y < bottom
  })).filter(Boolean).length
  return covered > 195 ? [covered + ' of 390 px are covered: ' + bars.map((e) => e.tagName + '.' + e.className.slice(0, 60)).join(', ')] : []
})()`

/** The table cells that a desktop shows and a narrow phone does not. */
export async function lostCells(page: Page, narrow: number): Promise<string[]> {
  if ((await page.locator('main table').count()) === 0) return []
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.evaluate(DRAWN)
  const wide = await page.evaluate<string[]>(CELLS)
  await page.setViewportSize({ width: narrow, height: 844 })
  await page.evaluate(DRAWN)
  const phone = await page.evaluate<string[]>(CELLS)
  const left = [...phone]
  return wide.filter((cell) => {
    const at = left.indexOf(cell)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
const CELLS = `[...document.querySelectorAll('main table :is(th, td)')]
  .filter((e) => e.checkVisibility({ visibilityProperty: true }))
  .map((e) => e.textContent.trim())`

/**
 * Elements that are read after something displayed below them: at the width of a phone, with one column, headings and
 * controls must be read and reached in their visible order.
 */
export const outOfOrder = (page: Page): Promise<string[]> => page.evaluate<string[]>(OUT_OF_ORDER)
const OUT_OF_ORDER = `(() => {
  const moves = (e) => e !== null && (/fixed|sticky/.test(getComputedStyle(e).position) || moves(e.parentElement))
  const seen = [...document.querySelectorAll('main :is(h1, h2, h3, h4, button, a, summary, input:not([type=hidden]), select, textarea)')]
    .filter((e) => e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length > 0 && !moves(e) && !e.closest('dialog, .sr-only, svg'))
    .map((e) => ({ e, top: e.getBoundingClientRect().top, bottom: e.getBoundingClientRect().bottom }))
    .filter(({ top, bottom }) => bottom - top > 4)
  return seen.slice(1).flatMap(({ e, bottom }, i) =>
    bottom <= seen[i].top ? [e.outerHTML.slice(0, 120) + ' is read after ' + seen[i].e.outerHTML.slice(0, 120)] : [])
})()`
