import { z } from 'zod'
import { call } from '../../call.ts'
import { instantField, notServed, seqField, wonField } from '../../values.ts'
import { draftKey, orderStates, placeChoice } from '../order/order.ts'
import { payMethods } from '../payment/pay-methods.ts'
import { subscribeRows } from './rows.ts'
import { BULK_MOST } from './watch-terms.ts'

/** A home: the user's own paid report by its number or by its order, or a place as it was searched. */
const item = z
  .strictObject({
    report_seq: seqField.nullable().default(null),
    of: z.string().max(60).nullable().default(null),
    place: placeChoice.nullable().default(null),
    owner_property: notServed,
  })
  .refine((o) => [o.report_seq, o.of, o.place].filter((home) => home !== null).length === 1, {
    path: ['place'],
    message: 'one-home',
  })
const selected_items = z.array(item).min(1).max(BULK_MOST)
/** `item`: the index in the request. `code`: the error that the call for a single home would return. */
const refused = z.array(z.object({ item: z.number(), address: z.string().nullable(), code: z.number() }))

/** Today's price of several homes together, without those that are refused. */
export const subscribeBulkPrice = call(subscribeRows.subscribeBulkPrice, {
  ours: true,
  limit: { perMinute: 20, by: 'user' },
  input: z.strictObject({ selected_items, yearly: z.boolean() }),
  output: z.object({
    price: wonField,
    full_price: wonField,
    pays: z.array(z.object({ item: z.number(), address: z.string().nullable(), won: wonField })),
    refused,
  }),
  fails: ['notOnSale'],
})

/**
 * Watches for several homes from one payment: with a stored card, which is charged at once and for every later period,
 * or in the gateway's window. Homes that cannot be watched are left out; if none is left, nothing is ordered.
 */
export const subscribePaymentBulk = call(subscribeRows.subscribePaymentBulk, {
  lane: 'payment',
  limit: { perHour: 20, by: 'user' },
  input: z
    .strictObject({
      selected_items,
      yearly: z.boolean(),
      /** The sum that was shown, won; never used as the price. */
      price: wonField,
      card_seq: seqField.nullable().default(null),
      pg_name: z.enum(['portone', 'payple']).nullable().default(null),
      pay_method: z.enum(payMethods).exclude(['vbank']).default('card'),
      draft_key: draftKey,
      agreed: z.literal(true),
    })
    .refine((o) => (o.card_seq === null) !== (o.pg_name === null), { path: ['pg_name'], message: 'one-way' }),
  output: z.object({
    merchant_uid: z.string(),
    order_seq: z.number(),
    price: wonField,
    /**
     * 'pending': open the payment window. 'checking': the gateway has not answered yet; it is asked again
     * automatically.
     */
    state: z.enum(['pending', 'completed', 'checking']),
    /** The parts of the sum; `subscribeSeq` is null until it is paid. */
    pays: z.array(
      z.object({
        order_seq: z.number(),
        address: z.string().nullable(),
        won: wonField,
        subscribeSeq: z.number().nullable(),
      }),
    ),
    refused,
  }),
  fails: [
    'notOnSale',
    'orderNotFound',
    'unitState',
    'notifierExists',
    'priceChanged',
    'paymentTypeInvalid',
    'paymentRequestFailed',
    'paymentAuthFailed',
    'paymentRecordNotFound',
    'paymentNotCompleted',
    'analysisInProgress',
    'approvalNeeded',
    'conflictingRepeat',
    'repeatInFlight',
  ],
})

/** The state of such an order, by home. */
export const subscribeBulk = call(subscribeRows.subscribeBulk, {
  ours: true,
  input: z.strictObject({ merchant_uid: z.string().max(60) }),
  output: z.object({
    merchant_uid: z.string(),
    order_seq: z.number(),
    state: z.enum(orderStates),
    /** The gateway has not answered yet whether it was paid. */
    checking: z.boolean(),
    price: wonField,
    paid_at: instantField.nullable(),
    homes: z.array(
      z.object({
        order_seq: z.number(),
        address: z.string().nullable(),
        /**
         * 'watched': it was watched already: not charged, or its part is refunded. 'ended': paid, and the watch is
         * over.
         */
        group: z.enum(['done', 'watched', 'unit-unknown', 'unpaid', 'ended']),
        /** Its part of the sum. */
        won: wonField,
        /** The refunded part of it, pending refunds included. */
        back: wonField,
        subscribeSeq: z.number().nullable(),
      }),
    ),
  }),
  fails: ['orderNotFound'],
})
