import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { assess } from '../../src/assess.ts'
import { engineVersion } from '../../src/judge-home.ts'
import { goldenCases, goldenInput, stored } from './compare.ts'

/** Stores what this version of the engine answers. A stored version is not written over, unless nobody was given a report of it. */
const folder = new URL(`engine-${engineVersion}/`, import.meta.url)
if (existsSync(folder) && !process.argv.includes('--again')) {
  process.stderr.write(`engine-${engineVersion} is stored already: raise engineVersion, or say --again where no report of it was given out\n`)
  process.exitCode = 1
} else {
  mkdirSync(folder, { recursive: true })
  for (const name of goldenCases()) writeFileSync(new URL(`${name}.json`, folder), stored(assess(goldenInput(name))))
  process.stdout.write(`${goldenCases().length} reports of engine ${engineVersion}\n`)
}
