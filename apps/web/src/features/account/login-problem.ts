/** Why a login failed: a public code in the query of the error page. */
const loginProblems = ['cancelled', 'under-age', 'taken', 'offline', 'other-browser', 'failed'] as const
export type LoginProblem = (typeof loginProblems)[number]

export const loginProblemOf = (why: string | null): LoginProblem => loginProblems.find((p) => p === why) ?? 'failed'
