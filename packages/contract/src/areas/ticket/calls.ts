import { isBusinessNo } from '@jipsalpim/engine/values/business-no.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { draftKey, order, orderComplete, orderDraft, paidAgain } from '../order/order.ts'
import { walletMethods } from '../payment/pay-methods.ts'
import { ticketPacks } from './packs.ts'
import { dayField, instantField, seqField, textField, wonField } from '../../values.ts'
import { ticketRows } from './rows.ts'

const count = z.number().int().min(0)

/** The wallet: tickets by their pack, the one that expires first at the top. */
export const orderTicketAmount = call(ticketRows.orderTicketAmount, {
  input: z.strictObject({}),
  output: z.object({
    amount: count,
    /** Won of unused tickets with a pending refund. */
    refunding: wonField,
    /**
     * Additional payments for packs, besides the one that each was bought with. Completed refunds are listed for 90
     * days.
     */
    paid_again: z.array(paidAgain),
    lots: z.array(
      z.object({
        lot_seq: z.number(),
        /** The pack's order; null for tickets that someone else bought. */
        order_seq: z.number().nullable(),
        tickets: count,
        remaining: count,
        unit_won: wonField,
        /** The last day, inclusive. */
        expires_on: dayField,
        /** The refund for the unused ones; 0 if this user did not pay. */
        refundable: wonField,
      }),
    ),
  }),
  fails: [],
})
export const dealKinds = ['buy', 'use', 'back', 'refund', 'expire', 'give', 'revoke', 'receive', 'leave'] as const
export const orderTicketDeal = call(ticketRows.orderTicketDeal, {
  input: z.strictObject({}),
  output: z.object({
    deals: z.array(
      z.object({
        deal_seq: z.number(),
        dealType: z.enum(['결제', '사용', '취소']),
        kind: z.enum(dealKinds),
        /** Positive in, negative out. */
        tickets: z.number().int(),
        won: wonField,
        order_seq: z.number().nullable(),
        address: z.string().nullable(),
        at: instantField,
      }),
    ),
  }),
  fails: [],
})
export const orderTicket = call(ticketRows.orderTicket, {
  input: z.strictObject({
    product: z.enum(ticketPacks),
    pg_name: z.enum(['portone', 'payple']),
    pay_method: z.enum(walletMethods).default('card'),
    /** The price that the user was shown: never used as the price. */
    shown_price: wonField,
    /** Terms of use, expiry and refund were shown and agreed to. */
    agreed: z.literal(true),
    draft_key: draftKey,
  }),
  output: z.object({
    merchant_uid: z.string(),
    order_seq: z.number(),
    price: wonField,
    state: z.enum(['pending', 'completed']),
  }),
  fails: ['notOnSale', 'paymentRequestFailed', 'analysisInProgress', 'conflictingRepeat', 'repeatInFlight'],
})
/** After the payment window: asks the gateway. */
export const orderTicketPayment = call(ticketRows.orderTicketPayment, {
  lane: 'payment',
  input: orderComplete.input,
  output: z.object({
    result: z.enum(['paid', 'checking']),
    product: z.enum(ticketPacks),
    tickets: count,
    expires_on: dayField.nullable(),
    /** Bought by a company: unusable until they are assigned to members. */
    for_company: z.boolean(),
  }),
  fails: orderComplete.fails,
})
/** Pays an open order. The answer is the order that replaces it. */
export const orderTicketUse = call(ticketRows.orderTicketUse, {
  input: z.strictObject({ id: seqField }),
  output: z.object({ order }),
  fails: [
    'orderNotFound',
    'ticketNone',
    'paymentTypeInvalid',
    'analysisInProgress',
    'approvalNeeded',
    'conflictingRepeat',
    'repeatInFlight',
  ],
})
/** Orders a draft and pays it with a ticket, at once. */
export const orderTicketDirect = call(ticketRows.orderTicketDirect, {
  input: orderDraft,
  output: z.object({ order }),
  fails: ['ticketNone', 'analysisInProgress', 'approvalNeeded', 'conflictingRepeat', 'repeatInFlight'],
})
const businessNo = z.string().refine(isBusinessNo, 'business-no')
const company = z.strictObject({
  name: textField(60).min(1, 'missing'),
  business_no: businessNo,
  representative: textField(40).min(1, 'missing'),
  invoice_email: z.email('email').max(100),
})
/** A company buys packs for its members: its details for the slip and the invoice, and the payer. */
export const orderTicketBusiness = call(ticketRows.orderTicketBusiness, {
  input: z.strictObject({
    company,
    product: z.enum(ticketPacks),
    packs: z.number().int().min(1).max(50),
    pg_name: z.enum(['portone', 'payple']),
    pay_method: z.enum(walletMethods).default('card'),
    shown_price: wonField,
    agreed: z.literal(true),
    draft_key: draftKey,
  }),
  output: orderTicket.output,
  fails: ['notOnSale', 'paymentRequestFailed', 'analysisInProgress', 'conflictingRepeat', 'repeatInFlight'],
})
/** Both sides: the company that the user manages, and those that they are a member of. */
export const orderTicketCompany = call(ticketRows.orderTicketCompany, {
  ours: true,
  input: z.strictObject({}),
  output: z.object({
    company: z
      .object({
        name: z.string(),
        business_no: z.string(),
        representative: z.string(),
        invoice_email: z.string(),
        invite_code: z.string(),
        /** Not assigned to a member yet. */
        tickets: count,
        lots: z.array(
          z.object({
            order_seq: z.number(),
            tickets: count,
            remaining: count,
            unit_won: wonField,
            expires_on: dayField,
            refundable: wonField,
          }),
        ),
        members: z.array(
          z.object({
            member_seq: z.number(),
            name: z.string().nullable(),
            joined_on: dayField,
            /** The member's unused and used tickets; which home they were used for is private. */
            unused: count,
            used: count,
          }),
        ),
      })
      .nullable(),
    memberships: z.array(z.object({ member_seq: z.number(), company: z.string(), unused: count })),
  }),
  fails: [],
})
export const memberActs = ['join', 'leave', 'give', 'take'] as const
/**
 * A user joins by the company's code or leaves; the company's manager assigns tickets to a member or takes unused ones
 * back.
 */
export const orderTicketMember = call(ticketRows.orderTicketMember, {
  ours: true,
  input: z.discriminatedUnion('act', [
    z.strictObject({ act: z.literal('join'), invite_code: textField(40), name_shown: z.literal(true) }),
    z.strictObject({ act: z.literal('leave'), member_seq: seqField }),
    z.strictObject({ act: z.literal('give'), member_seq: seqField, tickets: z.number().int().min(1).max(500) }),
    z.strictObject({ act: z.literal('take'), member_seq: seqField, tickets: z.number().int().min(1).max(500) }),
  ]),
  output: z.object({ member_seq: z.number(), unused: count }),
  fails: ['notFound', 'ticketNone', 'conflictingRepeat', 'repeatInFlight'],
})
/** All unused tickets of one pack, by its order. */
export const orderTicketRefund = call(ticketRows.orderTicketRefund, {
  ours: true,
  input: z.strictObject({ id: seqField }),
  output: z.object({ tickets: count, amount: wonField }),
  fails: ['orderNotFound', 'ticketNone', 'analysisInProgress', 'conflictingRepeat', 'repeatInFlight'],
})
