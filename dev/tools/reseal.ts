import { withOptions } from '../../db/limits.ts'
import { createKysely, createPool } from '../../db/connect.ts'
import { join } from 'node:path'
import { createBlindIndex } from '../../apps/server/src/crypto/blind-index.ts'
import { createSealer } from '../../apps/server/src/crypto/seal.ts'
import { createLocalFiles } from '../../apps/server/src/files/local-files.ts'
import { apartCells, cellName, indexedCells, sealedCells, shortIndexes } from '../../apps/server/src/sealing/cells.ts'
import { recordKeys } from '../../apps/server/src/sealing/record-keys.ts'
import { countCells, keysOf } from '../../apps/server/src/sealing/queries.ts'
import { reindex } from '../../apps/server/src/sealing/reindex.ts'
import { resealApart } from '../../apps/server/src/sealing/reseal-apart.ts'
import { reseal } from '../../apps/server/src/sealing/reseal.ts'
import { readDataKeys, readPlace } from '../../apps/server/src/main/env.ts'
import { connectDatabase } from './connect-database.ts'

/**
 * npm run -s reseal: re-encrypts every cell with the newest of SEAL_KEYS, files and separate records included, and
 * every blind index with the newest of INDEX_KEYS, by the owner's login; then reports which keys are still needed. With
 * --check it only reports.
 */
const keys = readDataKeys()
const { url, leave } = await connectDatabase('owner')
const db = createKysely(
  createPool({
    url: withOptions(url, { statement_timeout: 60_000, lock_timeout: 1000 }),
    size: 2,
    application: 'reseal',
    answerTimeoutMs: 62_000,
  }),
)
await recordKeys(db, 'seal', keys.seal)
await recordKeys(db, 'index', keys.index)
const seal = createSealer(keys.seal)
const index = createBlindIndex(keys.index)
const files = createLocalFiles(join(readPlace().dataDir, 'files'), seal)
if (!process.argv.includes('--check')) {
  await resealApart(db, seal)
  await files.reseal()
  await reseal(db, { seal, files }, Number.POSITIVE_INFINITY)
  await reindex(db, { seal, index }, Number.POSITIVE_INFINITY)
}
for (const cell of [...sealedCells, ...apartCells, ...indexedCells, ...shortIndexes])
  for (const { key, cells } of await countCells(db, cell))
    process.stdout.write(`${cellName(cell)}: ${cells} ${key === null ? 'in the clear' : `under key ${key}`}\n`)
for (const [key, n] of await files.count())
  process.stdout.write(`files: ${n} ${key === null ? 'in the clear' : `under key ${key}`}\n`)
for (const { kind, variable, newest } of [
  { kind: 'seal', variable: 'SEAL_KEYS', newest: seal.newest },
  { kind: 'index', variable: 'INDEX_KEYS', newest: index.newest },
] as const)
  for (const { key_id, retired_at } of await keysOf(db, kind))
    process.stdout.write(
      `${variable} ${key_id}: ${key_id === newest ? 'is written with' : retired_at ? 'may be taken out' : 'is still needed'}\n`,
    )
await db.destroy()
await leave()
