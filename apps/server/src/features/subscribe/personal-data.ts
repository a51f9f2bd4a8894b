import { sql } from 'kysely'
import type { Context, TxContext } from '../../kernel/context.ts'
import { byUser, type Obstacle, type PersonalData } from '../../kernel/personal-data.ts'

const byWatch = (userSeq: number) =>
  sql<boolean>`watch_seq in (select watch_seq from subscribe_watch where user_seq = ${userSeq})`

export const subscribePersonalData: PersonalData = {
  area: 'subscribe',
  tables: [
    { table: 'subscribe_watch', key: 'watch_seq', whose: byUser },
    { table: 'subscribe_period', key: 'period_seq', whose: byWatch },
    { table: 'subscribe_consent', key: 'offer_seq', whose: byWatch },
    { table: 'subscribe_move', key: 'move_seq', whose: byWatch },
    { table: 'subscribe_lease', key: 'lease_seq', whose: byWatch },
    { table: 'subscribe_look', key: 'look_seq', whose: byWatch },
    { table: 'subscribe_alert', key: 'alert_seq', whose: byUser },
  ],
  inTheWay,
  forget: forgetWatches,
}

/**
 * Watches paid by bank transfer block the deletion: their refund needs an account, which the user must be logged in to
 * enter.
 */
async function inTheWay(db: Context['db'], userSeq: number): Promise<readonly Obstacle[]> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct w.watch_seq)::int as count from subscribe_watch w
      join subscribe_period p on p.watch_seq = w.watch_seq and p.state = 'paid'
        and p.to_on >= (app_now() at time zone 'Asia/Seoul')::date
      join payment_attempt a on a.order_seq = p.order_seq and a.state = 'paid'
      join payment_account c using (attempt_seq)
    where w.user_seq = ${userSeq} and w.ended_at is null`.execute(db)
  const count = rows[0]?.count ?? 0
  return count > 0 ? [{ kind: 'watch-account', count }] : []
}

/**
 * Ends the user's watches and erases their lease data, assessments and registers of reports. The home and its register
 * are kept while another user watches them, and are deleted by the sweep otherwise.
 */
async function forgetWatches(tx: TxContext, userSeq: number): Promise<number> {
  const ended = await sql`
    update subscribe_watch set state = 'stopped', ended_at = app_now() where user_seq = ${userSeq} and ended_at is null`.execute(
    tx.db,
  )
  const alerts = await sql`
    update subscribe_alert set judgement_sealed = null, grade_before = null, grade_after = null, repeat_at = null
    where user_seq = ${userSeq} and num_nonnulls(judgement_sealed, grade_before, grade_after, repeat_at) > 0`.execute(
    tx.db,
  )
  const prints = await sql`
    update subscribe_print set register_sealed = null where register_sealed is not null
      and watch_seq in (select watch_seq from subscribe_watch where user_seq = ${userSeq})`.execute(tx.db)
  const watches = await sql`
    update subscribe_watch set contract_type = null, deposit = null, rent = null, contract_on = null, balance_on = null,
      move_in_on = null, lease_end_on = null, grade = null, quiet_from = null, quiet_until = null, remark_sealed = null
    where user_seq = ${userSeq} and num_nonnulls(contract_type, deposit, rent, contract_on, balance_on, move_in_on,
      lease_end_on, grade, quiet_from, quiet_until, remark_sealed) > 0`.execute(tx.db)
  await sql`update subscribe_turn h set idle_since = app_now() where idle_since is null
    and exists (select from subscribe_watch w where w.home_seq = h.home_seq and w.user_seq = ${userSeq})
    and not exists (select from subscribe_watch w where w.home_seq = h.home_seq and w.ended_at is null)`.execute(tx.db)
  const moves = await sql`
    update subscribe_move set from_address = null, to_address = null where num_nonnulls(from_address, to_address) > 0
      and watch_seq in (select watch_seq from subscribe_watch where user_seq = ${userSeq})`.execute(tx.db)
  const leases = await sql`
    delete from subscribe_lease where watch_seq in (select watch_seq from subscribe_watch where user_seq = ${userSeq})`.execute(
    tx.db,
  )
  return [ended, alerts, prints, watches, moves, leases].reduce((n, done) => n + Number(done.numAffectedRows ?? 0n), 0)
}
