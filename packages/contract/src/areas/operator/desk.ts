import { z } from 'zod'
import { userTypes } from '../account/account.ts'
import { call } from '../../call.ts'
import { dayField, linesField, instantField, seqField, textField, wonField } from '../../values.ts'
import { operatorRows } from './rows.ts'

/** Why something is done; it stays in the audit beside what was done. */
export const operatorReason = linesField(300).refine((s) => s.length >= 4, 'too-short')
const reason = operatorReason
/** What one operator's word is not enough for waits for another one's. */
export const secondState = z.enum(['live', 'waits'])
const orderState = z.enum(['pending', 'completed', 'failed', 'cancelled', 'refunded'])

/** What the screen shows first. A persona's second factor needs no enrolment. */
export const operatorDesk = call(operatorRows.operatorDesk, {
  ours: true,
  audit: [],
  input: z.strictObject({}),
  output: z.object({ factor: z.enum(['none', 'begun', 'enrolled']), entered: z.boolean() }),
  fails: [],
})
/** A secret for an authenticator, told once; it counts from the first right code. `uri` is what such an app reads. */
export const operatorEnrol = call(operatorRows.operatorEnrol, {
  ours: true,
  audit: [],
  input: z.strictObject({}),
  output: z.object({ secret: z.string(), uri: z.string() }),
  fails: ['logInAgain'],
})
export const operatorEnter = call(operatorRows.operatorEnter, {
  ours: true,
  audit: [],
  input: z.strictObject({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, 'six-digits'),
  }),
  output: z.object({ entered: z.literal(true) }),
  fails: ['secondFactorWrong'],
})

const foundOrder = z.object({
  order_seq: z.number(),
  merchant_uid: z.string(),
  user_seq: z.number(),
  state: orderState,
  price: wonField,
  created_at: instantField,
})
/** Masked in the middle; null where the account has none. */
const masked = z.object({
  user_seq: z.number(),
  role: z.enum(['user', 'realtor', 'operator']),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  joined_at: instantField,
  leaves: z.boolean(),
})
export const operatorFind = call(operatorRows.operatorFind, {
  ours: true,
  audit: ['by'],
  input: z.strictObject({
    by: z.enum(['phone', 'email', 'order', 'report', 'person']),
    text: textField(120).min(1, 'missing'),
  }),
  output: z.object({ people: z.array(masked), orders: z.array(foundOrder) }),
  fails: [],
})
export const operatorPerson = call(operatorRows.operatorPerson, {
  ours: true,
  audit: ['user_seq'],
  input: z.strictObject({ user_seq: seqField }),
  output: z.object({
    person: masked,
    type: z.enum(userTypes).nullable(),
    verified_at: instantField.nullable(),
    devices: z.number(),
    orders: z.array(foundOrder),
    events: z.array(z.object({ kind: z.string(), at: instantField })),
    /** Who looked at this person, and why. */
    looked: z.array(
      z.object({ operator_seq: z.number(), call: z.string(), reason: z.string().nullable(), at: instantField }),
    ),
  }),
  fails: [],
})
export const operatorReveal = call(operatorRows.operatorReveal, {
  ours: true,
  audit: ['user_seq'],
  input: z.strictObject({ user_seq: seqField, reason }),
  output: z.object({
    name: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    homes: z.array(z.object({ order_seq: z.number(), home: z.string() })),
  }),
  fails: [],
})

