import { z } from 'zod'
import { userTypes } from '../account/account.ts'
import { call } from '../../call.ts'
import { dayField, linesField, instantField, seqField, textField, wonField } from '../../values.ts'
import { operatorRows } from './rows.ts'

/** The reason for an action; stored in the audit log with the action. */
export const operatorReason = linesField(300).refine((s) => s.length >= 4, 'too-short')
const reason = operatorReason
/** What exceeds one operator's limit waits for a second operator. */
export const secondState = z.enum(['live', 'waits'])
const orderState = z.enum(['pending', 'completed', 'failed', 'cancelled', 'refunded'])

/** For the first screen. A persona's second factor needs no enrolment. */
export const operatorDesk = call(operatorRows.operatorDesk, {
  ours: true,
  audit: [],
  input: z.strictObject({}),
  output: z.object({ factor: z.enum(['none', 'begun', 'enrolled']), entered: z.boolean() }),
  fails: [],
})
/**
 * A secret for an authenticator, returned once; active from the first right code. `uri` is for the authenticator app.
 */
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
/** Masked in the middle; null if the account has none. */
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
    /** Who viewed this user's data, and why. */
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

/** One event. `what` within `source`; `detail` contains numbers and codes, never personal data. */
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
      /** Null for orders without a home. */
      address_state: z.string().nullable(),
      /** District and building only; the unit is personal data. */
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
      /** The sum of completed and pending refunds: a refund request is checked against it. */
      back: wonField,
      open: z.boolean(),
      /** How much can be refunded now, and whether a partial refund is possible. */
      most: wonField,
      part: z.boolean(),
      /** Requested, waiting for a second operator. */
      waits: z.object({ amount: wonField, mine: z.boolean() }).nullable(),
      /** Unknown whether it was refunded, and the gateway cannot be asked. */
      doubt: z.object({ refund_seq: z.number(), amount: wonField }).nullable(),
    }),
    /** Everything that the gateway has reported under the order's number, whichever window it was paid in. */
    payments: z.array(
      z.object({
        gateway_id: z.string(),
        state: z.string(),
        amount: wonField,
        /** The unrefunded rest; null while a refund is in doubt at a gateway that does not report refunds. */
        left: wonField.nullable(),
        decision: z.enum(['settles', 'goes-back', 'no-money']).nullable(),
        /** Not the order's own payment, with money left, and no refund pending. */
        outside: z.boolean(),
        at: instantField,
      }),
    ),
    moments: z.array(moment),
    notices: z.array(
      z.object({
        notice_seq: z.number(),
        template: z.string(),
        channel: z.enum(['talk', 'text', 'mail']),
        state: z.string(),
        /** What is known of it after the vendor accepted it: accepted, delivered, failed or unknown. */
        result: z.string().nullable(),
        /** The vendor's reason of a failure. */
        result_why: z.string().nullable(),
        again: z.boolean(),
        at: instantField,
      }),
    ),
    jobs: z.array(job),
  }),
  fails: [],
})
/**
 * `seen_back`: the refunded and pending amount shown on the screen. If it has changed, another operator was first.
 * Above one operator's limit it `waits` for a second operator, and no money moves yet.
 */
export const operatorRefund = call(operatorRows.operatorRefund, {
  ours: true,
  audit: ['order_seq', 'amount'],
  input: z.strictObject({ order_seq: seqField, amount: wonField.min(1, 'won-zero'), seen_back: wonField, reason }),
  /** `due_on`: the day by which the refund must be complete. */
  output: z.object({
    refund_seq: z.number().nullable(),
    amount: wonField,
    due_on: dayField.nullable(),
    state: secondState,
  }),
  fails: ['operatorBehind', 'operatorRefused', 'conflictingRepeat', 'repeatInFlight'],
})
/**
 * The second operator's decision on a waiting refund, by its amount; the operator who requested it may only cancel it.
 */
export const operatorRefundDecide = call(operatorRows.operatorRefundDecide, {
  ours: true,
  audit: ['order_seq', 'amount', 'approve'],
  input: z.strictObject({ order_seq: seqField, amount: wonField.min(1, 'won-zero'), approve: z.boolean(), reason }),
  output: z.object({ refund_seq: z.number().nullable(), approved: z.boolean() }),
  fails: ['operatorBehind', 'operatorRefused', 'conflictingRepeat', 'repeatInFlight'],
})
/**
 * Asks the gateway now about the order, by its number, and about the named payment. What is not the order's own payment
 * is refunded: the named one even if the gateway had refused before.
 */
export const operatorPayments = call(operatorRows.operatorPayments, {
  lane: 'payment',
  ours: true,
  audit: ['order_seq', 'gateway_id'],
  input: z.strictObject({ order_seq: seqField, gateway_id: textField(64).min(1, 'missing').nullable(), reason }),
  /** `refund_seq`: of the named payment. */
  output: z.object({ payments: z.number(), refund_seq: z.number().nullable() }),
  fails: ['operatorRefused', 'conflictingRepeat', 'repeatInFlight'],
})
/**
 * A refund in doubt, settled by what an operator saw at the gateway: it was refunded, or it was not and is requested
 * again. The latter is not allowed for the operator who requested it manually.
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
/** Retries a dead-letter job, with all its attempts. */
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
    /** Paid and not delivered yet. */
    supplies: z.array(
      z.object({
        order_seq: z.number(),
        product: z.string(),
        price: wonField,
        supply_by: dayField.nullable(),
        paid_at: instantField.nullable(),
      }),
    ),
    /** Money with an unknown state for longer than it should take: each one that the alarm counts. */
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
    /** Refunds that wait for a second operator. The operator's own must be approved by another one. */
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
