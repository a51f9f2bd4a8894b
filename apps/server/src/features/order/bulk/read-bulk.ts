import type { Output } from '@jipsalpim/contract/call.ts'
import { BULK_PRODUCT } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import type { subscribeBulk } from '@jipsalpim/contract/areas/subscribe/bulk.ts'
import { placeText } from '../../address/place-text.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Hooks } from '../../../kernel/hooks.ts'
import { Fail } from '../../../kernel/serve.ts'
import { isInDoubt } from '../../payment/doubt/is-in-doubt.ts'
import { readCollected } from '../../payment/read-collected.ts'
import { isWatched } from '../../subscribe/beginning/begin-watch.ts'
import { watchOfOrder } from '../../subscribe/beginning/watch-of-order.ts'
import type { OrderRow } from '../order-row.ts'
import { orderBySeq, ownAnyOrder } from '../queries.ts'
import { homesOfBulk, whyLeftOut } from './bulk-queries.ts'

type Group = Output<typeof subscribeBulk>['homes'][number]['group']
export type BulkHome = { order: OrderRow; group: Group }

/** The homes of an order for several, each with its result. */
export async function readHomes(ctx: Pick<Context, 'db'>, orderSeq: number): Promise<BulkHome[]> {
  const [bulk, homes] = [await orderBySeq(ctx.db, orderSeq), await homesOfBulk(ctx.db, orderSeq)]
  const why = await whyLeftOut(
    ctx.db,
    homes.map((h) => h.order_seq),
  )
  const groups = homes.map(async (order): Promise<BulkHome> => {
    const leftOut = why.get(order.order_seq)
    if (leftOut !== undefined) return { order, group: leftOut === 'unitState' ? 'unit-unknown' : 'watched' }
    if (order.state === 'pending') return { order, group: 'unpaid' }
    if (order.state === 'completed') return { order, group: 'done' }
    if (order.paid_at !== null) return { order, group: 'ended' }
    // Its watch was never started: the home was already watched when the payment arrived, or there was no payment.
    const wasTaken = bulk.paid_at !== null || bulk.state === 'refunded'
    const watched = wasTaken || (await isWatched(ctx, order.user_seq, order))
    return { order, group: watched ? 'watched' : 'unpaid' }
  })
  return Promise.all(groups)
}

/** The result of an order for several homes, for the page that follows the payment. */
export const readBulk: Hooks['watchOrders']['readBulk'] = async (ctx, { merchant_uid }, user) => {
  const order = await ownAnyOrder(ctx.db, user.seq, { merchant: merchant_uid })
  if (order?.product !== BULK_PRODUCT) throw new Fail('orderNotFound')
  const homes = await readHomes(ctx, order.order_seq)
  return {
    merchant_uid,
    order_seq: order.order_seq,
    state: order.state,
    checking: order.state === 'pending' && (await isInDoubt(ctx, merchant_uid)),
    price: order.price,
    paid_at: order.paid_at?.toISOString() ?? null,
    homes: await Promise.all(homes.map((home) => present(ctx, home))),
  }
}

async function present(ctx: Pick<Context, 'db'>, { order, group }: BulkHome) {
  const { back } = await readCollected(ctx.db, order.order_seq)
  return {
    order_seq: order.order_seq,
    address: placeText(order) || null,
    group,
    won: order.price,
    back,
    subscribeSeq: await watchOfOrder(ctx.db, order.order_seq),
  }
}
