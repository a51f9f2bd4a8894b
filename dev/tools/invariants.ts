import { checkInvariants } from '../../db/check-invariants.ts'
import { connectToRead } from '../../db/connect.ts'
import { connectDatabase } from './connect-database.ts'

/** npm run invariants: prints every violated rule of db/invariants.sql with its rows. Exit 1 when there is any. */
const { url, leave } = await connectDatabase()
const client = await connectToRead({ url, application: 'invariants', answerTimeoutMs: 60_000 })
const violations = await checkInvariants(client, { inTime: true })
for (const { name, means, rows } of violations) {
  process.stdout.write(`${name}: ${means}\n`)
  for (const row of rows) process.stdout.write(`  ${JSON.stringify(row)}\n`)
}
process.stdout.write(violations.length ? `${violations.length} invariants do not hold\n` : 'every invariant holds\n')
process.exitCode = violations.length ? 1 : 0
await client.end()
await leave()
