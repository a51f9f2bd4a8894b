import { currentWeights } from '@jipsalpim/engine/law/risk-weights.ts'
import { expect, test } from 'vitest'
import { scoreBands } from './score-bands.ts'

test('the borders on the scale are those of the rules', () => {
  expect(scoreBands.map(({ grade, from }) => ({ grade, least: from })).toReversed()).toEqual(currentWeights.bands)
  expect(scoreBands.slice(1).map((b) => b.from)).toEqual(scoreBands.slice(0, -1).map((b) => b.to))
})
