import { expect, test } from 'vitest'
import { components, layers } from './order.ts'

const edges =
  (...list: readonly (readonly [number, number])[]) =>
  (a: number, b: number) =>
    list.some(([x, y]) => x === a && y === b)

test('a circle is one group, and groups come in order', () => {
  expect(components(5, edges([3, 0], [0, 1], [1, 2], [2, 0], [2, 4]))).toEqual([[3], [0, 1, 2], [4]])
  expect(components(3, edges([2, 1], [1, 0], [2, 0]))).toEqual([[2], [1], [0]])
})

test('a layer holds whoever has nobody above', () => {
  expect(layers(4, edges([0, 2], [1, 2], [2, 3]))).toEqual([[0, 1], [2], [3]])
  expect(layers(3, edges([0, 1], [1, 0], [1, 2]))).toEqual([[0, 1], [2]])
})

test('five hundred lines are put in order at once', () => {
  expect(components(500, (a, b) => a < b)).toHaveLength(500)
  expect(components(500, () => true)).toHaveLength(1)
})
