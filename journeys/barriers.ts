import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { DRAWN } from './story.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
// What runs in the page is text: this side of the project has no types of a browser.
const RUN_AXE = `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
  .then(({ violations, passes }) => ({ found: violations.map((v) => v.id + ' ' + v.nodes[0].html.slice(0, 160)), passes: passes.length }))`

/** What a tool finds on the page as it stands at this width. */
export async function barriers(page: Page, width: number): Promise<string[]> {
  // As high as the page: else the tab bar lies over whatever happens to stand under it.
  await page.setViewportSize({ width, height: 900 })
  await page.setViewportSize({
    width,
    height: Math.max(900, await page.evaluate<number>('document.body.scrollHeight')),
  })
  await page.evaluate(axe)
  const { found, passes } = await page.evaluate<{ found: string[]; passes: number }>(RUN_AXE)
  if (passes < 10) throw new Error(`only ${passes} rules had anything to look at: ${page.url()}`)
  return found
}

/** What pushes the page wider than the screen; nothing when it cannot be pushed sideways. */
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
