import { checkInvariants } from '../../../../db/check-invariants.ts'
import { connect } from '../../../../db/connect.ts'
import { startPostgres } from '../../../../db/pg.ts'
import { join } from 'node:path'
import { appUrlOf } from './app-url.ts'
import { readStart } from './env.ts'

/** npm run invariants: every rule of db/invariants.sql that does not hold, with its rows. Exit 1 when there is any. */
const { databaseUrl, dataDir, source } = readStart()
const embedded = databaseUrl ? null : await startPostgres({ dir: join(dataDir, 'pg') })
const url =
  embedded?.url('app') ??
  appUrlOf({ appUrl: source['DATABASE_APP_URL'] || null, ownerUrl: source['DATABASE_URL'] || null })
const client = await connect({ url, application: 'invariants', statementTimeoutMs: 60_000 })
const violations = await checkInvariants(client, { inTime: true })
for (const { name, means, rows } of violations) {
  process.stdout.write(`${name}: ${means}\n`)
  for (const row of rows) process.stdout.write(`  ${JSON.stringify(row)}\n`)
}
process.stdout.write(violations.length ? `${violations.length} invariants do not hold\n` : 'every invariant holds\n')
process.exitCode = violations.length ? 1 : 0
await client.end()
// A server that was running before goes on running.
if (embedded && !embedded.reused) await embedded.stop()
