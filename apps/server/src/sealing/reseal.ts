import { performance } from 'node:perf_hooks'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../db/database.ts'
import type { Sealer } from '../crypto/seal.ts'
import { killPoint } from '../testing/kill-point.ts'
import { cellName, sealedCells, type SealedCell } from './cells.ts'
import {
  apartKeys,
  beginPass,
  holdPass,
  isOldEnough,
  movePass,
  nextCells,
  passes,
  putCells,
  retireSealKeys,
  sealKeys,
} from './queries.ts'

type Db = Kysely<Database>
const BATCH = 200
/** A process with the old keys may live on beside the new ones for so long while all are started again. */
const OVERLAP_MINUTES = 60

/**
 * Brings every sealed cell under the newest key, and seals what still lies in the clear: a pass over each kind of cell, a
 * batch a transaction, so that a killed worker loses one batch. A pass that finds nothing an hour after the key came
 * retires the older keys. 'more' when the time is over before the work.
 */
export async function reseal(db: Db, seal: Sealer, forMs: number): Promise<'done' | 'more'> {
  const until = performance.now() + forMs
  for (const cell of await openCells(db, seal.newest)) {
    let more = true
    while (more) {
      if (performance.now() > until) return 'more'
      more = await resealBatch(db, seal, cell)
      killPoint('reseal.batch')
    }
  }
  await retireOld(db, seal.newest)
  return 'done'
}

/** Cells whose pass is open. All of them anew while an older key is needed, or the last pass has found something. */
async function openCells(db: Db, newest: number): Promise<SealedCell[]> {
  const rows = new Map((await passes(db)).map((p) => [p.cell, p]))
  const isOpen = (cell: SealedCell): boolean => {
    const pass = rows.get(cellName(cell))
    return pass?.key_id === newest && pass.done_at === null
  }
  if (sealedCells.some(isOpen)) return sealedCells.filter(isOpen)
  const older = (await sealKeys(db)).some((k) => k.key_id !== newest && k.retired_at === null)
  const again = sealedCells.filter((cell) => {
    const pass = rows.get(cellName(cell))
    return older || pass?.key_id !== newest || pass.found > 0
  })
  await db.transaction().execute(async (tx) => {
    for (const cell of again) await beginPass(tx, cell, newest)
  })
  return again
}

/** False when this cell's pass is over. */
const resealBatch = (db: Db, seal: Sealer, cell: SealedCell): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const pass = await holdPass(tx, cell)
    if (!pass) return false
    const rows = await nextCells(tx, cell, seal.newest, pass.at, BATCH)
    const news = rows.flatMap(({ at, row, sealed, plain }) => {
      const place = { table: cell.table, column: cell.column, row }
      const fresh = plain !== null ? seal.sealPacked(place, plain) : sealed && seal.reseal(place, sealed)
      return fresh ? [{ at, was: sealed, sealed: fresh }] : []
    })
    const resealed = news.length > 0 ? await putCells(tx, cell, news) : 0
    killPoint('reseal.written')
    const last = rows.length === BATCH ? (rows.at(-1)?.at ?? null) : null
    await movePass(tx, cell, { at: last, found: rows.length, resealed })
    return last !== null
  })

async function retireOld(db: Db, newest: number): Promise<void> {
  const rows = await passes(db)
  const clean = sealedCells.every((cell) => {
    const pass = rows.find((p) => p.cell === cellName(cell))
    return pass?.key_id === newest && pass.done_at !== null && pass.found === 0
  })
  if (!clean) return
  const begun = new Date(Math.min(...rows.map((p) => p.begun_at.getTime())))
  if (!(await isOldEnough(db, newest, begun, OVERLAP_MINUTES))) return
  const apart = await apartKeys(db)
  const over = (await sealKeys(db)).filter((k) => k.key_id !== newest && !k.retired_at && !apart.includes(k.key_id))
  if (over.length > 0)
    await retireSealKeys(
      db,
      over.map((k) => k.key_id),
    )
}
