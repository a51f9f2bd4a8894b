import { z } from 'zod'
import { bankCodes } from '../payment/banks.ts'
import { call } from '../../call.ts'
import { instantField, textField, wonField } from '../../values.ts'
import { orderRows } from './rows.ts'

const merchantId = z.string().max(60)

/** The account of an order that is paid by bank transfer, and where a refund would go. */
export const orderBankAccount = call(orderRows.orderBankAccount, {
  input: z.strictObject({ merchant_uid: merchantId }),
  output: z.object({
    /**
     * 'opening': the bank is opening it. 'ended': nothing was deposited in time. 'closed': the order ended earlier, for
     * example replaced by another one. 'refused': no account could be opened. 'refunded': a refund is due or done.
     */
    state: z.enum(['opening', 'waiting', 'paid', 'wrong-amount', 'ended', 'closed', 'refused', 'refunded']),
    amount: wonField,
    bank_name: z.string().nullable(),
    number: z.string().nullable(),
    holder: z.string().nullable(),
    due_at: instantField,
    /** A refund: 'needed' waits for the user's account, 'going' has one, 'done' is completed. */
    refund: z
      .object({ state: z.enum(['needed', 'going', 'done']), amount: wonField, bank_code: z.string().nullable() })
      .nullable(),
  }),
  fails: ['orderNotFound', 'paymentTypeInvalid'],
})
/** The account for the refund of a bank transfer. May be changed until the refund starts. */
export const orderRefundAccount = call(orderRows.orderRefundAccount, {
  ours: true,
  input: z.strictObject({
    merchant_uid: merchantId,
    bank_code: z.enum(bankCodes),
    number: z
      .string()
      .transform((s) => s.replace(/[\s-]/g, ''))
      .pipe(z.string().regex(/^\d{8,16}$/, 'account-number')),
    holder: textField(30).min(2, 'missing'),
  }),
  output: z.object({ kept: z.literal(true) }),
  fails: ['orderNotFound', 'paymentTypeInvalid', 'conflictingRepeat', 'repeatInFlight'],
})

/** 'asked': issued once the payment arrives. 'cancelled': by a refund. */
const receiptStates = ['asked', 'issued', 'cancelled', 'refused'] as const
const receipt = z.object({
  state: z.enum(receiptStates),
  kind: z.enum(['person', 'company']),
  ending: z.string(),
  amount: wonField.nullable(),
  issued_at: instantField.nullable(),
})
export const orderReceipt = call(orderRows.orderReceipt, {
  ours: true,
  input: z.strictObject({ merchant_uid: merchantId }),
  /** `may_ask`: paid or payable in cash, and there is no receipt. */
  output: z.object({ receipt: receipt.nullable(), may_ask: z.boolean() }),
  fails: ['orderNotFound'],
})
/** For cash payments; before or after the payment. A wrong number is detected later, by the tax office's agent. */
export const orderReceiptAsk = call(orderRows.orderReceiptAsk, {
  ours: true,
  input: z
    .strictObject({
      merchant_uid: merchantId,
      kind: z.enum(['person', 'company']),
      number: z.string().transform((s) => s.replace(/[\s-]/g, '')),
    })
    .refine((r) => (r.kind === 'company' ? /^\d{10}$/ : /^01[016789]\d{7,8}$/).test(r.number), {
      path: ['number'],
      message: 'receipt-number',
    }),
  output: receipt,
  fails: ['orderNotFound', 'receiptRefused', 'conflictingRepeat', 'repeatInFlight'],
})
