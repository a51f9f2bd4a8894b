import { z } from 'zod'
import { call } from '../../call.ts'
import { dayField, instantField, seqField, wonField } from '../../values.ts'
import { operatorReason } from '../operator/back-office.ts'
import { MOST_AT_ONCE, pointKinds, pointMoves } from './points-terms.ts'
import { pointsRows } from './rows.ts'

/** The user's points, 1 P = 1 won, from the ledger: what may be spent, by expiry date. */
export const subscribePointAmount = call(pointsRows.subscribePointAmount, {
  input: z.strictObject({}),
  output: z.object({
    points: wonField,
    /** Points that expire first are spent first. */
    lots: z.array(
      z.object({
        won: wonField,
        /** The last day on which they can be spent. */
        ends_on: dayField,
        // ours
        kind: z.enum(pointKinds),
        given: wonField,
        given_on: dayField,
      }),
    ),
    // ours
    /** Reserved for a payment in progress; released if nothing is paid. */
    held: wonField,
    /** Newest first, at most 50; negative ones are debits. */
    moves: z.array(z.object({ kind: z.enum(pointMoves), won: z.number(), at: instantField })),
  }),
  fails: [],
})

/**
 * An operator's grant: for an inconvenience with an order, once per order; or without one, once for the same reason and
 * day. Never instead of a refund, which is paid by the original payment method.
 */
export const operatorPointsGive = call(pointsRows.operatorPointsGive, {
  ours: true,
  audit: ['user_seq', 'order_seq', 'won'],
  input: z.strictObject({
    user_seq: seqField,
    order_seq: seqField.nullable().default(null),
    won: wonField.min(1, 'won-zero').max(MOST_AT_ONCE, 'won-too-much'),
    reason: operatorReason,
  }),
  output: z.object({
    won: wonField,
    ends_on: dayField,
    /** False: these were given before, and this call gave none. */
    fresh: z.boolean(),
  }),
  fails: ['notFound', 'operatorRefused', 'conflictingRepeat', 'repeatInFlight'],
})
