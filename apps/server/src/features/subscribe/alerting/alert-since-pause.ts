import { sql } from 'kysely'
import type { Context, TxContext } from '../../../kernel/context.ts'
import { registersBetween } from '../judging/registers.ts'
import { homeBySeq, type EventRow, type WatchRow } from '../queries.ts'
import { alertWatch, isNewBaseline } from './record-event.ts'

/**
 * A watch that was not paid for is paid again: alerts it to the changes that the register showed to other watches of the
 * home meanwhile, each once. Applications that are still open are alerted by the next list.
 */
export async function alertSincePause(tx: TxContext, watch: WatchRow): Promise<void> {
  const home = await homeBySeq(tx.db, watch.home_seq)
  if (!home) return
  for (const event of await unalertedChanges(tx.db, watch)) {
    const registers = await registersBetween(tx, event.before_print, event.after_print)
    if (!registers || (await isNewBaseline(tx, watch, event))) continue
    const cause = { of: 'extract', says: 'changed', caseSeen: event.kind === 'registered' } as const
    await alertWatch(tx, home, event, watch, { what: { registers }, compared: registers, cause })
  }
}

/** Changes since the watch began at this home, oldest first. */
const unalertedChanges = (db: Context['db'], watch: WatchRow): Promise<EventRow[]> =>
  db
    .selectFrom('subscribe_event as e')
    .innerJoin('order_order as o', (join) => join.on('o.order_seq', '=', watch.order_seq))
    .selectAll('e')
    .where('e.home_seq', '=', watch.home_seq)
    .where('e.kind', 'in', ['registered', 'missed'])
    .where('e.at', '>', sql<Date>`coalesce(${watch.moved_at}::timestamptz, o.delivered_at)`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscribe_alert as a')
            .select('a.alert_seq')
            .whereRef('a.event_seq', '=', 'e.event_seq')
            .where('a.watch_seq', '=', watch.watch_seq),
        ),
      ),
    )
    .orderBy('e.event_seq')
    .execute()
