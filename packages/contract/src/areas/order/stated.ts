import { z } from 'zod'
import { faqTags } from '../shell/faq-tags.ts'
import { linesField, wonField } from '../../values.ts'

const yesNo = z.enum(['Y', 'N'])

/** The user's own statements: shown to them in the order and next to the report, and never our own figure. */
export const statedFields = {
  faq: z.array(z.enum(faqTags)).max(faqTags.length).default([]),
  faq_write: linesField(1000).nullable().default(null),
  loan: yesNo.nullable().default(null),
  cash_amount: wonField.nullable().default(null),
  /** The landlord repays earlier loans out of the balance (선순위 대출 상환 조건), and how much of them. */
  first_repay_yn: yesNo.nullable().default(null),
  first_repay_amount: wonField.nullable().default(null),
  /** The value of the home according to the realtor, and why. */
  expectation_price: wonField.nullable().default(null),
  expectation_reason: linesField(500).nullable().default(null),
  /** The term of the lease in months, if known. */
  contract_months: z.number().int().min(1).max(600).nullable().default(null),
}
export const stated = z.object(statedFields)
export type Stated = z.output<typeof stated>
