/** The rules in force for judging; a report prints the id, and the same id gives the same judgement. */
export const currentPackId = 'jipsalpim-rules/2026-11-22'
