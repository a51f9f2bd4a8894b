import type { reviewStars } from '@jipsalpim/contract/areas/report/review-terms.ts'
import { tabDraft } from '../../../kernel/tab-draft.ts'

export type ReviewDraft = { stars: (typeof reviewStars)[number] | null; text: string }
/** Per report. */
export const reviewDraft = tabDraft<ReviewDraft>('nz_review')
export const emptyReview: ReviewDraft = { stars: null, text: '' }
