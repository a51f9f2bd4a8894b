import { z } from 'zod'
import { call } from '../../call.ts'
import { payMethods } from '../payment/pay-methods.ts'
import { dayField, instantField, wonField } from '../../values.ts'
import { boughtProducts, orderStates, paidAgain } from './order.ts'
import { orderRows } from './rows.ts'

/**
 * The user's purchases, newest first: what was bought and how it was paid, every refund with its day, and the gateway's
 * receipt. An unpaid order is not included, unless its payment is still being checked.
 */
export const orderPayments = call(orderRows.orderPayments, {
  ours: true,
  input: z.strictObject({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
  output: z.object({
    total: z.number(),
    payments: z.array(
      z.object({
        order_seq: z.number(),
        merchant_uid: z.string(),
        product: z.enum(boughtProducts),
        /** For a pack; null for anything else. */
        tickets: z.number().nullable(),
        address: z.string().nullable(),
        building_dong: z.string().nullable(),
        building_ho: z.string().nullable(),
        state: z.enum(orderStates),
        /** The gateway has not answered yet whether it was paid. */
        checking: z.boolean(),
        price: wonField,
        full_price: wonField,
        by_ticket: z.boolean(),
        pay_method: z.enum(payMethods),
        /** The card behind the payment, as the gateway names it. */
        card_name: z.string().nullable(),
        paid_at: instantField.nullable(),
        created_at: instantField,
        /** `day`: when it was refunded, else by when it must be; null while that is not known. */
        refunds: z.array(z.object({ state: z.enum(['pending', 'done']), amount: wonField, day: dayField.nullable() })),
        paid_again: z.array(paidAgain),
        /** The gateway's page with the receipt; null for a purchase without one. */
        receipt_url: z.string().nullable(),
        cash_receipt: z.enum(['asked', 'issued', 'cancelled', 'refused']).nullable(),
      }),
    ),
  }),
  fails: [],
})
