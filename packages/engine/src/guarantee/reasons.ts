import type { Numbers } from '../assessment.ts'

/** Why not, what is missing, and what is worth knowing beside. */
export const guaranteeReasonIds = [
  'kind-not-covered',
  'kind-unknown',
  'right-on-register',
  'trust',
  'illegal-building',
  'non-residential-use',
  'building-unapproved',
  'land-right-missing',
  'owner-mismatch',
  'landlord-barred',
  'deposit-over-limit',
  'senior-over-limit',
  'senior-borderline',
  'sum-over-value',
  'term-too-short',
  'window-closed',
  'guarantor-price-unknown',
  'deposit-unknown',
  'rent-unknown',
  'region-unknown',
  'other-deposits-unknown',
  'amount-unread',
  'term-unknown',
  'before-rules',
  'hf-borrowers-only',
  'sgi-value-rule',
] as const
export type GuaranteeReasonId = (typeof guaranteeReasonIds)[number]

/** Conditions that no paper before us shows. */
export const guaranteeUncheckedIds = [
  'landlord-barred',
  'other-residents',
  'moved-in-and-fixed',
  'sealed-by-broker',
  // 민법 265조 asks for more than half; what the guarantor asks of co-owners is in none of its papers that we have
  'co-owners-sign',
] as const
export type GuaranteeUncheckedId = (typeof guaranteeUncheckedIds)[number]

/** What a fee was reckoned with because nobody told it. */
export const feeAssumptionIds = [
  'term-two-years',
  'no-discount',
  'market-for-kb',
  'few-trades',
  'earlier-price-skipped',
  'estimate-only',
] as const
export type FeeAssumptionId = (typeof feeAssumptionIds)[number]

export type Reason = { id: GuaranteeReasonId; numbers: Numbers }
export const bareReason = (id: GuaranteeReasonId): Reason => ({ id, numbers: {} })
