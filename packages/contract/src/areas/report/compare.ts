import { grades } from '@jipsalpim/engine/assessment.ts'
import { conversionLimits } from '@jipsalpim/engine/compare/living-cost.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { dayField, instantField, seqField, wonField } from '../../values.ts'
import { assessment, reportItem } from './report.ts'
import { reportRows } from './rows.ts'

/** Why a report cannot be compared: there is none yet, it could not be made, or it was refunded. */
export const unfitReasons = ['waiting-address', 'preparing', 'failed', 'cancelled', 'refunded'] as const

const candidate = reportItem
  .pick({
    order_seq: true,
    report_seq: true,
    address: true,
    building_dong: true,
    building_ho: true,
    deposit_amount: true,
    grade: true,
  })
  .extend({
    rental_amount: wonField,
    /** The date of its data. */
    day: dayField.nullable(),
    /** Reports of one register have the same number; null as long as the register is unknown. */
    home: z.number().nullable(),
    why_not: z.enum(unfitReasons).nullable(),
  })

/** The user's own reports, newest first, each with the reason if it cannot be compared. */
export const compareItems = call(reportRows.compareItems, {
  input: z.strictObject({}),
  output: z.object({ candidates: z.array(candidate) }),
  fails: [],
})

/** One side of a comparison: the stored register and answers, judged today. Nothing is fetched and nothing charged. */
export const compareOrderItem = call(reportRows.compareOrderItem, {
  input: z.strictObject({
    order_seq: seqField,
    /** The conversion rate between deposit and rent, hundredths of a percent a year; by default today's legal one. */
    rent_rate: z.coerce.number().int().min(conversionLimits.least).max(conversionLimits.most).optional(),
  }),
  output: z.object({
    order_seq: z.number(),
    report_seq: z.number(),
    sample: z.boolean(),
    /** The stored report, which is not changed. */
    stored: z.object({
      version: z.number(),
      ready_at: instantField,
      rule_pack: z.string(),
      grade: z.enum(grades).nullable(),
      score: z.number().nullable(),
    }),
    /** null if the legal rate of the day is unknown. */
    rent_rate: z.number().nullable(),
    /** Null if the rate, the deposit or the rent is unknown. */
    cost: z.object({ monthly: wonField, as_deposit: wonField }).nullable(),
    assessment,
  }),
  fails: ['compareUnfit'],
  limit: { perHour: 240, by: 'user' },
})
