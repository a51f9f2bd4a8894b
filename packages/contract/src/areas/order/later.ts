import { z } from 'zod'
import { call } from '../../call.ts'
import { payMethods } from '../payment/pay-methods.ts'
import { draftKey, placeChoice } from './order.ts'
import { dayField, seqField, wonField } from '../../values.ts'
import { contractTypes } from './lease-fields.ts'
import { orderRows } from './rows.ts'

const terms = {
  pg_name: z.enum(['portone', 'payple', 'free']),
  pay_method: z.enum(payMethods).default('card'),
  /** The price that the user was shown; never used as the price. */
  shown_price: wonField,
  draft_key: draftKey,
  /**
   * Delivery within three business days of the payment, or a full automatic refund: shown beforehand, and agreed to.
   */
  agreed: z.literal(true),
}
const made = z.object({
  merchant_uid: z.string(),
  order_seq: z.number(),
  price: wonField,
  state: z.enum(['pending', 'completed']),
})
/** The paid report that it belongs to, by its order. */
const of = z.string().max(60)
const fails = [
  'notOnSale',
  'orderNotFound',
  'paymentTypeInvalid',
  'paymentRequestFailed',
  'analysisInProgress',
  'approvalNeeded',
  'conflictingRepeat',
  'repeatInFlight',
] as const

/** The other property of the owner of a report's home. */
export const orderOwnerProperty = call(orderRows.orderOwnerProperty, {
  input: z.strictObject({ ...terms, of }),
  output: made,
  fails: [...fails],
})
/** Help with the guarantee of a report's deposit. */
export const orderGuarantee = call(orderRows.orderGuarantee, {
  input: z.strictObject({ ...terms, of }),
  output: made,
  fails: [...fails],
})
/** A lease as far as it is known: null is unknown. */
export const watchLease = z
  .strictObject({
    contract_type: z.enum(contractTypes).nullable(),
    deposit_amount: wonField.min(1, 'won-zero').nullable(),
    rental_amount: wonField.nullable(),
    contract_on: dayField.nullable(),
    balance_on: dayField.nullable(),
    move_in_on: dayField.nullable(),
    contract_months: z.number().int().min(1).max(600).nullable(),
  })
  .refine((l) => l.contract_on === null || l.move_in_on === null || l.contract_on <= l.move_in_on, {
    path: ['move_in_on'],
    message: 'living-before-contract',
  })
  .refine((l) => l.contract_on === null || l.balance_on === null || l.contract_on <= l.balance_on, {
    path: ['balance_on'],
    message: 'living-before-contract',
  })
/** A watch for changes in a register: for a report's home, or for another one with a complete address. */
export const orderSubscribe = call(orderRows.orderSubscribe, {
  input: z
    .strictObject({
      ...terms,
      yearly: z.boolean(),
      of: of.nullable().default(null),
      place: placeChoice.nullable().default(null),
      /** The lease that the changes are judged for; null: that of the report, or unknown. */
      lease: watchLease.nullable().default(null),
      coupon_seq: seqField.nullable().default(null),
      code_token: z.string().max(200).nullable().default(null),
      /** Points that pay for a part of it, won: the rest is nothing, or an amount that a card can pay. */
      points: wonField.default(0),
    })
    .refine((o) => (o.of === null) !== (o.place === null), { path: ['place'], message: 'one-home' })
    .refine((o) => o.coupon_seq === null || o.code_token === null, { path: ['code_token'], message: 'one-coupon' }),
  output: made,
  fails: [...fails, 'unitState', 'notifierExists', 'realtorNoCoupon', 'couponUnknown', 'couponRefused', 'pointsShort'],
})
