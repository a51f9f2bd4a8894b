import { z } from 'zod'
import { call } from '../../call.ts'
import { order, pgNames } from '../order/order.ts'
import { instantField, notServed, seqField, wonField } from '../../values.ts'
import { paymentRows } from './rows.ts'

/** The parameters of the vendor's window. The amount is the order's, from the server. */
/** `pg_name`: the gateway of the order, as the caller knows it; a different one is refused. */
export const portoneInfo = call(paymentRows.portoneInfo, {
  lane: 'payment',
  input: z.strictObject({ merchant_uid: z.string().max(60), pg_name: z.enum(pgNames).optional() }),
  output: z.object({
    sdk_url: z.string(),
    imp_code: z.string(),
    channel_key: z.string(),
    /** As PortOne names it: 'card', or the wallet that its window opens at. */
    pay_method: z.string(),
    merchant_uid: z.string(),
    name: z.string(),
    amount: wonField,
    /** The tax-free part of the amount. */
    tax_free: wonField,
    buyer_name: z.string(),
    buyer_email: z.string(),
    buyer_tel: z.string(),
    notice_url: z.string(),
    /** At price 0: the key under which the window registers a card, without a charge. */
    customer_uid: z.string().nullable(),
  }),
  fails: ['orderNotFound', 'paymentTypeInvalid', 'analysisInProgress', 'approvalNeeded'],
})
export const paypleInfo = call(paymentRows.paypleInfo, {
  lane: 'payment',
  /** `init_type`: the specification names it without values; the kind of window is the order's. */
  input: z.strictObject({ init_type: notServed }),
  output: z.object({ sdk_url: z.string(), client_key: z.string() }),
  fails: ['paymentTypeInvalid'],
})
/** The window's parameters for one order (specification, section 5: AUTH at price 0, PAY otherwise). */
export const paypleInfoOrder = call(paymentRows.paypleInfoOrder, {
  lane: 'payment',
  input: z.strictObject({
    merchant_uid: z.string().max(60),
    card_ver: z.enum(['billing', 'appcard']).default('appcard'),
  }),
  output: z.object({
    PCD_PAY_TYPE: z.enum(['card', 'transfer']),
    PCD_PAY_WORK: z.enum(['AUTH', 'PAY', 'CERT']),
    PCD_CARD_VER: z.enum(['01', '02']),
    /** The wallet of a one-off card payment; null: the buyer chooses a card. */
    PCD_PAY_METHOD: z.enum(['naverPay', 'kakaoPay']).nullable(),
    PCD_PAY_GOODS: z.string(),
    PCD_PAY_TOTAL: wonField,
    PCD_PAY_ISTAX: z.enum(['Y', 'N']),
    PCD_PAY_TAXTOTAL: wonField.nullable(),
    PCD_PAY_OID: z.string(),
    PCD_PAYER_NO: z.string(),
    PCD_PAYER_NAME: z.string(),
    PCD_PAYER_HP: z.string(),
    PCD_PAYER_EMAIL: z.string(),
    PCD_RST_URL: z.string(),
  }),
  fails: ['orderNotFound', 'paymentTypeInvalid', 'analysisInProgress', 'approvalNeeded'],
})
/** An order at price 0 needs no card: completed without Payple's window. */
export const paypleCompleteFree = call(paymentRows.paypleCompleteFree, {
  lane: 'payment',
  input: z.strictObject({ merchant_uid: z.string().max(60) }),
  output: z.object({ result: z.literal('paid'), order }),
  fails: [
    'paymentTypeInvalid',
    'paymentNotCompleted',
    'approvalNeeded',
    'orderNotFound',
    'conflictingRepeat',
    'repeatInFlight',
  ],
})

const card = z.object({
  card_seq: z.number(),
  card_name: z.string().nullable(),
  /** Masked by the gateway. */
  card_number: z.string().nullable(),
  registered_at: instantField,
})
/**
 * A card that may be charged again. Without a number: the parameters of the gateway's window for entering one, without
 * a charge. With the number from that answer: the card that the gateway has registered for it.
 */
export const portoneBillingKey = call(paymentRows.portoneBillingKey, {
  lane: 'payment',
  input: z.strictObject({ card_seq: seqField.nullable().default(null) }),
  output: z.object({
    card_seq: z.number(),
    window: z
      .object({
        sdk_url: z.string(),
        imp_code: z.string(),
        channel_key: z.string(),
        merchant_uid: z.string(),
        customer_uid: z.string(),
        name: z.string(),
        amount: wonField,
        buyer_name: z.string(),
        buyer_email: z.string(),
        buyer_tel: z.string(),
      })
      .nullable(),
    card: card.nullable(),
  }),
  fails: ['paymentRecordNotFound', 'paymentAuthFailed'],
})
/** `card_seq` replaces `from`, whose key is deleted at the gateway. */
export const portoneCardChange = call(paymentRows.portoneCardChange, {
  lane: 'payment',
  input: z.strictObject({ from: seqField, card_seq: seqField }),
  output: z.object({ card }),
  fails: ['paymentRecordNotFound', 'paymentAuthFailed', 'conflictingRepeat', 'repeatInFlight'],
})
/** Removes a card: its key is deleted at the gateway. Idempotent. */
export const portoneCardEnd = call(paymentRows.portoneCardEnd, {
  lane: 'payment',
  ours: true,
  input: z.strictObject({ card_seq: seqField }),
  output: z.object({ card_seq: z.number() }),
  fails: ['paymentRecordNotFound', 'paymentAuthFailed'],
})
/** The user's cards that may be charged again, newest first. */
export const subscribePaymentCards = call(paymentRows.subscribePaymentCards, {
  input: z.strictObject({}),
  output: z.object({ cards: z.array(card) }),
  fails: [],
})
