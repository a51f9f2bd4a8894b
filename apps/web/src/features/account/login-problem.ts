/** Why a login came to nothing: a public word in the address of the page that says it. */
const loginProblems = ['cancelled', 'under-age', 'taken', 'offline', 'other-browser', 'failed'] as const
export type LoginProblem = (typeof loginProblems)[number]

export const loginProblemOf = (why: string | null): LoginProblem => loginProblems.find((p) => p === why) ?? 'failed'
