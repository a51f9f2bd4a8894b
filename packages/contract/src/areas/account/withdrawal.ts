import { z } from 'zod'
import { call } from '../../call.ts'
import { dayField, instantField, linesField, wonField } from '../../values.ts'
import { accountRows } from './rows.ts'

export const withdrawalReasons = [
  'not-needed',
  'too-hard',
  'not-accurate',
  'too-expensive',
  'too-many-messages',
  'privacy',
  'other',
] as const
export const stayReasons = ['reports', 'alerts', 'coupons', 'soon-again', 'mistake', 'other'] as const
/** What blocks the withdrawal; the user can resolve each of them. */
export const obstacleKinds = [
  'payment-open',
  'report-unfinished',
  'address-undecided',
  'refund-open',
  'watch-account',
] as const

export const withdrawalRead = call(accountRows.withdrawalRead, {
  input: z.strictObject({}),
  output: z.object({
    obstacles: z.array(z.object({ kind: z.enum(obstacleKinds), count: z.number() })),
    /** The pending withdrawal request. */
    asked: z.object({ reason: z.enum(withdrawalReasons), asked_at: instantField, due_at: instantField }).nullable(),
    /** For how many days it can be undone. */
    grace_days: z.number(),
    /** The user's data that is deleted: rows per area. */
    goes: z.array(z.object({ area: z.string(), rows: z.number() })),
    /**
     * Unused tickets are deleted without compensation, unless they are refunded first: by the pack's order, if this
     * user paid.
     */
    tickets: z.object({
      amount: z.number(),
      packs: z.array(
        z.object({
          order_seq: z.number().nullable(),
          remaining: z.number(),
          refundable: wonField,
          expires_on: dayField,
        }),
      ),
    }),
    /** Points that were given and not spent, won: they end with the account, without compensation. */
    points: wonField,
    /** Watches that have not ended: the request stops them. `refund`: won that is refunded if they stop today. */
    watches: z.object({ count: z.number(), refund: wonField }),
    /** What other laws require us to retain: how many records, until when at the latest, by which law. */
    kept: z.array(z.object({ kind: z.string(), records: z.number(), law: z.string(), until: dayField })),
  }),
  fails: [],
})
export const withdrawalAsk = call(accountRows.withdrawalAsk, {
  /**
   * `leave_tickets`: how many unused tickets the user was shown and gives up; `stop_watches`: how many watches stop. If
   * there are more, the withdrawal is refused.
   */
  input: z.strictObject({
    reason: z.enum(withdrawalReasons),
    leave_tickets: z.number().int().min(0).default(0),
    stop_watches: z.number().int().min(0).default(0),
  }),
  output: z.object({ due_at: instantField }),
  fails: ['withdrawalUnable', 'withdrawalAsked'],
})
/** Undoes a pending request, if there is one; `reasons`: why the user stays. */
export const withdrawalUndo = call(accountRows.withdrawalUndo, {
  input: z.strictObject({ reasons: z.array(z.enum(stayReasons)).max(10) }),
  output: z.object({ undone: z.boolean() }),
  fails: [],
})
export const withdrawalComment = call(accountRows.withdrawalComment, {
  input: z.strictObject({ comment: linesField(1000) }),
  output: z.object({}),
  fails: [],
})
