import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'

/** A value as a place in pixels; a domain without width is placed at its start. */
export const linear =
  (from: number, to: number, start: number, end: number) =>
  (value: number): number =>
    to === from ? start : start + ((value - from) / (to - from)) * (end - start)

/** To a tenth of a pixel: what is drawn is the same everywhere. */
export const px = (n: number): number => Math.round(n * 10) / 10

/** Labels pushed apart by `gap`, in their order and within [low, high] while there is room. */
export function apart(places: readonly number[], gap: number, low: number, high: number): number[] {
  const order = places.map((at, i) => ({ at, i })).toSorted((a, b) => a.at - b.at)
  let last = -Infinity
  const pushed = order.map(({ at, i }) => ({ i, at: (last = Math.max(at, low, last + gap)) }))
  let next = high + gap
  for (const label of pushed.toReversed()) label.at = next = Math.min(label.at, next - gap)
  return pushed.toSorted((a, b) => a.i - b.i).map((label) => label.at)
}

/** Round sums of won from `from` up to `to`: steps of 1, 2 or 5, at most `most` of them. */
export function wonTicks(from: Won, to: Won, most = 4): Won[] {
  const rough = Math.max(1, (to - from) / most)
  const size = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * size).find((s) => s >= rough) ?? rough)
  const first = Math.ceil(from / step) * step
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, i) => first + i * step)
}

/** A day as a year with its part: '2026-07-02' is about 2026.5. */
export function yearOf(day: Day): number {
  const at = new Date(day)
  const start = Date.UTC(at.getUTCFullYear(), 0, 1)
  const end = Date.UTC(at.getUTCFullYear() + 1, 0, 1)
  return at.getUTCFullYear() + (at.getTime() - start) / (end - start)
}

/** About how wide a text is at 14 px: Hangul and Chinese are square, the others about half. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign > '\u1100' ? 12.4 : sign === ' ' ? 3.5 : 8), 0)

/** The text cut with '…' to fit. */
export function fitted(text: string, room: number): string {
  if (widthOf(text) <= room) return text
  const signs = [...text]
  while (signs.length > 1 && widthOf(`${signs.join('')}…`) > room) signs.pop()
  return `${signs.join('').trimEnd()}…`
}

/** What is left before and after each payment out of a sum; nothing is paid out of nothing. */
export function falling(sum: Won, payments: readonly Won[]): { before: Won; after: Won }[] {
  const steps: { before: Won; after: Won }[] = []
  for (const payment of payments) {
    const before = steps.at(-1)?.after ?? sum
    steps.push({ before, after: Math.max(0, before - payment) })
  }
  return steps
}
