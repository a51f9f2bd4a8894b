import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
)
const surfaces = ['paper', 'sheet', 'raised', 'sunk']
const grades = ['good', 'caution', 'danger', 'severe', 'withheld']
const pairs: [text: string, on: string, least: number][] = [
  ...['ink', 'ink-2', 'ink-3', 'brand', ...grades].flatMap((t) =>
    surfaces.map((s) => [t, s, 4.5] as [string, string, number]),
  ),
  ...grades.flatMap(
    (g) =>
      [
        [g, `${g}-tint`, 4.5],
        ['ink', `${g}-tint`, 4.5],
        ['ink-2', `${g}-tint`, 4.5],
        ['on-grade', g, 4.5],
      ] as [string, string, number][],
  ),
  ['on-brand', 'brand', 4.5],
  ['on-brand', 'brand-press', 4.5],
  ['brand', 'brand-tint', 4.5],
  ['ink', 'brand-tint', 4.5],
  ['ink-2', 'brand-tint', 4.5],
  ['ink-3', 'brand-tint', 4.5],
  // Borders of controls and the drawn strike are graphics: 3 to 1 (WCAG 1.4.11).
  ...surfaces.flatMap(
    (s) =>
      [
        ['line', s, 3],
        ['strike', s, 3],
      ] as [string, string, number][],
  ),
]

for (const theme of ['light', 'dark'] as const)
  test(`text is readable on every surface it stands on, ${theme}`, () => {
    const low = pairs
      .map(([text, on, least]) => ({
        pair: `${text} on ${on}`,
        ratio: contrast(colour(text, theme), colour(on, theme)),
        least,
      }))
      .filter((p) => p.ratio < p.least)
    expect(low).toEqual([])
  })

test('the register’s strike is no colour of ours', () => {
  for (const theme of ['light', 'dark'] as const)
    for (const g of [...grades, 'brand'])
      expect(distance(colour('strike', theme), colour(g, theme)), `${g} ${theme}`).toBeGreaterThan(60)
})

test('the measure knows black on white from grey on grey', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5)
  expect(tokens.size).toBeGreaterThan(20)
})

function colour(name: string, theme: 'light' | 'dark'): string {
  const token = tokens.get(name)
  if (!token) throw new Error(`no such token: ${name}`)
  return token[theme]
}
function contrast(a: string, b: string): number {
  const [hi, lo] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number] // two in, two out
  return (hi + 0.05) / (lo + 0.05)
}
function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((c) =>
    c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number] // channels gives three
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function channels(hex: string): [number, number, number] {
  return [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as [number, number, number] // three indices
}
function distance(a: string, b: string): number {
  const [x, y] = [channels(a), channels(b)]
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2])
}
