import type { subscribeInfo } from '@jipsalpim/contract/areas/subscribe/calls.ts'
import { addMonths, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { Context } from '../../../kernel/context.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { currentVersion } from '../../report/answering/answer-queries.ts'
import { homeKey } from '../pricing/home-key.ts'
import { stayedSince } from '../moving/stays.ts'
import { nextCharge } from '../renewing/next-charge.ts'
import { owedOf } from '../renewing/owed.ts'
import { currentPeriod, presentWatches } from '../present-watch.ts'
import { isLiving, ownWatches, type PeriodRow } from '../queries.ts'
import { merchantsOf } from './reading-queries.ts'
import { refundNow } from '../stopping/refund-now.ts'

export const readInfo: Action<typeof subscribeInfo> = async (ctx, { id }, user) => {
  const infos = await infosOf(ctx, user.seq, id)
  if (id !== undefined && infos.length === 0) throw new Fail('notFound')
  return { infos }
}
/** A user's watches, or one of them; [] if it is not theirs. */
export async function infosOf(ctx: Context, userSeq: number, id?: number) {
  const infos = await presentWatches(ctx, await ownWatches(ctx.db, userSeq, id))
  return Promise.all(infos.map((info) => present(ctx, info)))
}

async function present(
  ctx: Context,
  { item, watch, periods, card }: Awaited<ReturnType<typeof presentWatches>>[number],
) {
  const period = currentPeriod(periods, ctx.now())
  const report = watch.of_order_seq === null ? undefined : await currentVersion(ctx.db, watch.of_order_seq)
  return {
    ...item,
    contract_type: watch.contract_type,
    deposit_amount: watch.deposit,
    rental_amount: watch.rent,
    contract_on: watch.contract_on,
    balance_on: watch.balance_on,
    move_in_on: watch.move_in_on,
    end_on: watch.lease_end_on,
    begun_at: watch.begun_at.toISOString(),
    home_since: stayedSince(watch).toISOString(),
    pause_until: watch.pause_until,
    quiet_hours:
      watch.quiet_from === null || watch.quiet_until === null
        ? null
        : { from: watch.quiet_from, until: watch.quiet_until },
    channels: { talk: watch.by_talk, push: watch.by_push },
    card_seq: card?.card_seq ?? null,
    next_charge: card ? await nextCharge(ctx, watch, periods) : null,
    owed: owedOf(periods),
    charges: await chargesOf(ctx, periods.slice(0, CHARGES)),
    charge_day: card ? Number(watch.anchor_on.slice(8)) : null,
    charge_day_from: watch.charge_day_on ? addMonths(watch.charge_day_on, 12) : dayInSeoul(watch.begun_at),
    refund_now: isLiving(watch.state) && period ? await refundNow(ctx, watch, period) : null,
    order_seq: watch.order_seq,
    report_seq: report?.report_seq ?? null,
    price_key: homeKey(ctx, watch.home_seq),
  }
}

/** The number of periods returned. */
const CHARGES = 24

async function chargesOf(ctx: Context, periods: readonly PeriodRow[]) {
  const numbers = await merchantsOf(
    ctx.db,
    periods.flatMap((p) => (p.order_seq === null ? [] : [p.order_seq])),
  )
  return periods.map(({ from_on: from, to_on: to, price: won, state, paid_at, order_seq }) => ({
    from,
    to,
    won,
    state,
    paid_at: paid_at?.toISOString() ?? null,
    merchant_uid: order_seq === null ? null : (numbers.get(order_seq) ?? null),
  }))
}
