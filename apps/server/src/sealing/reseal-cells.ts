import { performance } from 'node:perf_hooks'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../db/database.ts'
import { killPoint } from '../kernel/kill-point.ts'
import { cellName, type KeyedCell } from './cells.ts'
import {
  beginPass,
  lockPass,
  isOldEnough,
  keysOf,
  movePass,
  nextCells,
  passes,
  replaceCells,
  retireKeys,
  type CellRow,
  type KeyKind,
} from './queries.ts'

type Db = Kysely<Database>
/** The cells to bring to the newest key of their kind, and how one is re-encrypted: null where that is impossible. */
export type Renewal<C extends KeyedCell> = {
  kind: KeyKind
  newest: number
  cells: readonly C[]
  renew: (cell: C, row: CellRow) => Buffer | null
  /** Keys that are needed outside the cells. Checked last, when nothing else needs an older one. */
  elsewhere: (db: Db) => Promise<readonly number[]>
}
const BATCH = 200
/** How long a process with the old keys may still run during a rolling restart. */
const OVERLAP_MINUTES = 60

/**
 * Makes a pass over each kind of cell, one batch per transaction, so that a killed worker loses one batch. A pass that
 * finds nothing an hour after the key was added retires the older keys. 'more' when the time is up before the work is
 * done.
 */
export async function resealCells<C extends KeyedCell>(
  db: Db,
  work: Renewal<C>,
  forMs: number,
): Promise<'done' | 'more'> {
  const until = performance.now() + forMs
  for (const cell of await openCells(db, work)) {
    let more = true
    while (more) {
      if (performance.now() > until) return 'more'
      more = await renewBatch(db, work, cell)
      killPoint('reseal.batch')
    }
  }
  await retireOld(db, work)
  return 'done'
}

/** Cells with an open pass. All of them again while an older key is needed, or the last pass has found something. */
async function openCells<C extends KeyedCell>(db: Db, { kind, newest, cells }: Renewal<C>): Promise<readonly C[]> {
  const rows = new Map((await passes(db)).map((p) => [p.cell, p]))
  const isOpen = (cell: C): boolean => {
    const pass = rows.get(cellName(cell))
    return pass?.key_id === newest && pass.done_at === null
  }
  if (cells.some(isOpen)) return cells.filter(isOpen)
  const older = (await keysOf(db, kind)).some((k) => k.key_id !== newest && k.retired_at === null)
  const again = cells.filter((cell) => {
    const pass = rows.get(cellName(cell))
    return older || pass?.key_id !== newest || pass.found > 0
  })
  await db.transaction().execute(async (tx) => {
    for (const cell of again) await beginPass(tx, cell, newest)
  })
  return again
}

/** False when this cell's pass is finished. */
const renewBatch = <C extends KeyedCell>(db: Db, { newest, renew }: Renewal<C>, cell: C): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const pass = await lockPass(tx, cell)
    if (!pass) return false
    const rows = await nextCells(tx, cell, newest, pass.at, BATCH)
    const news = rows.flatMap((row) => {
      const fresh = renew(cell, row)
      return fresh ? [{ at: row.at, was: row.sealed, sealed: fresh }] : []
    })
    const resealed = news.length > 0 ? await replaceCells(tx, cell, news) : 0
    killPoint('reseal.written')
    const last = rows.length === BATCH ? (rows.at(-1)?.at ?? null) : null
    await movePass(tx, cell, { at: last, found: rows.length, resealed })
    return last !== null
  })

async function retireOld<C extends KeyedCell>(db: Db, { kind, newest, cells, elsewhere }: Renewal<C>): Promise<void> {
  const older = (await keysOf(db, kind)).filter((k) => k.key_id !== newest && !k.retired_at)
  if (older.length === 0) return
  const names = new Set(cells.map(cellName))
  const rows = (await passes(db)).filter((p) => names.has(p.cell))
  const isClean = rows.every((p) => p.key_id === newest && p.done_at !== null && p.found === 0)
  if (rows.length < names.size || !isClean) return
  const begun = new Date(Math.min(...rows.map((p) => p.begun_at.getTime())))
  if (!(await isOldEnough(db, { kind, newest }, begun, OVERLAP_MINUTES))) return
  const needed = await elsewhere(db)
  const over = older.filter((k) => !needed.includes(k.key_id))
  if (over.length > 0)
    await retireKeys(
      db,
      kind,
      over.map((k) => k.key_id),
    )
}
