import { isBusinessNo } from '@jipsalpim/engine/values/business-no.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { draftKey, order, orderComplete, orderDraft, paidAgain } from '../order/order.ts'
import { ticketPacks } from './packs.ts'
import { dayField, instantField, seqField, textField, wonField } from '../../values.ts'
import { ticketRows } from './rows.ts'

const count = z.number().int().min(0)

/** The wallet: tickets by the pack that they came with, the one that ends first first. */
export const orderTicketAmount = call(ticketRows.orderTicketAmount, {
  input: z.strictObject({}),
  output: z.object({
    amount: count,
    /** Won of unused tickets whose refund is on its way. */
    refunding: wonField,
    /** Payments for packs beside the one that each was bought with. What is back is told for 90 days. */
    paid_again: z.array(paidAgain),
    lots: z.array(
      z.object({
        lot_seq: z.number(),
        /** The pack's order; null for tickets that somebody else has bought. */
        order_seq: z.number().nullable(),
        tickets: count,
        remaining: count,
        unit_won: wonField,
        /** The last day, to its end. */
        expires_on: dayField,
        /** What goes back for the unused ones; 0 where it is not this person's money. */
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
        /** In is positive, out negative. */
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
    /** What the person was shown: never used as a price. */
    shown_price: wonField,
    /** Terms of use, end and refund were shown and agreed to. */
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
/** The window came back: the gateway is asked. */
export const orderTicketPayment = call(ticketRows.orderTicketPayment, {
  input: orderComplete.input,
  output: z.object({
    result: z.enum(['paid', 'checking']),
    product: z.enum(ticketPacks),
    tickets: count,
    expires_on: dayField.nullable(),
    /** Bought by a company: nobody's to use until they are given. */
    for_company: z.boolean(),
  }),
  fails: orderComplete.fails,
})
/** Pays an order that is still open. The answer is the order that took its place. */
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
/** Orders a draft and pays it by a ticket, at once. */
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
/** A company buys packs for its members: who it is, for the slip and the invoice, and who pays. */
export const orderTicketBusiness = call(ticketRows.orderTicketBusiness, {
  input: z.strictObject({
    company,
    product: z.enum(ticketPacks),
    packs: z.number().int().min(1).max(50),
    pg_name: z.enum(['portone', 'payple']),
    shown_price: wonField,
    agreed: z.literal(true),
    draft_key: draftKey,
  }),
  output: orderTicket.output,
  fails: ['notOnSale', 'paymentRequestFailed', 'analysisInProgress', 'conflictingRepeat', 'repeatInFlight'],
})
/** Both sides: the company that a person keeps, and those that he is a member of. */
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
        /** Not given to anybody yet. */
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
            /** In his hands, and used; for which home is his own affair. */
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
/** A person joins by the company's code or leaves; who keeps the company gives tickets to a member or takes unused ones back. */
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
