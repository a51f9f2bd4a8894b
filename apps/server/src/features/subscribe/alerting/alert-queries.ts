import { watchingStates } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import type { Context } from '../../../kernel/context.ts'
import type { EventRow, WatchRow } from '../queries.ts'

type Db = Context['db']
export type AlertRow = Selectable<Database['subscribe_alert']>

/** Undefined if this watch already has an alert of the event. */
export const insertAlert = (
  db: Db,
  alert: Omit<Insertable<Database['subscribe_alert']>, 'judgement_sealed' | 'seen_at'>,
): Promise<AlertRow | undefined> =>
  db
    .insertInto('subscribe_alert')
    .values(alert)
    .onConflict((c) => c.columns(['event_seq', 'watch_seq']).doNothing())
    .returningAll()
    .executeTakeFirst()
export const sealJudgement = (db: Db, alertSeq: number, judgement_sealed: Buffer) =>
  db.updateTable('subscribe_alert').set({ judgement_sealed }).where('alert_seq', '=', alertSeq).execute()
export const saveGrade = (db: Db, watchSeq: number, grade: string) =>
  db.updateTable('subscribe_watch').set({ grade }).where('watch_seq', '=', watchSeq).execute()
export const wasAlertedOfCase = async (db: Db, watchSeq: number, caseSeq: number): Promise<boolean> =>
  (await alertsOfCase(db, watchSeq, caseSeq).executeTakeFirst()) !== undefined

/** A later alert has told this watch how the application ended. */
export const isEndTold = async (db: Db, { watch_seq, alert_seq }: AlertRow, caseSeq: number): Promise<boolean> =>
  (await alertsOfCase(db, watch_seq, caseSeq)
    .where('a.alert_seq', '>', alert_seq)
    .where('e.kind', 'in', ['registered', 'withdrawn', 'dismissed', 'same', 'missed'])
    .executeTakeFirst()) !== undefined

const alertsOfCase = (db: Db, watchSeq: number, caseSeq: number) =>
  db
    .selectFrom('subscribe_alert as a')
    .innerJoin('subscribe_event as e', 'e.event_seq', 'a.event_seq')
    .select('a.alert_seq')
    .where('a.watch_seq', '=', watchSeq)
    .where('e.case_seq', '=', caseSeq)
    .limit(1)

/** The active watches of the event's home that have no alert of it, without those paused for non-payment. */
export const unalertedWatches = (db: Db, { event_seq, home_seq }: EventRow): Promise<WatchRow[]> =>
  db
    .selectFrom('subscribe_watch as w')
    .selectAll('w')
    .where('w.home_seq', '=', home_seq)
    .where('w.ended_at', 'is', null)
    .where('w.state', 'in', watchingStates)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscribe_alert as a')
            .select('a.alert_seq')
            .where('a.event_seq', '=', event_seq)
            .whereRef('a.watch_seq', '=', 'w.watch_seq'),
        ),
      ),
    )
    .orderBy('w.watch_seq')
    .execute()
export const eventByKey = (db: Db, homeSeq: number, key: string): Promise<EventRow | undefined> =>
  db
    .selectFrom('subscribe_event')
    .selectAll()
    .where('home_seq', '=', homeSeq)
    .where('dedupe_key', '=', key)
    .executeTakeFirst()

/** Unopened critical alerts that are due to be repeated, locked. */
export const dueRepeats = async (db: Db, most: number): Promise<AlertRow[]> =>
  db
    .selectFrom('subscribe_alert')
    .selectAll()
    .where('repeat_at', '<=', sql<Date>`app_now()`)
    .orderBy('repeat_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
export const saveRepeat = (db: Db, alertSeq: number, repeats: number, repeat_at: Date | null) =>
  db.updateTable('subscribe_alert').set({ repeats, repeat_at }).where('alert_seq', '=', alertSeq).execute()

/** Only by its own user; the first time is kept, and the alert is no longer repeated. */
export const markAlertSeen = (
  db: Db,
  userSeq: number,
  alertSeq: number,
): Promise<{ seen_at: Date | null } | undefined> =>
  db
    .updateTable('subscribe_alert')
    .set({ seen_at: sql<Date>`coalesce(seen_at, app_now())`, repeat_at: null })
    .where('alert_seq', '=', alertSeq)
    .where('user_seq', '=', userSeq)
    .returning('seen_at')
    .executeTakeFirst()
