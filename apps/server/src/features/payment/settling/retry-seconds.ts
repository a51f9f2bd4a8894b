/** Intervals between checks of an unknown outcome: 5 s, 30 s, 2 m, 10 m, 1 h, 6 h, then daily. */
const delays = [5, 30, 120, 600, 3600, 21_600, 86_400]

export const retrySeconds = (checks: number): number => delays[Math.min(checks, delays.length - 1)] ?? 86_400

/** Job key: at most one job per attempt is queued. */
export const resolveKey = (attempt: { attempt_seq: number }): string => `attempt:${attempt.attempt_seq}`
