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
/** What stands in the way, and has an end that the person can bring about. */
export const obstacleKinds = ['payment-open', 'report-unfinished', 'address-undecided', 'refund-open'] as const

export const withdrawalRead = call(accountRows.withdrawalRead, {
  input: z.strictObject({}),
  output: z.object({
    obstacles: z.array(z.object({ kind: z.enum(obstacleKinds), count: z.number() })),
    /** The one that was asked for and not undone. */
    asked: z.object({ reason: z.enum(withdrawalReasons), asked_at: instantField, due_at: instantField }).nullable(),
    /** How many days it may be undone. */
    grace_days: z.number(),
    /** What goes, in rows of this person's, by what it is. */
    goes: z.array(z.object({ area: z.string(), rows: z.number() })),
    /** Unused tickets go without a won, unless they are refunded first: by the pack's order, where the money was this person's. */
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
    /** What another law keeps: how many records, until when at the latest, by which law. */
    kept: z.array(z.object({ kind: z.string(), records: z.number(), law: z.string(), until: dayField })),
  }),
  fails: [],
})
export const withdrawalAsk = call(accountRows.withdrawalAsk, {
  /** `leave_tickets`: how many unused tickets the person was shown and gives up; with more than those it is unable. */
  input: z.strictObject({ reason: z.enum(withdrawalReasons), leave_tickets: z.number().int().min(0).default(0) }),
  output: z.object({ due_at: instantField }),
  fails: ['withdrawalUnable', 'withdrawalAsked'],
})
/** To stay after all: undoes what was asked for, if it was, and says why. */
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
