import { sql } from 'kysely'
import type { Context, TxContext } from '../../../kernel/context.ts'
import { openPrint } from '../judging/registers.ts'
import { eventBySeq, homeBySeq, printBySeq, type EventRow, type WatchRow } from '../queries.ts'
import { alertWatch } from './record-event.ts'

/**
 * A watch that was not paid for is paid again: alerts it to the changes that the register showed to other watches of the
 * home meanwhile, each once. Applications that are still open are alerted by the next list.
 */
export async function alertSincePause(tx: TxContext, watch: WatchRow): Promise<void> {
  const home = await homeBySeq(tx.db, watch.home_seq)
  if (!home) return
  for (const { event_seq } of await unalertedChanges(tx.db, watch)) {
    const event = await eventBySeq(tx.db, event_seq)
    const registers = event && (await registersOf(tx, event))
    if (!event || !registers) continue
    const cause = { of: 'extract', says: 'changed', caseSeen: event.kind === 'registered' } as const
    await alertWatch(tx, home, event, watch, { what: { registers }, compared: registers, cause })
  }
}

/** Changes since the watch began at this home. */
const unalertedChanges = async (db: Context['db'], watch: WatchRow) =>
  (
    await sql<{ event_seq: number }>`
      select e.event_seq from subscribe_event e join order_order o on o.order_seq = ${watch.order_seq}
      where e.home_seq = ${watch.home_seq} and e.kind in ('registered', 'missed')
        and e.at > coalesce(${watch.moved_at}::timestamptz, o.delivered_at)
        and not exists (select from subscribe_print b where b.print_seq = e.before_print and b.read_at < ${watch.moved_at}::timestamptz)
        and not exists (select from subscribe_alert a where a.event_seq = e.event_seq and a.watch_seq = ${watch.watch_seq})
      order by e.event_seq`.execute(db)
  ).rows

async function registersOf(tx: TxContext, { before_print, after_print }: EventRow) {
  if (before_print === null || after_print === null) return null
  const [before, after] = [
    openPrint(tx, await printBySeq(tx.db, before_print)),
    openPrint(tx, await printBySeq(tx.db, after_print)),
  ]
  return before && after ? { before, after } : null
}
