import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../kernel/context.ts'
import { performance } from 'node:perf_hooks'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../db/database.ts'
import { claim, fail, finish, finishAndClaim, reclaim, type Claimed } from './claim.ts'
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
  /** A bulk job is due, and there was no slot for it when that was heard. */
  let unheard = false
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
          const due = await claimBy((of) => claim(ctx.db, of))
          if (!due) break
          start(due)
        }
      } while (again && !stopped)
    } catch (error) {
      // The database is unavailable, or another worker took the same key this instant: the next poll tries again.
      ctx.log.warn({ err: error }, NOT_CLAIMED)
    } finally {
      pumping = false
    }
  }
  /** Bulk jobs only while they may have another slot, which is reserved until the answer is there. */
  const claimBy = async (ask: (names: readonly string[]) => Promise<Claimed | null>): Promise<Due | null> => {
    const mayBulk = bulkRunning < bulkAtMost
    if (mayBulk) bulkRunning += 1
    const at = performance.now()
    let claimed: Claimed | null = null
    try {
      claimed = await ask(mayBulk ? names : others)
    } finally {
      if (mayBulk && !(claimed && bulk.has(claimed.name))) freeBulk()
    }
    return claimed && { claimed, at }
  }
  /** A bulk slot that nothing was claimed for. */
  const freeBulk = () => {
    bulkRunning -= 1
    if (!unheard) return
    unheard = false
    look(pump())
  }
  const hear = (name: string | null): void => {
    if (name !== null && !names.some((own) => own === name)) return
    // In a storm a worker does not look for what it has no slot for: the next one that ends claims it.
    if (name !== null && bulk.has(name) && bulkRunning >= bulkAtMost) unheard = true
    else look(pump())
  }
  /** Runs a job, and returns the next one for its slot, claimed when this one was finished; null if none is due. */
  const run = async (due: Due): Promise<Due | null | 'not-asked'> => {
    const isBulk = bulk.has(due.claimed.name)
    const after: { due: Due | null | 'not-asked'; failed?: PromiseRejectedResult } = { due: 'not-asked' }
    await runOne(ctx, jobs, due, leases, async () => {
      if (stopped) return finish(ctx.db, due.claimed)
      if (isBulk) bulkRunning -= 1
      after.due = null
      after.due = await claimBy(async (of) => {
        const { finished, claimed } = await finishAndClaim(ctx.db, due.claimed, of)
        if (finished.status === 'rejected') after.failed = finished
        if (claimed.status === 'fulfilled') return claimed.value
        ctx.log.warn({ err: claimed.reason }, NOT_CLAIMED)
        return null
      })
      if (after.failed) throw after.failed.reason
    })
    if (isBulk && after.due === 'not-asked') freeBulk()
    return after.due
  }
  const start = (first: Due) => {
    const slot = async () => {
      let due: Due | null | 'not-asked' = first
      while (due && due !== 'not-asked') due = await run(due)
      return due
    }
    const done = slot().then((last) => {
      running.delete(done)
      // Null: it has just looked.
      if (last && !stopped) look(pump())
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
  options.listener?.on(hear)
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

type Due = { claimed: Claimed; at: number }
const NOT_CLAIMED = 'no job could be claimed'

async function runOne(
  ctx: Context,
  jobs: readonly AnyJob[],
  { claimed, at }: Due,
  leases: Leases,
  end: () => Promise<void>,
): Promise<void> {
  const found = jobs.find((j) => j.name === claimed.name)
  const attempt = claimed.attempts - claimed.lost
  const log = ctx.log.child({ job: claimed.name, job_seq: claimed.job_seq, attempt })
  const lease = leases.hold(claimed, at, found?.limitSeconds ?? 0)
  try {
    if (!found) throw new Error('a job of a name that was not asked for')
    // a row's payload was inserted by `enqueue` under the same name
    const handler = found.handler as JobHandler<JobName>
    const done = handler(fenced({ ...ctx, log }, lease), claimed.payload as Jobs[JobName], attempt)
    // A hanging run loses its slot with its lease; its later result is ignored.
    done.catch(() => undefined)
    await Promise.race([done, lease.lost])
    await end()
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
