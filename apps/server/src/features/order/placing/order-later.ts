import type { Input, Output } from '@jipsalpim/contract/call.ts'
import type { LaterProduct } from '@jipsalpim/contract/areas/order/later-products.ts'
import type { orderGuarantee, orderOwnerProperty, orderSubscribe } from '@jipsalpim/contract/areas/order/later.ts'
import type { AddressHit } from '@jipsalpim/providers/address/port.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { Fail, type Action, type User } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import type { CardRow } from '../../payment/card/card-queries.ts'
import { chosenCoupon, cutOf, reserveCoupon } from '../../coupon/using/reserve-coupon.ts'
import { openPayment } from '../../payment/opening/open-payment.ts'
import { choosePlace } from '../address/choose-place.ts'
import { isPaidAs, orderOfDraft } from './draft-order.ts'
import { newMerchantUid } from './merchant-uid.ts'
import { columnsOf, placeColumns, type OrderRow, type PlaceColumns } from '../order-row.ts'
import type { OrderView } from '../../report/home-order.ts'
import { priceOf, taxFreeOf } from '../price/price-of.ts'
import { insertAlone } from './alone/one-purchase.ts'
import { reserveForOrder, refuseSum } from './pay-by-points.ts'
import { isWatched } from '../../subscribe/beginning/begin-watch.ts'
import { insertCuts, insertOrderEvent, ownOrder, type WhichOrder } from '../queries.ts'
import { isNotifier } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import { supportsMethod } from '../paying/supports-method.ts'
import { orderOfReport } from '../../report/reading/order-of-report.ts'

type Terms = Pick<Input<typeof orderSubscribe>, 'pg_name' | 'pay_method' | 'shown_price' | 'draft_key'> & {
  /** Points used for part of the price, in won. */
  points?: number
}
type Coupon = Pick<Input<typeof orderSubscribe>, 'coupon_seq' | 'code_token'>
export type About = { of: number | null; place: PlaceColumns | null; lease?: WatchLease }
const NO_COUPON: Coupon = { coupon_seq: null, code_token: null }

export const orderOwnersProperty: Action<typeof orderOwnerProperty> = async (ctx, input, user) => {
  const { order_seq } = await paidReport(ctx, user, { merchant: input.of })
  return make(ctx, user, 'owner-property', { ...input, ...NO_COUPON }, { of: order_seq, place: null })
}
export const orderGuaranteeHelp: Action<typeof orderGuarantee> = async (ctx, input, user) => {
  const { order_seq } = await paidReport(ctx, user, { merchant: input.of })
  return make(ctx, user, 'guarantee', { ...input, ...NO_COUPON }, { of: order_seq, place: null })
}
export const orderNotifier: Action<typeof orderSubscribe> = async (ctx, input, user) =>
  make(ctx, user, productOf(input), input, await watchedHome(ctx, input, user))

type Wanted = Pick<Input<typeof orderSubscribe>, 'of' | 'place' | 'lease' | 'yearly'> & { report_seq?: number | null }
/** Orders alerts that are paid by a stored card. */
export const createNotifier = async (
  ctx: Context,
  user: User,
  input: Wanted & Coupon & Pick<Terms, 'shown_price' | 'draft_key' | 'points'>,
  card: CardRow,
): Promise<Output<typeof orderSubscribe>> => {
  const terms = { ...input, pg_name: card.vendor, pay_method: 'card' } as const
  return make(ctx, user, productOf(input), terms, await watchedHome(ctx, input, user), card)
}

/** Orders alerts that a coupon makes free, without a card. */
export const createFreeNotifier = (
  ctx: Context,
  user: User,
  input: Coupon & Pick<Terms, 'draft_key'>,
  about: About,
): Promise<Output<typeof orderSubscribe>> =>
  make(ctx, user, 'subscribe', { ...input, shown_price: 0, pg_name: 'free', pay_method: 'card' }, about)

const productOf = ({ yearly }: Wanted) => (yearly ? 'subscribe-year' : 'subscribe')

export async function watchedHome(ctx: Context, input: Omit<Wanted, 'yearly'>, user: User): Promise<About> {
  const about = await homeOf(ctx, input, user)
  const balance = input.lease?.balance_on ?? null
  if (balance !== null && balance < dayInSeoul(ctx.now()))
    throw new Fail('invalidInput', { 'lease.balance_on': 'day-past' })
  if (about.place?.address_state !== 'complete') throw new Fail('unitState')
  const lease = input.lease ? columnsOfLease(input.lease) : about.lease
  return { ...about, ...(lease && { lease }) }
}

/** The columns of the order's lease that the assessment of register changes uses. */
const watchLeaseColumns = [
  'contract_type',
  'deposit_amount',
  'rental_amount',
  'contract_date',
  'contract_date_living',
  'contract_months',
] as const
type WatchLease = Pick<OrderRow, (typeof watchLeaseColumns)[number] | 'balance_on'>

