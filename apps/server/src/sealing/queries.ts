import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../../../../db/database.ts'
import { cellName, type KeyedCell } from './cells.ts'

type Db = Kysely<Database>
export type PassRow = Selectable<Database['platform_seal_pass']>
const appNow = sql<Date>`app_now()`

/** The two lists of keys: for encryption, and for the blind indexes. */
export type KeyKind = 'seal' | 'index'
export const saveKey = (db: Db, kind: KeyKind, key_id: number, proof: Buffer) =>
  db
    .insertInto('platform_seal_key')
    .values({ kind, key_id, proof, retired_at: null })
    .onConflict((c) => c.doNothing())
    .execute()
/** Marks the current key as needed, whatever was recorded before. */
export const useKey = (db: Db, kind: KeyKind, keyId: number) =>
  db
    .updateTable('platform_seal_key')
    .set({ retired_at: null })
    .where('kind', '=', kind)
    .where('key_id', '=', keyId)
    .where('retired_at', 'is not', null)
    .execute()
export const keysOf = (db: Db, kind: KeyKind) =>
  db.selectFrom('platform_seal_key').selectAll().where('kind', '=', kind).orderBy('key_id').execute()
export const retireKeys = (db: Db, kind: KeyKind, ids: readonly number[]) =>
  db
    .updateTable('platform_seal_key')
    .set({ retired_at: appNow })
    .where('kind', '=', kind)
    .where('key_id', 'in', ids)
    .execute()
export const apartKeys = async (db: Db): Promise<number[]> =>
  (await sql<{ id: number }>`select apart_seal_keys() as id`.execute(db)).rows.map(({ id }) => id)

export const passes = (db: Db): Promise<PassRow[]> => db.selectFrom('platform_seal_pass').selectAll().execute()
/** Starts a new pass over this cell; the totals of all passes are kept. */
export const beginPass = (db: Db, cell: KeyedCell, keyId: number) =>
  sql`insert into platform_seal_pass (cell, key_id) values (${cellName(cell)}, ${keyId})
    on conflict (cell) do update set key_id = excluded.key_id, begun_at = app_now(), at = '(0,0)', found = 0, done_at = null`.execute(
    db,
  )
/** Locked to the end of the batch: two workers do not process the same rows. */
export const lockPass = (db: Db, cell: KeyedCell): Promise<PassRow | undefined> =>
  db
    .selectFrom('platform_seal_pass')
    .selectAll()
    .where('cell', '=', cellName(cell))
    .where('done_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
export const movePass = (db: Db, cell: KeyedCell, to: { at: string | null; found: number; resealed: number }) =>
  db
    .updateTable('platform_seal_pass')
    .set((e) => ({
      ...(to.at === null ? { done_at: appNow } : { at: to.at }),
      found: e('found', '+', to.found),
      resealed: e('resealed', '+', to.resealed),
    }))
    .where('cell', '=', cellName(cell))
    .execute()
/** By the database's clock: true when the key was added so long ago that every process has it. */
export const isOldEnough = async (
  db: Db,
  { kind, newest }: { kind: KeyKind; newest: number },
  begun: Date,
  minutes: number,
): Promise<boolean> =>
  (await db
    .selectFrom('platform_seal_key')
    .select('key_id')
    .where('kind', '=', kind)
    .where('key_id', '=', newest)
    .where(sql<boolean>`first_at + ${minutes} * interval '1 minute' <= ${begun}`)
    .executeTakeFirst()) !== undefined

/** `sealed`: the cell's value, also an index. `source`: the encrypted column from which an index is made. */
export type CellRow = { at: string; row: string; sealed: Buffer | null; plain: string | null; source: Buffer | null }
/** The next rows in physical order with an older key or without encryption. */
export const nextCells = async (db: Db, cell: KeyedCell, keyId: number, after: string, limit: number) => {
  const column = sql.ref(cell.column)
  const plain = cell.plain ? sql.ref(cell.plain) : sql`null::text`
  const source = cell.source ? sql.ref(cell.source) : sql`null::bytea`
  // Ordered after the limit: a tid scan comes in order and stops at the limit, a sort would read the rest of the table.
  const { rows } = await sql<CellRow>`
    select at, row, sealed, plain, source from (
      select ctid as place, ctid::text as at, (${sql.raw(cell.row)})::text as row, ${column} as sealed, ${plain} as plain, ${source} as source
      from ${sql.table(cell.table)}
      where ctid > ${after}::tid and ((${column} is not null and get_byte(${column}, 0) <> ${keyId}) or ${plain} is not null)
      limit ${limit}) c
    order by place`.execute(db)
  return rows
}
export type NewCell = { at: string; was: Buffer | null; sealed: Buffer }
/** Only where the cell still has the value that was read: later writes are left to the next pass. */
export const replaceCells = async (db: Db, cell: KeyedCell, news: readonly NewCell[]): Promise<number> => {
  const column = sql.ref(cell.column)
  const empty = cell.plain ? sql`, ${sql.ref(cell.plain)} = null` : sql``
  const put = await sql`
    update ${sql.table(cell.table)} as t set ${column} = n.sealed ${empty}
    from unnest(${news.map((n) => n.at)}::text[]::tid[], ${news.map((n) => n.was)}::bytea[], ${news.map((n) => n.sealed)}::bytea[])
      as n(at, was, sealed)
    where t.ctid = n.at and t.${column} is not distinct from n.was`.execute(db)
  return Number(put.numAffectedRows ?? 0n)
}
/** The number of cells by key; null counts unencrypted ones. */
export const countCells = async (db: Db, cell: KeyedCell): Promise<{ key: number | null; cells: number }[]> => {
  const column = sql.ref(cell.column)
  const plain = cell.plain ? sql`or ${sql.ref(cell.plain)} is not null` : sql``
  const { rows } = await sql<{ key: number | null; cells: number }>`
    select get_byte(${column}, 0) as key, count(*)::int as cells from ${sql.table(cell.table)}
    where ${column} is not null ${plain} group by 1 order by 1`.execute(db)
  return rows
}
