import { errors } from '@jipsalpim/contract/errors.ts'
import type { Hooks } from '../../../kernel/hooks.ts'
import { Fail } from '../../../kernel/serve.ts'
import { keptCard } from '../../payment/card/kept-card.ts'
import { watchOfOrder } from '../../subscribe/beginning/watch-of-order.ts'
import { chargeWatch } from '../placing/pay-watch.ts'
import { orderBySeq } from '../queries.ts'
import { makeBulk } from './make-bulk.ts'
import { placeOfRow, readHomes } from './read-bulk.ts'

/** Orders several watches and charges the kept card that pays them from now on, each by itself; or opens a window for them. */
export const payBulk: Hooks['watchOrders']['payBulk'] = async (ctx, { card_seq, pg_name, ...input }, user) => {
  const card = card_seq === null ? null : await keptCard(ctx.db, card_seq)
  if (card_seq !== null && card?.user_seq !== user.seq) throw new Fail('paymentRecordNotFound')
  const made = await makeBulk(ctx, input, { pg_name: card?.vendor ?? pg_name ?? 'portone', card: card ?? null }, user)
  const { order_seq, merchant_uid, price } = made
  const charges = made.state === 'pending' && (card || price === 0)
  const state = charges ? await chargeWatch(ctx, order_seq) : (await orderBySeq(ctx.db, order_seq)).state
  const homes = await readHomes(ctx, order_seq)
  return {
    merchant_uid,
    order_seq,
    price,
    state: state === 'completed' || state === 'checking' ? state : 'pending',
    pays: await Promise.all(
      homes
        .filter((h) => h.group !== 'unit-unknown' && h.group !== 'watched')
        .map(async ({ order }) => ({
          order_seq: order.order_seq,
          address: placeOfRow(order),
          won: order.price,
          subscribeSeq: await watchOfOrder(ctx.db, order.order_seq),
        })),
    ),
    refused: homes.flatMap(({ order, group }, item) =>
      group === 'watched' || group === 'unit-unknown'
        ? [
            {
              item,
              address: placeOfRow(order),
              code: errors[group === 'watched' ? 'notifierExists' : 'unitState'].code,
            },
          ]
        : [],
    ),
  }
}
