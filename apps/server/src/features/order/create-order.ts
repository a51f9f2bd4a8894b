import type { Input } from '@jipsalpim/contract/call.ts'
import type { orderCreate } from '@jipsalpim/contract/order.ts'
import { randomBytes } from 'node:crypto'
import { Fail, type Action } from '../../http/serve.ts'
import { settleFree } from '../payment/settle-free.ts'
import { openAttempt } from '../payment/open-attempt.ts'
import { choosePlace } from './choose-place.ts'
import { landlordPlace } from './landlord-place.ts'
import { insertOrder, keepLandlordName, keepOrderEvent, priceInForce } from './queries.ts'

export const createOrder: Action<typeof orderCreate> = async (ctx, input, user) => {
  const { price } = await priceInForce(ctx.db)
  refuseOtherPrice(input, price)
  const place = await choosePlace(ctx, input.place)
  return ctx.tx(async (tx) => {
    // Read again inside: a price that changed meanwhile is not what the person was shown.
    refuseOtherPrice(input, (await priceInForce(tx.db)).price)
    const order = await insertOrder(
      tx.db,
      {
        merchant_uid: newMerchantUid(ctx.now()),
        user_seq: user.seq,
        price,
        pg_name: price === 0 ? 'free' : input.pg_name,
        contract_type: input.contract_type,
        contract_period: input.contract_period,
        contract_period_detail: input.contract_period_detail,
        contract_date: input.contract_date,
        contract_date_living: input.contract_date_living,
        deposit_amount: input.deposit_amount,
        rental_amount: input.rental_amount,
        home_kind: input.home_kind,
        area_gu: input.area_gu,
      },
      place,
    )
    if (input.landlord_name)
      await keepLandlordName(tx.db, order.order_seq, tx.seal.seal(landlordPlace(order), input.landlord_name))
    await keepOrderEvent(tx.db, order.order_seq, 'created', { price, pg_name: order.pg_name })
    if (price === 0) await settleFree(tx, order)
    else await openAttempt(tx, order)
    return { merchant_uid: order.merchant_uid, order_seq: order.order_seq, price }
  })
}

function refuseOtherPrice(input: Input<typeof orderCreate>, price: number): void {
  if (input.shown_price !== price) throw new Fail('paymentRequestFailed', { price })
  if (price > 0 && input.pg_name === 'free') throw new Fail('paymentTypeInvalid')
}

/** At most 40 characters, the gateway's limit; the random part keeps it from being guessed. */
const newMerchantUid = (at: Date) => `nz${at.getTime().toString(36)}${randomBytes(12).toString('hex')}`
