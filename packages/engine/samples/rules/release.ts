import { writeFileSync } from 'node:fs'
import { hashOfTables } from '../../src/law/pack-hash.ts'
import { packId } from '../../src/law/pack-check.ts'
import { currentWeights } from '../../src/law/risk-weights.ts'
import { packTables } from '../../src/law/rule-pack.ts'
import { loanTables } from '../../src/loan/products.ts'
import { thresholds } from '../../src/law/signal-thresholds.ts'
import { compareReleased, released, releasedFile, rowsOf } from './released.ts'

/**
 * npm run release-rules: freezes the rows that are new and names the pack by its hash. A released row is never written over; one
 * that was wrong from the start is taken out of released.json by hand, where a reviewer sees it.
 */
const now = rowsOf([...packTables, ...loanTables])
const { broken, fresh } = compareReleased(released(), now)
if (broken.length > 0) {
  process.stderr.write(`Released rows say something else now; add a row with a later day instead:\n  ${broken.join('\n  ')}\n`)
  process.exitCode = 1
} else {
  const tables = hashOfTables(packTables)
  const id = packId({ weights: currentWeights, thresholds }, tables)
  writeFileSync(releasedFile, `${JSON.stringify(now, null, 1)}\n`)
  writeFileSync(
    new URL('../../src/law/pack-id.ts', import.meta.url),
    `/** Written by \`npm run release-rules\`. A report prints the id; the same id gives the same judgement. */
export const currentPackId = '${id}'
export const tablesHash = '${tables}'
`,
  )
  process.stdout.write(`${id}: ${fresh.length} new rows\n`)
}
