import { writeFileSync } from 'node:fs'
import { readFuzzRecord } from './fuzz-record.ts'
import { measure } from './measure.ts'
import { printReaderFigures } from './field-groups.ts'
import { printAccuracy } from './print-page.ts'
import { right, whole } from './score.ts'
import { missedTargets, sets, targets } from './targets.ts'

/**
 * `npm run accuracy`: reads every labelled register, prints docs/printed/accuracy.md and the figures of the product's
 * page, fails when a target is missed.
 */
const measured = await measure()
writeFileSync(new URL('../docs/printed/accuracy.md', import.meta.url), printAccuracy(measured, readFuzzRecord()))
writeFileSync(
  new URL('../packages/contract/src/accuracy/tables/reader-figures.ts', import.meta.url),
  printReaderFigures(measured),
)
for (const m of measured) {
  const target = targets[m.id] === undefined ? '' : ` (target ${targets[m.id]} %)`
  console.log(`${(100 * right(whole(m.score))).toFixed(2).padStart(6)} %  ${sets[m.id].title}${target}`)
}
const missed = missedTargets(measured)
for (const line of missed) console.error(`MISSED  ${line}`)
process.exit(missed.length === 0 ? 0 : 1)
