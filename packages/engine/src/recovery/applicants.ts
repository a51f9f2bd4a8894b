/** The applicant of the auction; 'tax-office' sells by 공매 (국세징수법). Absent: each level uses its own assumption. */
export const applicants = ['tenant', 'mortgage', 'jeonse', 'tax-office'] as const
export type Applicant = (typeof applicants)[number]
