import { keptFaqTags, type FaqTag } from '@jipsalpim/contract/areas/shell/faq-tags.ts'
import type { OrderAnswers } from './order.funnel.tsx'

export type KeptTag = (typeof keptFaqTags)[number]
export const isKept = (tag: string): tag is KeptTag => keptFaqTags.some((kept) => kept === tag)

/** What is left when the questions are cleared: how to continue the running lease is not asked twice. */
export const resetFaq = (faq: readonly FaqTag[]): FaqTag[] => faq.filter(isKept)

/** The plan for a running lease is also one of the questions, and replaces an earlier plan. */
export const withPlan = (plan: NonNullable<OrderAnswers['extension']>, faq: readonly FaqTag[] = []): FaqTag[] => [
  ...(isKept(plan) ? [plan] : []),
  ...faq.filter((tag) => !isKept(tag)),
]
