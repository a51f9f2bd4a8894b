import type { Selectable } from 'kysely'
import type { Database } from '../../../../../db/database.ts'
import type { Context, TxContext } from '../../kernel/context.ts'
import { NEVER } from './moving/stays.ts'
import type { WatchRow } from './queries.ts'

/** The days of a lease by which checks are planned. */
export type LeaseDays = Pick<
  Selectable<Database['subscribe_lease']>,
  'contract_on' | 'balance_on' | 'move_in_on' | 'lease_end_on'
>
/** `to`: when other days replaced them. */
export type LeaseSpan = { from: Date; to: Date; lease: LeaseDays }

const daysOf = ({ contract_on, balance_on, move_in_on, lease_end_on }: LeaseDays): LeaseDays => ({
  contract_on,
  balance_on,
  move_in_on,
  lease_end_on,
})

/** Keeps the days that a change of the watch replaces. */
export async function keepLeaseDays(tx: TxContext, watch: WatchRow, to: Partial<WatchRow>): Promise<void> {
  const old = daysOf(watch)
  if (JSON.stringify(old) === JSON.stringify(daysOf({ ...watch, ...to }))) return
  await tx.db
    .insertInto('subscribe_lease')
    .values({ watch_seq: watch.watch_seq, ...old })
    .execute()
}

/** The days of a watch's lease over time, oldest first. */
export async function leaseSpansOf(db: Context['db'], watch: WatchRow): Promise<LeaseSpan[]> {
  const former = await db
    .selectFrom('subscribe_lease')
    .selectAll()
    .where('watch_seq', '=', watch.watch_seq)
    .orderBy('lease_seq')
    .execute()
  const spans: LeaseSpan[] = []
  let from = watch.begun_at
  for (const row of former) {
    spans.push({ from, to: row.until, lease: daysOf(row) })
    from = row.until
  }
  return [...spans, { from, to: NEVER, lease: daysOf(watch) }]
}
