import { expect, test } from 'vitest'
import { readArea } from './read-area.ts'

test.each([
  ['59.9', { m2: 59.9, pyeong: false }],
  ['59,9㎡', { m2: 59.9, pyeong: false }],
  [' 84.93 m2 ', { m2: 84.93, pyeong: false }],
  ['25평', { m2: 82.64, pyeong: true }],
  ['18.5 평', { m2: 61.16, pyeong: true }],
  ['', null],
  ['넓어요', null],
  ['-20', null],
  ['1e3', null],
])('%s', (text, area) => {
  expect(readArea(text)).toEqual(area)
})
