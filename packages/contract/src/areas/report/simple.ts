import type { HomeKind } from '@jipsalpim/engine/property/home-kind-names.ts'
import type { PriceRange } from '@jipsalpim/engine/assessment.ts'
import type { ScamTown } from '@jipsalpim/engine/law/scam-towns.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { Known } from '@jipsalpim/engine/values/known.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { contractTypes } from '../order/lease-fields.ts'
import { stated } from '../order/stated.ts'
import { instantField, textField, wonField } from '../../values.ts'
import { reportRows } from './rows.ts'

// The engine's own shapes, sent unchanged.
const knownField = <T>() => z.custom<Known<T>>((v) => typeof v === 'object' && v !== null)

/** Rental fraud in a district: the cases that its city counted, and the guarantor's accidents of the last months. */
export const scamTownField = z.object({
  address_si: z.string(),
  address_gu: z.string(),
  cases: knownField<ScamTown>(),
  /** 'not-found': only districts with ten or more accidents are published, and this one is not among them. */
  accidents: knownField<{ count: number; rate_percent: number }>(),
})

/** A report from public data alone, before anything is paid: without a register. */
export const simpleReport = z.object({
  id: z.string(),
  made_at: instantField,
  from_register: z.literal(false),
  sample: z.boolean(),
  address: z.string(),
  kind: knownField<HomeKind>(),
  area: knownField<number>(),
  approved_on: knownField<Day>(),
  violation: knownField<boolean>(),
  price: knownField<PriceRange>(),
  deposit_amount: wonField,
  rental_amount: wonField,
  /** The user's own statements: shown again, not part of the price. */
  first_repay_yn: stated.shape.first_repay_yn,
  first_repay_amount: stated.shape.first_repay_amount,
  cash_amount: stated.shape.cash_amount,
  scam_town: scamTownField,
})
export type SimpleReport = z.output<typeof simpleReport>

const unit = textField(40).nullable().default(null)
export const reportSimpleMake = call(reportRows.reportSimpleMake, {
  limit: { perMinute: 10, by: 'user' },
  input: z
    .strictObject({
      address_key: z.string().max(2000),
      building_dong: unit,
      building_ho: unit,
      contract_type: z.enum(contractTypes),
      deposit_amount: wonField.min(1, 'won-zero'),
      rental_amount: wonField.default(0),
      first_repay_yn: stated.shape.first_repay_yn,
      first_repay_amount: stated.shape.first_repay_amount,
      cash_amount: stated.shape.cash_amount,
    })
    .refine((r) => (r.contract_type === '전세') === (r.rental_amount === 0), {
      path: ['rental_amount'],
      message: 'rent-does-not-fit',
    }),
  output: simpleReport,
  fails: [],
})
/** An earlier simple report: stored for seven days under an unguessable id. */
export const reportSimpleRead = call(reportRows.reportSimpleRead, {
  input: z.strictObject({ id: z.string().regex(/^[\w-]{20,60}$/, 'bad-characters') }),
  output: simpleReport,
  fails: [],
})
export const reportScamTown = call(reportRows.reportScamTown, {
  input: z.strictObject({ address_si: textField(20).min(1), address_gu: textField(20).min(1) }),
  output: scamTownField,
  fails: [],
})
/** How many homes were checked in each district within seven days, without homes or users. */
export const reportSimpleCounts = call(reportRows.reportSimpleCounts, {
  input: z.strictObject({}),
  output: z.object({
    days: z.number(),
    towns: z.array(z.object({ address_si: z.string(), address_gu: z.string(), count: z.number() })),
  }),
  fails: [],
})
