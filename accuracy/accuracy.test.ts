import { expect, test } from 'vitest'
import { readFuzzRecord } from './fuzz-record.ts'
import { measure } from './measure.ts'
import { printReaderFigures } from './field-groups.ts'
import { printAccuracy } from './print-page.ts'
import { missedTargets } from './targets.ts'

// `npm run accuracy` writes the page; here it must match the reader, and the targets must be met
test(
  'every target is met; docs/printed/accuracy.md and the figures of the product’s page are fresh',
  { timeout: 120_000 },
  async () => {
    const measured = await measure()
    expect(missedTargets(measured)).toEqual([])
    await expect(printAccuracy(measured, readFuzzRecord())).toMatchFileSnapshot('../docs/printed/accuracy.md')
    await expect(printReaderFigures(measured)).toMatchFileSnapshot(
      '../packages/contract/src/accuracy/tables/reader-figures.ts',
    )
  },
)
