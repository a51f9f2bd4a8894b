import { z } from 'zod'
import { call } from '../../call.ts'
import { draftKey, order, orderComplete, orderProducts } from '../order/order.ts'
import { ticketPacks } from '../ticket/packs.ts'
import { dayField, instantField, seqField, wonField } from '../../values.ts'
import { payOrderRows } from './rows.ts'

const count = z.number().int().min(0)
const discounts = z.array(z.object({ name: z.string(), won: wonField, until: instantField.nullable() }))

/** What may be paid for: the home of a report judged anew, or a larger product for the difference. */
const wanted = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('reorder') }),
  z.strictObject({ kind: z.literal('change'), product: z.enum(ticketPacks) }),
])
export type Wanted = z.output<typeof wanted>
export const againKinds = ['reorder', 'change'] as const

/** Additional payment: what was bought, what it is worth, and each larger product with what it brings and costs more. */
export const payOrderInfo = call(payOrderRows.payOrderInfo, {
  input: z.strictObject({ order_seq: seqField }),
  output: z.object({
    product: z.enum(orderProducts),
    paid: wonField,
    offers: z.array(z.object({ product: z.enum(ticketPacks), tickets: count, price: wonField })),
  }),
  fails: ['orderNotFound'],
})
/** Re-order: the home and the lease that are judged anew, and the report that stands. */
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
  input: z.strictObject({
    order_seq: seqField,
    wanted,
    /** 'ticket': one of the person's own, for a home judged anew; nothing is charged. */
    pg_name: z.enum(['portone', 'payple', 'ticket']),
    /** What the person was shown, 0 by a ticket: never used as a price. */
    shown_price: wonField,
    /** A report is prepared at once and the right of withdrawal ends; of tickets, their terms were read. */
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
    // `data.merchant_uid` is the order whose report is on its way
    'approvalNeeded',
    'notOnSale',
    'paymentTypeInvalid',
    'paymentRequestFailed',
    'ticketNone',
    'conflictingRepeat',
    'repeatInFlight',
  ],
})
/** The window came back: the gateway is asked. Says what came of it. */
export const payOrderComplete = call(payOrderRows.payOrderComplete, {
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