const columnsOfLease = (lease: NonNullable<Input<typeof orderSubscribe>['lease']>): WatchLease => ({
  contract_type: lease.contract_type,
  deposit_amount: lease.deposit_amount,
  rental_amount: lease.rental_amount,
  contract_date: lease.contract_on,
  contract_date_living: lease.move_in_on,
  contract_months: lease.contract_months,
  balance_on: lease.balance_on,
})

/** The home of a report or of a search, and the report's lease; the home may be incomplete. */
export async function homeOf(ctx: Context, input: Omit<Wanted, 'yearly'>, user: User): Promise<About> {
  if (input.place) return { of: null, place: await choosePlace(ctx, input.place) }
  const report = await paidReport(ctx, user, await namedReport(ctx, input, user))
  // The column is only written by choosePlace, from a signed hit.
  const hit = report.address_hit as AddressHit | null
  return {
    of: report.order_seq,
    place: { ...columnsOf(report, placeColumns), hit },
    lease: { ...columnsOf(report, watchLeaseColumns), balance_on: report.balance_on },
  }
}

/** Finds the report by its own number, or by its order's number. */
async function namedReport(ctx: Context, { of, report_seq }: Omit<Wanted, 'yearly'>, user: User): Promise<WhichOrder> {
  if (report_seq == null) return { merchant: of ?? '' }
  const order_seq = await orderOfReport(ctx, user.seq, report_seq)
  if (order_seq === null) throw new Fail('orderNotFound')
  return { order_seq }
}

async function paidReport(ctx: Context, user: User, which: WhichOrder): Promise<OrderView> {
  const report = await ownOrder(ctx.db, user.seq, which)
  if (!report || report.state !== 'completed') throw new Fail('orderNotFound')
  return report
}

/** The draft's order at the price that was shown, open for payment. A second tab gets the same order. */
async function make(
  ctx: Context,
  user: User,
  product: LaterProduct,
  input: Terms & Coupon,
  { of, place, lease }: About,
  card: CardRow | null = null,
): Promise<Output<typeof orderSubscribe>> {
  const coupon = await chosenCoupon(ctx, input, user)
  const points = input.points ?? 0
  return ctx.tx(async (tx) => {
    const isSame = (o: OrderRow) =>
      o.product === product &&
      o.price === input.shown_price &&
      (card === null || o.state === 'completed' || o.card_seq === card.card_seq) &&
      (o.state === 'completed' || isPaidAs(o, input.pg_name, input.pay_method))
    const before = await orderOfDraft(tx, user.seq, input.draft_key, isSame)
    if (before) return before
    if (place && (await isWatched(tx, user.seq, place))) throw new Fail('notifierExists')
    const today = await priceOf(tx, product, user)
    if (!today) throw new Fail('notOnSale')
    const cut = coupon && cutOf(coupon, { ...today, dongCode: place?.hit?.dongCode ?? null })
    const price = today.price - (cut?.won ?? 0) - points
    refuseSum(price, points)
    if (input.shown_price !== price) throw new Fail(card ? 'priceChanged' : 'paymentRequestFailed', { price })
    if (!supportsMethod(price, input)) throw new Fail('paymentTypeInvalid')
    // Alerts that are free now and charged later may register a card at a gateway; a one-time purchase needs none.
    const keepsCard = card === null && price === 0 && isNotifier(product) && input.pg_name !== 'free'
    const order = await insertAlone(
      tx,
      {
        merchant_uid: newMerchantUid(tx.now()),
        user_seq: user.seq,
        product,
        of_order_seq: of,
        ...lease,
        price,
        discount: today.full - price,
        tax_free: taxFreeOf(today, price),
        pg_name: keepsCard ? input.pg_name : price === 0 ? 'free' : input.pg_name,
        pay_method: price === 0 ? 'card' : input.pay_method,
        draft_key: input.draft_key,
        card_seq: card?.card_seq ?? null,
      },
      place,
    )
    const { order_seq, merchant_uid, discount, pg_name } = order
    await insertOrderEvent(tx.db, order_seq, 'created', { product, price, discount, pg_name })
    const paidBy = points > 0 ? await reserveForOrder(tx, order, points) : null
    const cuts = [today.discount, cut, paidBy].filter((c) => c !== null)
    if (cuts.length > 0) await insertCuts(tx.db, order_seq, cuts)
    if (coupon && cut) await reserveCoupon(tx, order, { coupon_seq: coupon.coupon_seq, won: cut.won })
    if ((price > 0 && !card) || keepsCard) await openPayment(tx, order)
    killPoint('order.later')
    return { merchant_uid, order_seq, price, state: 'pending' }
  })
}
