import type { Context } from './context.ts'
import type { JobName, Jobs, Nothing } from './queue.ts'

/** How often a job comes by itself: every so many minutes, or once a day at a time in Seoul ('04:10'). */
export type Every = { minutes: number } | { dailyAt: `${number}:${number}` }

/** A job's handler: may be killed at any point and run again. `attempt` counts from 1, and leaves out runs that were killed. */
export type JobHandler<N extends JobName> = (ctx: Context, payload: Jobs[N], attempt: number) => Promise<void>
/**
 * `retry`: at most this many runs (5 at most), then the dead-letter queue; `limitSeconds`: a run that takes longer hangs and
 * is taken over, so at least three times the time-outs inside.
 */
export type Job<N extends JobName> = {
  name: N
  limitSeconds: number
  retry: number
  handler: JobHandler<N>
  /** It also comes by itself. */
  every?: Nothing extends Jobs[N] ? Every : never
}
export const job = <N extends JobName>(j: Job<N>): Job<N> => j

/** A job of any name, as the lists of the areas hold it. */
export type AnyJob = { [N in JobName]: Job<N> }[JobName]
