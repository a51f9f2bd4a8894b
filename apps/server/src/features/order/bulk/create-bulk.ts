import type { Input } from '@jipsalpim/contract/call.ts'
import { BULK_PRODUCT } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import type { subscribePaymentBulk } from '@jipsalpim/contract/areas/subscribe/bulk.ts'
import type { Context, TxContext } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { Fail, type User } from '../../../kernel/serve.ts'
import type { CardRow } from '../../payment/card/card-queries.ts'
import { openPayment } from '../../payment/opening/open-payment.ts'
import type { OrderRow } from '../order-row.ts'
import { supportsMethod } from '../paying/supports-method.ts'
import { insertAlone } from '../placing/alone/one-purchase.ts'
import { isPaidAs, orderOfDraft } from '../placing/draft-order.ts'
import { newMerchantUid } from '../placing/merchant-uid.ts'
import { taxFreeOf, type Price } from '../price/price-of.ts'
import { insertCuts, insertOrder, insertOrderEvent, orderBySeq } from '../queries.ts'
import { homesOfDraft } from './bulk-queries.ts'
import {
  findHomes,
  judgeHomes,
  presentRefused,
  priceOfHome,
  productOf,
  showPlace,
  unitOf,
  type Found,
  type Payable,
  type Refused,
} from './judge-homes.ts'

type Wanted = Omit<Input<typeof subscribePaymentBulk>, 'card_seq' | 'pg_name'>
type By = { pg_name: 'portone' | 'payple'; card: CardRow | null }

/**
 * Inserts the paying order, at the price that was shown, and an order for each home that can be watched. A second tab
 * with the same homes gets the same order. `found`: the homes of the items.
 */
export async function createBulk(
  ctx: Context,
  input: Wanted,
  by: By,
  user: User,
): Promise<{ order: OrderRow; found: readonly Found[] }> {
  const found = await findHomes(ctx, input.selected_items, user)
  return { order: await orderFor(ctx, found, input, by, user), found }
}

async function orderFor(ctx: Context, found: readonly Found[], input: Wanted, by: By, user: User): Promise<OrderRow> {
  const asked = found.flatMap(({ about }) => (about?.place ? [unitOf(about.place)] : []))
  return ctx.tx(async (tx) => {
    const before = await homesOfDraft(tx.db, user.seq, input.draft_key)
    const isSameHomes = before.map(unitOf).toSorted().join() === asked.toSorted().join()
    const isSame = (o: OrderRow) =>
      o.product === BULK_PRODUCT &&
      isSameHomes &&
      (o.state === 'completed' ||
        (o.price === input.price &&
          o.card_seq === (by.card?.card_seq ?? null) &&
          isPaidAs(o, by.pg_name, input.pay_method)))
    const same = await orderOfDraft(tx, user.seq, input.draft_key, isSame)
    if (same) return orderBySeq(tx.db, same.order_seq)
    const { payable, refused } = await judgeHomes(tx, found, user)
    // Another user's report is "not found", like a missing one.
    if (payable.length === 0 && refused.every((r) => r.refused === 'orderNotFound')) throw new Fail('orderNotFound')
    if (payable.length === 0) throw new Fail('notifierExists', { refused: presentRefused(refused) })
    const today = await priceOfHome(tx, input.yearly, user)
    const price = today.price * payable.length
    if (input.price !== price) throw new Fail('priceChanged', { price, refused: presentRefused(refused) })
    if (!supportsMethod(price, { pg_name: price === 0 ? 'free' : by.pg_name, pay_method: input.pay_method }))
      throw new Fail('paymentTypeInvalid')
    const order = await insertAlone(
      tx,
      {
        ...moneyOf(input, by, price),
        merchant_uid: newMerchantUid(tx.now(), 'sbulk'),
        user_seq: user.seq,
        product: BULK_PRODUCT,
        tax_free: taxFreeOf(today, today.price) * payable.length,
        draft_key: input.draft_key,
      },
      null,
    )
    await insertOrderEvent(tx.db, order.order_seq, 'created', { product: BULK_PRODUCT, price, homes: payable.length })
    for (const home of payable) await insertHome(tx, order, { home, today, input, by })
    for (const left of refused) await insertLeftOut(tx, order, left, input.yearly)
    if (price > 0 && !by.card) await openPayment(tx, order)
    killPoint('order.bulk')
    return order
  })
}

const moneyOf = ({ pay_method }: Wanted, { pg_name, card }: By, price: number) => ({
  price,
  pg_name: price === 0 ? ('free' as const) : pg_name,
  pay_method: price === 0 ? ('card' as const) : pay_method,
  card_seq: card?.card_seq ?? null,
})

type New = { home: Payable; today: Price; input: Wanted; by: By }
/** Inserts the order of one home, with its share of the price, its discount and its lease. */
async function insertHome(tx: TxContext, bulk: OrderRow, { home, today, input, by }: New): Promise<void> {
  const { of, place, lease } = home.about
  const { order_seq, discount } = await insertAlone(
    tx,
    {
      ...moneyOf(input, by, today.price),
      ...lease,
      merchant_uid: newMerchantUid(tx.now()),
      user_seq: bulk.user_seq,
      product: productOf(input.yearly),
      of_order_seq: of,
      bulk_order_seq: bulk.order_seq,
      discount: today.full - today.price,
      tax_free: taxFreeOf(today, today.price),
    },
    place,
  )
  await insertOrderEvent(tx.db, order_seq, 'created', { price: today.price, discount, of: bulk.merchant_uid })
  if (today.discount) await insertCuts(tx.db, order_seq, [today.discount])
}

/** Inserts a requested home that is not paid for, so that the page after the payment can name it. */
async function insertLeftOut(
  tx: TxContext,
  bulk: OrderRow,
  { about, refused }: Refused,
  yearly: boolean,
): Promise<void> {
  if (!about?.place || showPlace(about) === null) return
  const made = await insertOrder(
    tx.db,
    {
      merchant_uid: newMerchantUid(tx.now()),
      user_seq: bulk.user_seq,
      product: productOf(yearly),
      state: 'cancelled',
      bulk_order_seq: bulk.order_seq,
      price: 0,
      pg_name: 'free',
    },
    about.place,
  )
  if (made) await insertOrderEvent(tx.db, made.order_seq, 'left-out', { why: refused })
}
