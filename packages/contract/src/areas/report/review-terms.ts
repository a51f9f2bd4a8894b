export const reviewStates = ['sent', 'approved', 'refused'] as const
/** Minimum characters of a review. */
export const REVIEW_LEAST = 10
export const REVIEW_MOST = 1000
export const reviewStars = [5, 4, 3, 2, 1] as const
/** Reviews per page. */
export const REVIEWS_A_PAGE = 10
