import type { Context } from '../main/context.ts'
import type { JobName, Jobs } from './queue.ts'

/** A job's handler: may be killed at any point and run again. `attempt` counts from 1. */
export type JobHandler<N extends JobName> = (ctx: Context, payload: Jobs[N], attempt: number) => Promise<void>
/** `retry`: at most this many runs (5 at most), then the dead-letter queue; `leaseSeconds`: at least three times the time-outs inside. */
export type Job<N extends JobName> = { name: N; leaseSeconds: number; retry: number; handler: JobHandler<N> }
export const job = <N extends JobName>(j: Job<N>): Job<N> => j
