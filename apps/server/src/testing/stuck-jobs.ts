/** What a stuck worker does with its job, by the number in the payload. */
export const stuckJobs = { forEver: 1, tries: 2, blocked: 3, ends: 4, fails: 5 } as const