/** One thing that happened. `what` within `source`; `detail` holds numbers and tokens, never a person's data. */
const moment = z.object({
  id: z.string(),
  at: instantField,
  source: z.enum([
    'order',
    'coupon',
    'ticket',
    'attempt',
    'webhook',
    'refund',
    'payment',
    'account',
    'receipt',
    'ledger',
    'report',
    'step',
    'notice',
    'push',
    'edit',
    'difference',
    'desk',
  ]),
  what: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
const job = z.object({
  job_seq: z.number(),
  name: z.string(),
  state: z.string(),
  attempts: z.number(),
  error: z.string().nullable(),
  run_at: instantField,
  order_seq: z.number().nullable(),
})
export const operatorOrder = call(operatorRows.operatorOrder, {
  ours: true,
  audit: ['order_seq'],
  input: z.strictObject({ order_seq: seqField }),
  output: z.object({
    order: foundOrder.extend({
      /** Null for what has no home. */
      address_state: z.string().nullable(),
      /** To the district and building; the unit is the person's. */
      area: z.string().nullable(),
      pg_name: z.string(),
      product: z.string(),
      pay_method: z.string(),
      supply_by: dayField.nullable(),
      discount: wonField,
      paid_at: instantField.nullable(),
      delivered_at: instantField.nullable(),
    }),
    money: z.object({
      paid: wonField,
      /** Done and on its way together: what a refund is asked against. */
      back: wonField,
      open: z.boolean(),
      /** What may go back now, and whether a part of it may. */
      most: wonField,
      part: z.boolean(),
      /** Asked for and waiting for another operator's word. */
      waits: z.object({ amount: wonField, mine: z.boolean() }).nullable(),
      /** Nobody knows whether it went back, and the gateway cannot be asked. */
      doubt: z.object({ refund_seq: z.number(), amount: wonField }).nullable(),
    }),
    /** Everything that the gateway has told us of under the order's number, whichever window it was paid in. */
    payments: z.array(
      z.object({
        gateway_id: z.string(),
        state: z.string(),
        amount: wonField,
        /** What is held of it still; null while a refund is in doubt at a gateway that does not tell what went back. */
        left: wonField.nullable(),
        decision: z.enum(['settles', 'goes-back', 'no-money']).nullable(),
        /** Stands outside the order's own payment, holds money, and nothing is on its way. */
        outside: z.boolean(),
        at: instantField,
      }),
    ),
    moments: z.array(moment),
    notices: z.array(
      z.object({
        notice_seq: z.number(),
        template: z.string(),
        state: z.string(),
        again: z.boolean(),
        at: instantField,
      }),
    ),
    jobs: z.array(job),
  }),
  fails: [],
})
/**
 * `seen_back`: what the screen knew to be back or on its way. When it is not so any more, another one was first. Above the
 * limit of one operator's word it `waits` for another one, and no money moves yet.
 */
export const operatorRefund = call(operatorRows.operatorRefund, {
  ours: true,
  audit: ['order_seq', 'amount'],
  input: z.strictObject({ order_seq: seqField, amount: wonField.min(1, 'won-zero'), seen_back: wonField, reason }),
  /** `due_on`: the last day on which it may still be on its way. */
  output: z.object({
    refund_seq: z.number().nullable(),
    amount: wonField,
    due_on: dayField.nullable(),
    state: secondState,
  }),
  fails: ['operatorBehind', 'operatorRefused', 'conflictingRepeat', 'repeatInFlight'],
})
/** The second operator's word on what waits, by its amount; who asked for it may only give it up. */
export const operatorRefundDecide = call(operatorRows.operatorRefundDecide, {
  ours: true,
  audit: ['order_seq', 'amount', 'approve'],
  input: z.strictObject({ order_seq: seqField, amount: wonField.min(1, 'won-zero'), approve: z.boolean(), reason }),
  output: z.object({ refund_seq: z.number().nullable(), approved: z.boolean() }),
  fails: ['operatorBehind', 'operatorRefused', 'conflictingRepeat', 'repeatInFlight'],
})
/**
 * The gateway is asked about the order now, by its number, and about the payment that is named. What stands outside the
 * order's own payment goes back: the named one also when the gateway had refused before.
 */
export const operatorPayments = call(operatorRows.operatorPayments, {
  ours: true,
  audit: ['order_seq', 'gateway_id'],
  input: z.strictObject({ order_seq: seqField, gateway_id: textField(64).min(1, 'missing').nullable(), reason }),
  /** `refund_seq`: of the payment that was named. */
  output: z.object({ payments: z.number(), refund_seq: z.number().nullable() }),
  fails: ['operatorRefused', 'conflictingRepeat', 'repeatInFlight'],
})
/**
 * A refund in doubt, as an operator saw it at the gateway: it went back, or it did not and is asked for again. The latter
 * is not for who asked for it by hand.
 */
export const operatorRefundSettle = call(operatorRows.operatorRefundSettle, {
  ours: true,
  audit: ['order_seq', 'refund_seq', 'went_back'],
  input: z.strictObject({ order_seq: seqField, refund_seq: seqField, went_back: z.boolean(), reason }),
  output: z.object({ refund_seq: z.number(), state: z.enum(['done', 'asked']) }),
  fails: ['operatorBehind', 'operatorRefused', 'conflictingRepeat', 'repeatInFlight'],
})
export const operatorNotice = call(operatorRows.operatorNotice, {
  ours: true,
  audit: ['notice_seq'],
  input: z.strictObject({ notice_seq: seqField, reason }),
  output: z.object({ notice_seq: z.number() }),
  fails: ['operatorBehind', 'operatorRefused', 'conflictingRepeat', 'repeatInFlight'],
})
/** A job in the dead letters runs again, with all its tries. */
export const operatorJob = call(operatorRows.operatorJob, {
  ours: true,
  audit: ['job_seq'],
  input: z.strictObject({ job_seq: seqField, reason }),
  output: z.object({ job_seq: z.number() }),
  fails: ['operatorBehind', 'conflictingRepeat', 'repeatInFlight'],
})
export const operatorLists = call(operatorRows.operatorLists, {
  ours: true,
  audit: [],
  input: z.strictObject({}),
  output: z.object({
    jobs: z.array(job),
    differences: z.array(
      z.object({
        difference_seq: z.number(),
        vendor: z.string(),
        merchant_uid: z.string(),
        order_seq: z.number().nullable(),
        kind: z.string(),
        ours: wonField.nullable(),
        theirs: wonField.nullable(),
        at: instantField,
      }),
    ),
    /** Paid for and not there yet. */
    supplies: z.array(
      z.object({
        order_seq: z.number(),
        product: z.string(),
        price: wonField,
        supply_by: dayField.nullable(),
        paid_at: instantField.nullable(),
      }),
    ),
    /** Money whose place nobody knows for longer than it should take: each one that the alarm counts. */
    doubts: z.array(
      z.object({
        kind: z.enum(['attempt', 'refund', 'payment', 'difference']),
        /** The number of the attempt, refund, payment or difference. */
        seq: z.number(),
        order_seq: z.number().nullable(),
        merchant_uid: z.string(),
        amount: wonField,
        checks: z.number().nullable(),
        at: instantField,
      }),
    ),
    reports: z.array(
      z.object({ report_seq: z.number(), order_seq: z.number(), failure: z.string().nullable(), at: instantField }),
    ),
    /** Refunds that wait for another operator's word. One's own is agreed to by somebody else. */
    asked: z.array(
      z.object({
        ask_seq: z.number(),
        order_seq: z.number(),
        amount: wonField,
        reason: z.string(),
        made_by: z.number(),
        mine: z.boolean(),
        due_on: dayField,
        at: instantField,
      }),
    ),
    refunds: z.array(
      z.object({
        refund_seq: z.number(),
        order_seq: z.number(),
        amount: wonField,
        state: z.string(),
        reason: z.string(),
        checks: z.number(),
        due_on: dayField.nullable(),
        at: instantField,
      }),
    ),
  }),
  fails: [],
})
