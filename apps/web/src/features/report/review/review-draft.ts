import type { reviewStars } from '@jipsalpim/contract/areas/report/review-terms.ts'

/** A review as it is being written: kept in this tab until it is sent. */
export type ReviewDraft = { stars: (typeof reviewStars)[number] | null; text: string }
const DRAFT = 'nz_review'
const empty: ReviewDraft = { stars: null, text: '' }

export function readReview(report: number): ReviewDraft {
  try {
    // Only saveReview writes it.
    const kept = JSON.parse(sessionStorage.getItem(DRAFT) ?? 'null') as { report: number; draft: ReviewDraft } | null
    return kept?.report === report ? kept.draft : empty
  } catch {
    return empty
  }
}
export const saveReview = (report: number, draft: ReviewDraft): void =>
  sessionStorage.setItem(DRAFT, JSON.stringify({ report, draft }))
export const dropReview = (): void => sessionStorage.removeItem(DRAFT)
