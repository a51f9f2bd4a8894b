import { priceFigures } from '@jipsalpim/contract/accuracy/tables/price-figures.ts'
import { expect, test } from 'vitest'
import { before, printBackTest } from './print-back-test.ts'
import { printPriceFigures } from './print-figures.ts'
import { wanted } from './wanted.ts'

test('docs/printed/back-test.md says what the product’s page shows', async () => {
  await expect(printBackTest({ ...priceFigures, before: before() })).toMatchFileSnapshot(
    '../../docs/printed/back-test.md',
  )
})

test('the figures of the page are as the bench writes them: their intervals and misses are of its own rules', async () => {
  await expect(printPriceFigures(priceFigures)).toMatchFileSnapshot(
    '../../packages/contract/src/accuracy/tables/price-figures.ts',
  )
})

test('of each kind, age and evidence eight of ten were sold inside the range, and at most 12 % below it', () => {
  expect(priceFigures.figures.length).toBeGreaterThan(45)
  expect(
    priceFigures.figures.filter(
      ({ inside, below }) => inside < wanted.inside || inside > wanted.mostInside || below > wanted.below,
    ),
  ).toEqual([])
})
