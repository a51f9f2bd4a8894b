import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'

type Db = Context['db']
const MOST = 100

/** The home's district and building only. */
const area = sql<string>`concat_ws(' ', hit ->> 'si', hit ->> 'gu', hit ->> 'dong', nullif(hit ->> 'buildingName', ''))`
const home = (db: Db) =>
  db
    .selectFrom('subscribe_home')
    .select(['subscribe_home.home_seq', 'subscribe_home.unique_no'])
    .select(area.as('area'))

/** By the whole number: a part of it finds nothing. */
export const homesBy = async (db: Db, by: 'unique-no' | 'watch' | 'order', text: string) => {
  const digits = text.replace(/-/g, '')
  if (!/^\d{1,15}$/.test(digits)) return []
  const homes = home(db).select((e) =>
    e
      .selectFrom('subscribe_watch as w')
      .select(sql<number>`count(*)`.as('n'))
      .whereRef('w.home_seq', '=', 'subscribe_home.home_seq')
      .where('w.ended_at', 'is', null)
      .as('watchers'),
  )
  const watched = (column: 'watch_seq' | 'order_seq') =>
    homes.where('home_seq', 'in', (q) =>
      q.selectFrom('subscribe_watch').select('home_seq').where(column, '=', Number(digits)),
    )
  if (by === 'unique-no') return homes.where('unique_no', '=', digits).execute()
  return (by === 'watch' ? watched('watch_seq') : watched('order_seq')).execute()
}

export const homeForOperator = (db: Db, homeSeq: number) =>
  home(db)
    .innerJoin('subscribe_turn', 'subscribe_turn.home_seq', 'subscribe_home.home_seq')
    .select(['phase', 'next_at', 'next_kind', 'next_slot', 'due_by', 'failures', 'last_check_at', 'last_success_at'])
    .select(['last_extract_at', 'stopped_at', 'idle_since'])
    .where('subscribe_home.home_seq', '=', homeSeq)
    .executeTakeFirst()
export const watchersOf = (db: Db, homeSeq: number) =>
  db
    .selectFrom('subscribe_watch')
    .select(['watch_seq', 'order_seq', 'user_seq', 'state', 'begun_at', 'ended_at'])
    .where('home_seq', '=', homeSeq)
    .orderBy('watch_seq', 'desc')
    .limit(MOST)
    .execute()
export const checksOf = (db: Db, homeSeq: number) =>
  db
    .selectFrom('subscribe_check')
    .select(['check_seq', 'at', 'kind', 'slot', 'source', 'result', 'why', 'cases', 'ms', 'due_by'])
    .where('home_seq', '=', homeSeq)
    .orderBy('at', 'desc')
    .limit(MOST)
    .execute()
export const casesOf = (db: Db, homeSeq: number) =>
  db
    .selectFrom('subscribe_case')
    .select(['case_seq', 'phase', 'state_word', 'purpose', 'receipt_no', 'received_on', 'first_seen_at'])
    .select(['last_seen_at', 'gone_at', 'closed_at'])
    .where('home_seq', '=', homeSeq)
    .orderBy('case_seq', 'desc')
    .limit(MOST)
    .execute()
export const eventsOf = (db: Db, homeSeq: number) =>
  db
    .selectFrom('subscribe_event')
    .select(['event_seq', 'at', 'kind', 'case_seq'])
    .select((e) =>
      e
        .selectFrom('subscribe_alert as a')
        .select(sql<number>`count(*)`.as('n'))
        .whereRef('a.event_seq', '=', 'subscribe_event.event_seq')
        .as('alerts'),
    )
    .where('home_seq', '=', homeSeq)
    .orderBy('event_seq', 'desc')
    .limit(MOST)
    .execute()
export const alertsOf = (db: Db, homeSeq: number) =>
  db
    .selectFrom('subscribe_alert as a')
    .innerJoin('subscribe_event as e', 'e.event_seq', 'a.event_seq')
    .select(['a.alert_seq', 'a.watch_seq', 'e.kind', 'a.critical', 'a.made_at', 'a.seen_at', 'a.repeat_at'])
    .where('e.home_seq', '=', homeSeq)
    .orderBy('a.alert_seq', 'desc')
    .limit(MOST)
    .execute()

export type SentRow = {
  alert_seq: number
  channel: 'talk' | 'text' | 'mail' | 'push'
  state: string
  checks: number
  sent_at: Date | null
  receipt: boolean
  /** What happened to it after the vendor accepted it; null for pushes, too. */
  result: string | null
}
/** The messages and pushes of alerts, by the reference of the notice; repeats and resends, too. */
export const sentOf = async (db: Db, alertSeqs: readonly number[]): Promise<SentRow[]> =>
  (
    await sql<SentRow>`
      with n as (
        select (regexp_match(reference, '^watch-(\\d+)(-again-\\d+)*(-text|-mail)?$'))[1]::bigint as alert_seq, m.*
        from message_notice m where template like 'watch-%' and user_seq in (
          select user_seq from subscribe_alert where alert_seq = any(${alertSeqs}::bigint[]))
      )
      select alert_seq, channel, state, checks, sent_at, message_id is not null as receipt, result, notice_seq, 0 as push_seq
        from n where alert_seq = any(${alertSeqs}::bigint[])
      union all
      select n.alert_seq, 'push', p.state, p.checks, p.sent_at, p.message_id is not null, null, n.notice_seq, p.push_seq
        from n join message_push p using (notice_seq) where alert_seq = any(${alertSeqs}::bigint[])
      order by notice_seq, push_seq`.execute(db)
  ).rows
