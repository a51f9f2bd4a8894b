import type { Numbers } from '../values/numbers.ts'

/** Reasons for a refusal, missing facts, and other notes. */
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

/** Conditions that none of our documents shows. */
export const guaranteeUncheckedIds = [
  'landlord-barred',
  'other-residents',
  'moved-in-and-fixed',
  'sealed-by-broker',
  // 민법 265조 requires more than half; the guarantor's requirement for co-owners is in none of its documents that we have
  'co-owners-sign',
] as const
export type GuaranteeUncheckedId = (typeof guaranteeUncheckedIds)[number]

/** Assumptions of a fee for missing input. */
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
