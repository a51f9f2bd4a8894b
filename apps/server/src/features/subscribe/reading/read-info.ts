import type { subscribeInfo } from '@jipsalpim/contract/areas/subscribe/calls.ts'
import { addDays } from '@jipsalpim/engine/values/day.ts'
import type { Context } from '../../../kernel/context.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { currentVersion } from '../../report/answering/answer-queries.ts'
import { currentPeriod, presentWatches } from '../present-watch.ts'
import { isLiving, ownWatches } from '../queries.ts'
import { refundNow } from '../stopping/refund-now.ts'

export const readInfo: Action<typeof subscribeInfo> = async (ctx, { id }, user) => {
  const watches = await ownWatches(ctx.db, user.seq, id)
  if (id !== undefined && watches.length === 0) throw new Fail('notFound')
  const infos = await presentWatches(ctx, watches)
  return { infos: await Promise.all(infos.map((info) => present(ctx, info))) }
}

async function present(ctx: Context, { item, watch, periods }: Awaited<ReturnType<typeof presentWatches>>[number]) {
  const period = currentPeriod(periods, ctx.now())
  const renews = watch.state === 'active' || watch.state === 'grace' || watch.state === 'paused'
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
    pause_until: watch.pause_until,
    quiet_hours:
      watch.quiet_from === null || watch.quiet_until === null
        ? null
        : { from: watch.quiet_from, until: watch.quiet_until },
    next_charge:
      renews && item.cardNumber !== null && period ? { on: addDays(period.to_on, 1), won: period.price } : null,
    refund_now: isLiving(watch.state) && period ? await refundNow(ctx, watch, period) : null,
    order_seq: watch.order_seq,
    report_seq: report?.report_seq ?? null,
  }
}
