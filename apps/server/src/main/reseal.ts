import { createKysely, createPool } from '../../../../db/connect.ts'
import { createSealer } from '../crypto/seal.ts'
import { apartCells, cellName, sealedCells } from '../sealing/cells.ts'
import { holdKeys } from '../sealing/hold-keys.ts'
import { countCells, sealKeys } from '../sealing/queries.ts'
import { resealApart } from '../sealing/reseal-apart.ts'
import { reseal } from '../sealing/reseal.ts'
import { readSealKeys } from './env.ts'
import { reachDatabase } from './reach-database.ts'

/**
 * npm run -s reseal: brings every sealed cell under the newest of SEAL_KEYS, the records apart among them, by the owner's
 * login; then tells which keys are still needed. With --check it only tells.
 */
const keys = readSealKeys()
const { url, leave } = await reachDatabase('owner')
const db = createKysely(createPool({ url, size: 2, application: 'reseal', statementTimeoutMs: 60_000 }))
await holdKeys(db, keys)
const seal = createSealer(keys)
if (!process.argv.includes('--check')) {
  await resealApart(db, seal)
  await reseal(db, seal, Number.POSITIVE_INFINITY)
}
for (const cell of [...sealedCells, ...apartCells])
  for (const { key, cells } of await countCells(db, cell))
    process.stdout.write(`${cellName(cell)}: ${cells} ${key === null ? 'in the clear' : `under key ${key}`}\n`)
for (const { key_id, retired_at } of await sealKeys(db))
  process.stdout.write(
    `key ${key_id}: ${key_id === seal.newest ? 'seals' : retired_at ? 'may be taken out of SEAL_KEYS' : 'is still needed'}\n`,
  )
await db.destroy()
await leave()
