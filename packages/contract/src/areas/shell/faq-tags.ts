// Separate from the schemas, which the browser does not need.

/**
 * What a user may want to know or state besides the contract; three of them are about how a running lease continues.
 */
export const faqTags = ['계약연장', '이미연장', '중도해지', '선순위', '자금', '집값', '지역', '직접질문'] as const
export type FaqTag = (typeof faqTags)[number]
/** A reset keeps these (specification, section 4). */
export const savedFaqTags = ['계약연장', '이미연장', '중도해지'] as const satisfies readonly FaqTag[]

/** What an order that starts from the address assumes, and shows (specification, section 4). */
export const addressPreset = {
  contract_months: 24,
  contract_period: '이사전',
  contract_period_detail: '계약예정',
} as const
