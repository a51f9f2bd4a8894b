import { expect, test } from 'vitest'
import { printMethod } from './method.ts'

const printed = printMethod()

test('the method promises nothing, and holds no number that is none', () => {
  expect(printed).not.toMatch(/안전합니다|문제없|보장|무조건|undefined|NaN|Infinity|\[object/)
})

test('each example adds up: a hundred less the points, then the lowest cap', () => {
  const examples = printed.split(/\n(?=\*\*\d+\. )/).slice(1)
  expect(examples.length).toBeGreaterThan(8)
  for (const example of examples) {
    // the last one is followed by the rest of the page
    const own = example.slice(0, example.indexOf('\n\n', example.indexOf('**결과**')))
    const rows = [...own.matchAll(/^\| (.*?) \| (.*?) \| (.*?) \|$/gm)].slice(2).map((m) => [m[1] ?? '', m[3] ?? ''] as const)
    const end = rows.findIndex(([name]) => name === '뺀 뒤')
    const taken = rows.slice(1, end).reduce((n, [, points]) => n + Number(points.replace('−', '-')), 0)
    expect(Number(rows[end]?.[1]), example).toBe(100 + taken)
    const cap = rows.find(([name]) => name.startsWith('상한'))?.[1]
    const result = rows.at(-1)?.[1].replaceAll('*', '')
    if (result !== '점수 없음') expect(Number(result)).toBe(Math.max(0, Math.min(100 + taken, Number(cap ?? 100))))
  }
})
