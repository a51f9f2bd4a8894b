import type { Kysely } from 'kysely'
import type { Database } from '../../../../db/database.ts'
import type { Sealer } from '../crypto/seal.ts'
import { apartCells } from './cells.ts'
import { nextCells, replaceCells } from './queries.ts'

const BATCH = 200

/** Re-encrypts the records of former users, by a login that may read them. A repeated run does the rest. */
export async function resealApart(db: Kysely<Database>, seal: Sealer): Promise<void> {
  for (const cell of apartCells) {
    let at = '(0,0)'
    let full = true
    while (full) {
      const rows = await nextCells(db, cell, seal.newest, at, BATCH)
      const news = rows.flatMap(({ at: from, row, sealed }) => {
        const fresh = sealed && seal.reseal({ table: cell.table, column: cell.column, row }, sealed)
        return fresh ? [{ at: from, was: sealed, sealed: fresh }] : []
      })
      if (news.length > 0) await replaceCells(db, cell, news)
      at = rows.at(-1)?.at ?? at
      full = rows.length === BATCH
    }
  }
}
