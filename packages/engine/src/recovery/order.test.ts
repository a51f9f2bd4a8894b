import { expect, test } from 'vitest'
import { components, layersOf, pairs } from './order.ts'

const edges = (size: number, ...list: readonly (readonly [number, number])[]) =>
  pairs(size, (a, b) => list.some(([x, y]) => x === a && y === b))

test('a circle is one group, and groups come in order', () => {
  expect(components(edges(5, [3, 0], [0, 1], [1, 2], [2, 0], [2, 4]))).toEqual([[3], [0, 1, 2], [4]])
  expect(components(edges(3, [2, 1], [1, 0], [2, 0]))).toEqual([[2], [1], [0]])
})

test('a layer holds whoever has nobody above', () => {
  expect(layersOf(edges(4, [0, 2], [1, 2], [2, 3]))).toEqual([[0, 1], [2], [3]])
  expect(layersOf(edges(3, [0, 1], [1, 0], [1, 2]))).toEqual([[0, 1], [2]])
})

test('a thousand lines are put in order at once', () => {
  expect(components(pairs(1000, (a, b) => a < b))).toHaveLength(1000)
  expect(components(pairs(1000, () => true))).toHaveLength(1)
})
