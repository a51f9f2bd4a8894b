import { sql } from 'kysely'
import { watchingStates } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import type { AlertCause } from '@jipsalpim/engine/watch/alert-kind.ts'
import type { Context, TxContext } from '../../../kernel/context.ts'
import { comparedBy } from '../judging/judge-watch.ts'
import { caseBySeq, eventBySeq, watchBySeq, type CaseRow, type EventRow, type HomeRow } from '../queries.ts'
import { alertWatch } from './record-event.ts'

/**
 * Alerts watches that joined the home after an application had been alerted to others: once, with the effect on their
 * own lease.
 */
export async function alertJoinedWatches(tx: TxContext, home: HomeRow): Promise<void> {
  for (const { event_seq, case_seq, watch_seq } of await joinedWatches(tx.db, home.home_seq)) {
    const [event, application] = [await eventBySeq(tx.db, event_seq), await caseBySeq(tx.db, case_seq)]
    const watch = await watchBySeq(tx.db, watch_seq)
    if (!event || !application || !watch) continue
    const what = { application }
    const compared = await comparedBy(tx, home, what)
    await alertWatch(tx, home, event, watch, { what, compared, cause: receivedOf(event, application) })
  }
}

const joinedWatches = async (db: Context['db'], homeSeq: number) =>
  (
    await sql<{ event_seq: number; case_seq: number; watch_seq: number }>`
      select e.event_seq, c.case_seq, w.watch_seq from subscribe_case c
      join subscribe_event e on e.case_seq = c.case_seq and e.kind = 'application'
      join subscribe_watch w on w.home_seq = c.home_seq and w.ended_at is null and w.state = any(${watchingStates})
      where c.home_seq = ${homeSeq} and c.closed_at is null and c.gone_at is null and not exists (
        select from subscribe_alert a join subscribe_event told using (event_seq)
        where a.watch_seq = w.watch_seq and told.case_seq = c.case_seq)
      order by e.event_seq, w.watch_seq`.execute(db)
  ).rows

/** As if first seen now: it is new to these watches. */
const receivedOf = ({ at }: EventRow, one: CaseRow): AlertCause => ({
  of: 'case',
  step: {
    key: one.case_key,
    was: null,
    now: one.phase,
    case: {
      receivedOn: one.received_on,
      receiptNo: one.receipt_no,
      office: one.office,
      purpose: one.purpose,
      stateWord: one.state_word,
    },
    at,
    why: 'new',
  },
})
