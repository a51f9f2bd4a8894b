import { expect, test } from 'vitest'
import { readFuzzRecord } from './fuzz-record.ts'
import { measure } from './measure.ts'
import { printAccuracy } from './print-page.ts'
import { missedTargets } from './targets.ts'

// `npm run accuracy` writes the page; here it must match the reader, and the targets must be met
test('every target is met, and docs/printed/accuracy.md is fresh', { timeout: 120_000 }, async () => {
  const measured = await measure()
  expect(missedTargets(measured)).toEqual([])
  await expect(printAccuracy(measured, readFuzzRecord())).toMatchFileSnapshot('../docs/printed/accuracy.md')
})
