import { z } from 'zod'
import { call } from '../../call.ts'
import { draftKey, order, orderComplete, orderProducts } from '../order/order.ts'
import { walletMethods } from '../payment/pay-methods.ts'
import { ticketPacks } from '../ticket/packs.ts'
import { dayField, instantField, seqField, wonField } from '../../values.ts'
import { payOrderRows } from './rows.ts'

const count = z.number().int().min(0)
const discounts = z.array(z.object({ name: z.string(), won: wonField, until: instantField.nullable() }))

/** What can be paid for: a new report for the home of an earlier one, or a larger product for the difference. */
const wanted = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('reorder') }),
  z.strictObject({ kind: z.literal('change'), product: z.enum(ticketPacks) }),
])
export type Wanted = z.output<typeof wanted>
export const againKinds = ['reorder', 'change'] as const

/** Additional payment: what was bought, its price, and each larger product with what it adds and its extra cost. */
export const payOrderInfo = call(payOrderRows.payOrderInfo, {
  input: z.strictObject({ order_seq: seqField }),
  output: z.object({
    product: z.enum(orderProducts),
    paid: wonField,
    offers: z.array(z.object({ product: z.enum(ticketPacks), tickets: count, price: wonField })),
  }),
  fails: ['orderNotFound'],
})
/** Re-order: the home and the lease of the new report, and the existing report. */
export const payOrderInfoReorder = call(payOrderRows.payOrderInfoReorder, {
  input: z.strictObject({ order_seq: seqField }),
  output: z.object({
    order,
    report_seq: z.number().nullable(),
    ready_at: instantField.nullable(),
    price: wonField,
    full_price: wonField,
    discounts,
  }),
  fails: ['orderNotFound', 'analysisInProgress', 'approvalNeeded', 'notOnSale', 'paymentTypeInvalid'],
})
export const payOrderPrice = call(payOrderRows.payOrderPrice, {
  input: z.strictObject({ order_seq: seqField, wanted }),
  output: z.object({ price: wonField, full_price: wonField, discounts, tickets: count }),
  fails: ['orderNotFound', 'analysisInProgress', 'approvalNeeded', 'notOnSale', 'paymentTypeInvalid'],
})
export const payOrderPayment = call(payOrderRows.payOrderPayment, {
  lane: 'payment',
  input: z.strictObject({
    order_seq: seqField,
    wanted,
    /** 'ticket': one of the user's own, for a new report; nothing is charged. */
    pg_name: z.enum(['portone', 'payple', 'ticket']),
    pay_method: z.enum(walletMethods).default('card'),
    /** The price that the user was shown, 0 for a ticket: never used as the price. */
    shown_price: wonField,
    /** For a report: it is prepared at once and the right of withdrawal ends. For tickets: their terms were read. */
    agreed: z.literal(true),
    draft_key: draftKey,
  }),
  output: z.object({
    merchant_uid: z.string(),
    order_seq: z.number(),
    price: wonField,
    state: z.enum(['pending', 'completed']),
  }),
  fails: [
    'orderNotFound',
    'analysisInProgress',
    // `data.merchant_uid` is the order whose report is in progress
    'approvalNeeded',
    'notOnSale',
    'paymentTypeInvalid',
    'paymentRequestFailed',
    'ticketNone',
    'conflictingRepeat',
    'repeatInFlight',
  ],
})
/** After the payment window: asks the gateway, and returns the result. */
export const payOrderComplete = call(payOrderRows.payOrderComplete, {
  lane: 'payment',
  input: orderComplete.input,
  output: z.object({
    result: z.enum(['paid', 'checking']),
    kind: z.enum(againKinds),
    from_order_seq: z.number(),
    tickets: count,
    expires_on: dayField.nullable(),
  }),
  fails: orderComplete.fails,
})
