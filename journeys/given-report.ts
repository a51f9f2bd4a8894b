import type { Assessment } from '../packages/engine/src/assessment.ts'

// Answers of the server for the report's screens, and what is measured on them. Code that runs in the page is text.
export const answer = (data: unknown) => ({ json: { code: 0, data, message: '' } })
export const refuse = (status: number, code: number) => ({ status, json: { code, data: null, message: '' } })
export const bodyOf = (assessment: Assessment) => ({
  report_seq: 7,
  order_seq: 3,
  version: 1,
  ready_at: '2026-11-21T03:04:05.000Z',
  rule_pack: assessment.rulePack,
  engine: assessment.engine,
  sample: true,
  sources: [
    { step: 'register', state: 'done', answered_at: '2026-11-21T03:02:00.000Z' },
    { step: 'building', state: 'unavailable', answered_at: null },
  ],
  assessment,
})

/** Elements beyond the right edge, except those that scroll on their own. */
export const OVER_THE_EDGE = `(() => {
  const edge = document.documentElement.clientWidth + 1
  const scrolls = (e) => e !== null && e.id !== 'main' &&
    (['auto', 'scroll', 'hidden'].includes(getComputedStyle(e).overflowX) || scrolls(e.parentElement))
  return [...document.querySelectorAll('main *')]
    .filter((e) => e.getBoundingClientRect().width > 0 && e.getBoundingClientRect().right > edge)
    .filter((e) => !e.closest('.sr-only') && !scrolls(e.parentElement))
    .map((e) => e.tagName + ' ' + e.textContent.slice(0, 30))
})()`

export const TOO_SMALL = `[...document.querySelectorAll('.report :is(button, a, summary)')]
  .map((control) => {
    const box = control.getBoundingClientRect()
    const reach = getComputedStyle(control, '::after')
    const more = (side) => (reach.content === 'none' ? 0 : Number.parseFloat(side) || 0)
    return { what: control.textContent.slice(0, 20), w: Math.max(box.width, more(reach.width)), h: Math.max(box.height, more(reach.height)), seen: box.width > 0 }
  })
  .filter((c) => c.seen && (c.w < 47.5 || c.h < 47.5))`
