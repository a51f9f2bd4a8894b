import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../kernel/context.ts'
import { performance } from 'node:perf_hooks'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../db/database.ts'
import { claim, fail, finish, reclaim, type Claimed } from './claim.ts'
import { fenced } from './fence.ts'
import { renewLeases, LeaseLost, type Leases } from './lease.ts'
import type { Listener } from './listen.ts'
import type { AnyJob, JobHandler } from '../kernel/job.ts'
import type { JobName, Jobs } from '../kernel/queue.ts'
import { enqueueDue, type Scheduled } from './schedule.ts'

export type Runner = {
  /** Claims the jobs that are due now. */
  wake: () => void
  /**
   * Stops claiming, and waits for running jobs; those that do not finish in time are resumed elsewhere after their
   * lease.
   */
  stop: (graceMs?: number) => Promise<void>
}

const MAX_RUNS = 5
/** The part of the slots that bulk jobs may use: a paid report does not wait for a storm of messages. */
const BULK_SHARE = 0.75

/**
 * Runs jobs: at once on a notification, else at the poll, which also finds jobs that became due, and those of killed
 * workers (within their lease plus one poll). `renewals`: the database connection that renews leases, separate from the
 * handlers'.
 */
export function startRunner(
  ctx: Context,
  jobs: readonly AnyJob[],
  options: { slots: number; pollMs: number; renewals: Kysely<Database>; listener?: Listener },
): Runner {
  const names = jobs.map((j) => j.name)
  const bulk: ReadonlySet<string> = new Set(jobs.filter((j) => j.bulk).map((j) => j.name))
  const others = names.filter((name) => !bulk.has(name))
  const bulkAtMost = Math.max(1, Math.floor(options.slots * BULK_SHARE))
  let bulkRunning = 0
  const leases = renewLeases(options.renewals, ctx.log)
  const scheduled: Scheduled[] = jobs.flatMap(({ name, every }) => (every ? [{ name, every }] : []))
  const running = new Set<Promise<void>>()
  const looking = new Set<Promise<void>>()
  const look = (looked: Promise<void>): void => {
    const done = looked.finally(() => looking.delete(done))
    looking.add(done)
  }
  let stopped = false
  let pumping = false
  let again = false

  const pump = async (): Promise<void> => {
    if (pumping) return void (again = true)
    pumping = true
    try {
      do {
        again = false
        while (!stopped && running.size < options.slots) {
          const at = performance.now()
          const claimed = await claim(ctx.db, bulkRunning < bulkAtMost ? names : others)
          if (!claimed) break
          start(claimed, at)
        }
      } while (again && !stopped)
    } catch (error) {
      // The database is unavailable, or another worker took the same key this instant: the next poll tries again.
      ctx.log.warn({ err: error }, 'no job could be claimed')
    } finally {
      pumping = false
    }
  }
  const start = (claimed: Claimed, at: number) => {
    const share = bulk.has(claimed.name) ? 1 : 0
    bulkRunning += share
    const done = runOne(ctx, jobs, claimed, leases, at).finally(() => {
      running.delete(done)
      bulkRunning -= share
      if (!stopped) look(pump())
    })
    running.add(done)
  }
  const poll = async (): Promise<void> => {
    try {
      const found = await reclaim(ctx.db, names)
      if (found) ctx.log.warn({ found }, 'leases ran out')
      await enqueueDue(ctx, scheduled)
    } catch (error) {
      ctx.log.warn({ err: error }, 'due jobs could not be read')
    }
    await pump()
  }
  // Also waits for jobs claimed at the last moment.
  const allEnded = async (): Promise<void> => {
    while (looking.size + running.size > 0) await Promise.allSettled([...looking, ...running])
  }
  const timer = setInterval(() => look(poll()), options.pollMs)
  options.listener?.on(() => look(pump()))
  look(poll())

  return {
    wake: () => look(pump()),
    stop: async (graceMs = 25_000) => {
      stopped = true
      clearInterval(timer)
      await Promise.race([allEnded(), sleep(graceMs, undefined, { ref: false })])
      leases.stop()
    },
  }
}

async function runOne(
  ctx: Context,
  jobs: readonly AnyJob[],
  claimed: Claimed,
  leases: Leases,
  claimedAt: number,
): Promise<void> {
  const found = jobs.find((j) => j.name === claimed.name)
  const attempt = claimed.attempts - claimed.lost
  const log = ctx.log.child({ job: claimed.name, job_seq: claimed.job_seq, attempt })
  const lease = leases.hold(claimed, claimedAt, found?.limitSeconds ?? 0)
  try {
    if (!found) throw new Error('a job of a name that was not asked for')
    // a row's payload was inserted by `enqueue` under the same name
    const handler = found.handler as JobHandler<JobName>
    const done = handler(fenced({ ...ctx, log }, lease), claimed.payload as Jobs[JobName], attempt)
    // A hanging run loses its slot with its lease; its later result is ignored.
    done.catch(() => undefined)
    await Promise.race([done, lease.lost])
    await finish(ctx.db, claimed)
  } catch (error) {
    if (error instanceof LeaseLost) return log.warn({ err: error }, 'job is left to whoever takes it over')
    const dead = attempt >= Math.min(found?.retry ?? 1, MAX_RUNS)
    log[dead ? 'error' : 'warn']({ err: error }, dead ? 'job is dead' : 'job failed')
    await fail(ctx.db, claimed, { dead, error: nameOf(error), afterSeconds: backoff(attempt) }).catch((lost: unknown) =>
      log.error({ err: lost }, 'job is left to its lease'),
    )
  } finally {
    leases.release(lease)
  }
}

/** 1, 4, 16, 64 s with full jitter, but never 0. */
const backoff = (attempt: number): number => 0.2 + Math.random() * 4 ** (attempt - 1)

/** Names only: a message may quote personal data, and operators read the dead jobs. */
const nameOf = (error: unknown): string =>
  error instanceof Error ? [error.name, 'code' in error ? String(error.code) : ''].join(' ').trim() : 'not an error'
