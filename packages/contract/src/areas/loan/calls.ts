import { z } from 'zod'
import { call } from '../../call.ts'
import { dayField, instantField, seqField } from '../../values.ts'
import { loanAnswers } from './facts.ts'
import { loanRows } from './rows.ts'

const span = z.object({ low: z.number(), high: z.number() })
/** The judgement of one product. Rates are hundredths of a percent a year. */
export const keptProduct = z.object({
  code: z.string(),
  verdict: z.enum(['eligible', 'conditional', 'notEligible']),
  amount: span,
  rate: span,
  monthly: span,
})
const kept = z.object({
  result_seq: seqField,
  /** The day whose rules it was judged by, and their hash. */
  as_of: dayField,
  pack: z.string(),
  kept_at: instantField,
  kept_until: dayField,
  products: z.array(keptProduct),
})

export const loanProducts = call(loanRows.loanProducts, {
  limit: { perMinute: 60, by: 'address' },
  ours: true,
  input: z.strictObject({ day: dayField.optional() }),
  output: z.object({
    pack: z.string(),
    day: dayField,
    products: z.array(
      z.object({
        code: z.string(),
        /** False: not offered any more. */
        offered: z.boolean(),
        /** The row in force, as the engine has it: its shape is in `packages/engine/src/loan/terms.ts`. */
        terms: z.unknown(),
        from: dayField,
        source: z.string(),
        as_of: dayField,
      }),
    ),
    announced: z.array(
      z.object({
        code: z.string(),
        state: z.enum(['announced', 'dated', 'in-force']),
        from: dayField.nullable(),
        source: z.string(),
      }),
    ),
  }),
  fails: [],
})

/**
 * Stores the answers and the result for a year, with the user's consent. The server judges them again by the same
 * engine.
 */
export const loanKeep = call(loanRows.loanKeep, {
  limit: { perHour: 30, by: 'user' },
  ours: true,
  input: z.strictObject({
    answers: loanAnswers,
    /** The rules that the device judged by. */
    pack: z.string().max(60),
    /** The checkbox 'keep my answers for a year', never checked beforehand. */
    consent: z.literal(true),
  }),
  output: kept,
  fails: ['changedSince'],
})
export const loanKept = call(loanRows.loanKept, {
  ours: true,
  input: z.strictObject({}),
  /** `stale`: the rules have changed since. */
  output: kept.extend({ answers: loanAnswers, stale: z.boolean() }).nullable(),
  fails: [],
})
export const loanForget = call(loanRows.loanForget, {
  ours: true,
  input: z.strictObject({}),
  output: z.object({}),
  fails: [],
})
