import type { Context } from './context.ts'
import type { JobName, Jobs, Nothing } from './queue.ts'

/** How often a job recurs: every so many seconds or minutes, or daily at a time in Seoul ('04:10'). */
export type Every = { seconds: number } | { minutes: number } | { dailyAt: `${number}:${number}` }

/**
 * A job's handler: may be killed at any point and run again. `attempt` counts from 1, without runs that were killed.
 */
export type JobHandler<N extends JobName> = (ctx: Context, payload: Jobs[N], attempt: number) => Promise<void>
/**
 * `retry`: at most this many runs (5 at most), then the job is dead; `limitSeconds`: a run that takes longer counts as
 * hanging and is taken over, so at least three times the timeouts inside.
 */
export type Job<N extends JobName> = {
  name: N
  limitSeconds: number
  retry: number
  handler: JobHandler<N>
  /** Tens of thousands may be due at once: they use only a part of the slots, so that other jobs do not wait for them. */
  bulk?: true
  /** It recurs. */
  every?: Nothing extends Jobs[N] ? Every : never
}
export const job = <N extends JobName>(j: Job<N>): Job<N> => j

/** A job of any name, for the lists of the areas. */
export type AnyJob = { [N in JobName]: Job<N> }[JobName]
