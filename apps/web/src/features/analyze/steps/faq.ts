import { savedFaqTags, type FaqTag } from '@jipsalpim/contract/areas/shell/faq-tags.ts'
import type { OrderAnswers } from '../order.funnel.tsx'

export type SavedTag = (typeof savedFaqTags)[number]
export const isSaved = (tag: string): tag is SavedTag => savedFaqTags.some((saved) => saved === tag)

/**
 * What is left after the questions are cleared: the plan for the running lease is kept, so that it is not asked twice.
 */
export const resetFaq = (faq: readonly FaqTag[]): FaqTag[] => faq.filter(isSaved)

/** The plan for a running lease is also one of the questions, and replaces an earlier plan. */
export const withPlan = (plan: NonNullable<OrderAnswers['extension']>, faq: readonly FaqTag[] = []): FaqTag[] => [
  ...(isSaved(plan) ? [plan] : []),
  ...faq.filter((tag) => !isSaved(tag)),
]
