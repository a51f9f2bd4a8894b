import { z } from 'zod'
import { call } from '../../call.ts'
import { operatorReason } from './back-office.ts'
import { orderProducts } from '../order/order.ts'
import { instantField, seqField, textField, wonField } from '../../values.ts'
import { operatorRows } from './rows.ts'

/** 'void': withdrawn before it began. */
const priceState = z.enum(['past', 'now', 'later', 'void'])
export const changeKinds = ['price', 'price-void', 'stop', 'discount', 'discount-end', 'offer'] as const
const terms = {
  kind: z.enum(changeKinds),
  product: z.enum(orderProducts),
  /** Start of a new price, a discount or a stop, always in the future. A stop without it takes effect on approval. */
  from_at: instantField.nullable().default(null),
  price: wonField.nullable().default(null),
  tax_free: wonField.default(0),
  /** The price to withdraw. */
  price_seq: seqField.nullable().default(null),
  name: textField(40).nullable().default(null),
  gives: z.enum(['won', 'percent']).nullable().default(null),
  amount: wonField.nullable().default(null),
  most: wonField.nullable().default(null),
  until_at: instantField.nullable().default(null),
  /** The discount to end early. */
  discount_seq: seqField.nullable().default(null),
}

/** What is sold, at which price from when, with every discount; and the changes that await a second operator. */
export const operatorPrices = call(operatorRows.operatorPrices, {
  ours: true,
  audit: [],
  input: z.strictObject({}),
  output: z.object({
    products: z.array(
      z.object({
        product: z.string(),
        prices: z.array(
          z.object({
            price_seq: z.number(),
            from_at: instantField,
            /** null: not sold from then on. */
            price: wonField.nullable(),
            tax_free: wonField,
            state: priceState,
          }),
        ),
        discounts: z.array(
          z.object({
            discount_seq: z.number(),
            name: z.string(),
            gives: z.enum(['won', 'percent']),
            amount: wonField,
            from_at: instantField,
            until_at: instantField.nullable(),
            state: priceState,
          }),
        ),
      }),
    ),
    changes: z.array(
      z.object({
        change_seq: z.number(),
        kind: z.enum(changeKinds),
        product: z.string(),
        terms: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
        reason: z.string(),
        made_by: z.number(),
        made_at: instantField,
        /** The operator's own change: another operator must approve it. */
        mine: z.boolean(),
      }),
    ),
  }),
  fails: [],
})
export const operatorPriceChange = call(operatorRows.operatorPriceChange, {
  ours: true,
  audit: ['kind', 'product', 'from_at', 'price', 'price_seq', 'amount', 'until_at', 'discount_seq'],
  input: z
    .strictObject({ ...terms, reason: operatorReason })
    .refine((c) => c.kind !== 'price' || (c.from_at !== null && c.price !== null), {
      path: ['price'],
      message: 'missing',
    })
    .refine((c) => c.tax_free <= (c.price ?? c.tax_free), { path: ['tax_free'], message: 'won-too-much' })
    .refine((c) => c.kind !== 'price-void' || c.price_seq !== null, { path: ['price_seq'], message: 'missing' })
    .refine(
      (c) =>
        c.kind !== 'discount' || (c.from_at !== null && c.name !== null && c.gives !== null && (c.amount ?? 0) > 0),
      { path: ['amount'], message: 'missing' },
    )
    .refine((c) => c.kind !== 'offer' || (c.from_at !== null && c.until_at !== null && (c.price ?? 0) > 0), {
      path: ['price'],
      message: 'missing',
    })
    .refine((c) => c.kind !== 'offer' || c.product === 'subscribe-year', {
      path: ['product'],
      message: 'not-an-option',
    })
    .refine((c) => c.kind !== 'offer' || (c.from_at ?? '') < (c.until_at ?? ''), {
      path: ['until_at'],
      message: 'day-too-early',
    })
    .refine((c) => c.gives !== 'percent' || (c.amount ?? 0) <= 100, { path: ['amount'], message: 'won-too-much' })
    .refine((c) => c.kind !== 'discount-end' || (c.discount_seq !== null && c.until_at !== null), {
      path: ['until_at'],
      message: 'missing',
    }),
  output: z.object({ change_seq: z.number() }),
  fails: ['operatorRefused', 'conflictingRepeat', 'repeatInFlight'],
})
/** A second operator approves, or any operator cancels the change. */
export const operatorPriceDecide = call(operatorRows.operatorPriceDecide, {
  ours: true,
  audit: ['change_seq', 'approve'],
  input: z.strictObject({ change_seq: seqField, approve: z.boolean(), reason: operatorReason }),
  output: z.object({ change_seq: z.number(), approved: z.boolean() }),
  fails: ['operatorBehind', 'operatorRefused', 'conflictingRepeat', 'repeatInFlight'],
})
