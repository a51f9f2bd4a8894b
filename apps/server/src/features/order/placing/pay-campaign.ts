import { randomUUID } from 'node:crypto'
import type { Hooks } from '../../../kernel/hooks.ts'
import { Fail, type User } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { findCode, type FoundCode } from '../../coupon/code/find-code.ts'
import { refuse, whyNotInRegion } from '../../coupon/code/refusal.ts'
import { refuseRealtor } from '../../coupon/code/refuse-realtor.ts'
import { offered, claimOrWhy } from '../../coupon/code/claim-coupon.ts'
import { settleFree } from '../../payment/settling/settle-free.ts'
import { isWatched } from '../../subscribe/beginning/begin-watch.ts'
import { firstPeriodOf } from '../../subscribe/beginning/watch-of-order.ts'
import { lockOrder } from '../queries.ts'
import { createFreeNotifier, watchedHome } from './order-later.ts'

/**
 * Begins the free month of a campaign, without a card. The home is checked before one of the campaign's places is
 * taken. If the process dies between the two, the user keeps the place and the same call continues from there.
 */
export const payCampaign: Hooks['watchOrders']['payCampaign'] = async (ctx, { campaign, code, ...input }, user) => {
  refuseRealtor(user)
  const found = code === null ? await offered(ctx, campaign ?? '') : await findCode(ctx, code, user)
  if (!found) throw new Fail('couponUnknown')
  refuseOther(found)
  const home = await watchedHome(ctx, input, user)
  if (home.place && (await isWatched(ctx, user.seq, home.place))) throw new Fail('notifierExists')
  const why = whyNotInRegion(found.campaign.regions, home.place?.hit?.dongCode ?? null)
  if (why) throw refuse(why)
  const coupon_seq = await claimPlace(ctx, found, user)
  const { order_seq, merchant_uid } = await createFreeNotifier(
    ctx,
    user,
    { coupon_seq, code_token: null, draft_key: randomUUID() },
    home,
  )
  await complete(ctx, order_seq)
  const begun = await firstPeriodOf(ctx.db, order_seq)
  if (!begun) throw new Error(`order ${order_seq} is free and began no watch`)
  return { subscribeSeq: begun.watch_seq, free_until: begun.to_on, merchant_uid, order_seq }
}

/**
 * Nothing is charged and no gateway is called. Another window of the same user may have replaced the order meanwhile.
 */
const complete = (ctx: Context, orderSeq: number): Promise<void> =>
  ctx.tx(async (tx) => {
    const order = await lockOrder(tx.db, orderSeq)
    if (order.state === 'completed') return
    if (await isWatched(tx, order.user_seq, order)) throw new Fail('notifierExists')
    if (order.state === 'pending') await settleFree(tx, order)
    else throw new Fail('paymentNotCompleted', { reason: 'cancelled' })
  })

/** Accepts only coupons for a free month of alerts. */
function refuseOther({ campaign }: FoundCode): void {
  if (campaign.product !== 'subscribe') throw refuse('product')
  if (campaign.gives !== 'free') throw refuse('nothing')
}

async function claimPlace(ctx: Context, found: FoundCode, user: User): Promise<number> {
  const taken = await claimOrWhy(ctx, found, user)
  if (!('why' in taken)) return taken.coupon.coupon_seq
  throw taken.why === 'quota' ? new Fail('quotaGone') : refuse(taken.why)
}
