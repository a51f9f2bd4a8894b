import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { sql } from 'kysely'
import type { JobHandler } from '../../../kernel/job.ts'
import type { Context, TxContext } from '../../../kernel/context.ts'
import { postService } from '../../ledger/post-service.ts'
import type { PeriodRow } from '../queries.ts'

const AT_ONCE = 5_000

/**
 * Recognizes prepaid revenue day by day for delivered watches, with one posting for many periods. Idempotent: a repeat
 * on the same day has nothing to post.
 */
export const earnPeriods: JobHandler<'subscribe.earn'> = async (ctx) => {
  while ((await earnSome(ctx)) === AT_ONCE) continue
}

const earnSome = (ctx: Context): Promise<number> =>
  ctx.tx(async (tx) => {
    const today = dayInSeoul(tx.now())
    // In proportion to the days of the period that have passed.
    const target = sql`floor(p.worth::numeric * least(greatest(${today}::date - p.from_on, 0), p.to_on - p.from_on + 1)
      / (p.to_on - p.from_on + 1))::bigint`
    const { rows } = await sql<{ periods: number; won: number; last: number | null }>`
      with due as (
        select p.period_seq, p.earned as before, ${target} as target
        from subscribe_period p join subscribe_watch w using (watch_seq) join order_order o on o.order_seq = p.order_seq
        where p.state = 'paid' and p.earned < ${target} and w.ended_at is null and o.delivered_at is not null
        order by p.period_seq limit ${AT_ONCE} for update of p skip locked
      ), written as (
        update subscribe_period p set earned = due.target from due where p.period_seq = due.period_seq
        returning due.target - due.before as won, p.period_seq
      )
      select count(*)::int as periods, coalesce(sum(won), 0)::float8 as won, max(period_seq)::float8 as last from written`.execute(
      tx.db,
    )
    const { periods = 0, won = 0, last = null } = rows[0] ?? {}
    if (periods > 0) await postService(tx, `periods:${today}:${last}`, won)
    return periods
  })

/** The watch ends: recognizes the part of the period that is not refunded. */
export async function earnRest(tx: TxContext, period: PeriodRow, refunded: number): Promise<void> {
  const target = Math.max(period.worth - (refunded === period.price ? period.worth : refunded), period.earned)
  if (target > period.earned) {
    await sql`update subscribe_period set earned = ${target} where period_seq = ${period.period_seq}`.execute(tx.db)
    await postService(tx, `period:${period.period_seq}:${target}`, target - period.earned)
  }
}
