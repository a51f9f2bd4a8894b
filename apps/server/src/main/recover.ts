import { readFileSync } from 'node:fs'
import { distribute } from '@jipsalpim/engine/recovery/distribute.ts'
import { readCases } from '@jipsalpim/engine/recovery/read-cases.ts'

/** npm run -s recover < cases.json: the auction distribution alone. Exit 1 for a wrong call. */
const read = readCases(parse(readFileSync(0, 'utf8')))
if ('wrong' in read) {
  process.stderr.write(`${JSON.stringify({ wrong: read.wrong })}\n`)
  process.exitCode = 1
} else {
  const results = read.cases.map(distribute)
  process.stdout.write(`${JSON.stringify(read.many ? results : results[0], null, 2)}\n`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
