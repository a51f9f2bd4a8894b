import type { Hooks } from '../../../kernel/hooks.ts'
import { Fail } from '../../../kernel/serve.ts'
import { placeText } from '../../address/place-text.ts'
import { storedCard } from '../../payment/card/stored-card.ts'
import { watchOfOrder } from '../../subscribe/beginning/watch-of-order.ts'
import { chargeWatch } from '../placing/pay-watch.ts'
import { orderBySeq } from '../queries.ts'
import { presentRefused, unitOf, type Found, type Refusal, type Refused } from './judge-homes.ts'
import { createBulk } from './create-bulk.ts'
import { readHomes, type BulkHome } from './read-bulk.ts'

/**
 * Orders several watches. With a stored card they are charged immediately, and the card renews each of them separately;
 * without one, the payment is opened in the gateway's window.
 */
export const payBulk: Hooks['watchOrders']['payBulk'] = async (ctx, { card_seq, pg_name, ...input }, user) => {
  const card = card_seq === null ? null : await storedCard(ctx.db, card_seq)
  if (card_seq !== null && card?.user_seq !== user.seq) throw new Fail('paymentRecordNotFound')
  const by = { pg_name: card?.vendor ?? pg_name ?? 'portone', card: card ?? null }
  const { order, found } = await createBulk(ctx, input, by, user)
  const { order_seq, merchant_uid, price } = order
  const charges = order.state === 'pending' && (card || price === 0)
  const state = charges ? await chargeWatch(ctx, order_seq) : (await orderBySeq(ctx.db, order_seq)).state
  const homes = await readHomes(ctx, order_seq)
  return {
    merchant_uid,
    order_seq,
    price,
    state: state === 'completed' || state === 'checking' ? state : 'pending',
    pays: await Promise.all(
      homes
        .filter((home) => refusalOf(home) === null)
        .map(async ({ order: home }) => ({
          order_seq: home.order_seq,
          address: placeText(home) || null,
          won: home.price,
          subscribeSeq: await watchOfOrder(ctx.db, home.order_seq),
        })),
    ),
    refused: presentRefused(refusedOf(found, homes)),
  }
}

/** The items without a paid home, with the reason; items that were not found have no order. */
function refusedOf(found: readonly Found[], homes: readonly BulkHome[]): Refused[] {
  const rest = [...homes]
  return found.flatMap(({ item, about }): Refused[] => {
    const place = about?.place
    if (!place) return [{ item, about, refused: 'orderNotFound' }]
    // If two items have the same home, the first one has the paid order.
    const at = rest.findIndex(({ order }) => unitOf(order) === unitOf(place))
    const [home] = at < 0 ? [] : rest.splice(at, 1)
    const refused = home ? refusalOf(home) : 'unitState'
    return refused === null ? [] : [{ item, about, refused }]
  })
}

function refusalOf({ group }: BulkHome): Refusal | null {
  if (group === 'watched') return 'notifierExists'
  return group === 'unit-unknown' ? 'unitState' : null
}
