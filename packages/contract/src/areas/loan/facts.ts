import { loanRegions } from '@jipsalpim/engine/loan/facts.ts'
import { z } from 'zod'
import { dayField, wonField } from '../../values.ts'

const yesNo = z.boolean().nullable()
const money = wonField.nullable()

/**
 * The answers to the loan questions, without the day: the server uses its own. Null is 'I do not know'; won, m²,
 * calendar days.
 */
export const loanAnswers = z.strictObject({
  birth: dayField.nullable(),
  serviceMonths: z.number().int().min(0).max(120).nullable(),
  ownsHome: yesNo,
  head: z.enum(['head', 'prospective', 'neither']).nullable(),
  alone: yesNo,
  income: money,
  spouseIncome: money,
  held: z.enum(['none', 'own', 'adult-fund', 'adult-bank']).nullable(),
  repays: yesNo,
  /** Net assets; may be negative. */
  assets: z.number().int().min(-9_999_999_999_999).max(9_999_999_999_999).nullable(),
  marriage: z
    .discriminatedUnion('state', [
      z.strictObject({ state: z.literal('single') }),
      z.strictObject({ state: z.enum(['married', 'planned']), on: dayField }),
    ])
    .nullable(),
  youngest: z.union([dayField, z.literal('none')]).nullable(),
  children: z.number().int().min(0).max(20).nullable(),
  smallFirm: yesNo,
  victim: z.enum(['none', 'decided', 'lost']).nullable(),
  region: z.enum(loanRegions).nullable(),
  deposit: money,
  rent: money,
  area: z.number().positive().max(10_000).nullable(),
  startsOn: dayField.nullable(),
  credit: z.enum(['clean', 'arrears', 'recovery']).nullable(),
  publicRental: yesNo,
  shortJob: yesNo,
  calledIn: z.union([dayField, z.literal('none')]).nullable(),
  welfare: z.enum(['none', 'basic', 'single-parent', 'supported']).nullable(),
})
export type LoanAnswers = z.output<typeof loanAnswers>
