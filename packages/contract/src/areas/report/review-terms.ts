export const reviewStates = ['sent', 'approved', 'refused'] as const
/** Letters of a review. */
export const REVIEW_LEAST = 10
export const REVIEW_MOST = 1000
export const reviewStars = [5, 4, 3, 2, 1] as const
/** Reviews on a page. */
export const REVIEWS_A_PAGE = 10
