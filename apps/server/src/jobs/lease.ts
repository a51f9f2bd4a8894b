import { performance } from 'node:perf_hooks'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../../../../db/database.ts'
import { LEASE_SECONDS, renew, type Claimed } from './claim.ts'

/** Another worker has the job, or may have it: this run must not write or call anything outside any more. */
export class LeaseLost extends Error {
  constructor(run: Claimed) {
    super(`the lease of job ${run.job_seq} (${run.name}) is lost`)
    this.name = 'LeaseLost'
  }
}

export type Lease = {
  run: Claimed
  /** Throws when the lease is lost, or was not renewed in time, as after a pause of the process. */
  assertHeld: () => void
  lose: () => void
  /** Rejects with LeaseLost when the lease is lost; never resolves. */
  lost: Promise<never>
}
export type Leases = {
  /** Renews the lease of a run until `release`, but not beyond its time limit: a hanging run is taken over. */
  hold: (run: Claimed, claimedAt: number, limitSeconds: number) => Lease
  release: (lease: Lease) => void
  stop: () => void
}

const RENEW_MS = 1500

/**
 * Renews the leases of all runs in this process with one statement, on a timer and its own connection: a handler that
 * uses all its connections delays no renewal. Measured by this process's monotonic clock, from before each renewal was
 * sent, so that a lease that is valid here is also valid in the database.
 */
export function renewLeases(db: Kysely<Database>, log: Logger): Leases {
  const open = new Map<Lease, { until: number; limit: number }>()
  let renewing = false

  const renewAll = async (): Promise<void> => {
    if (renewing) return
    renewing = true
    const at = performance.now()
    const due = [...open].filter(([, times]) => times.limit > at)
    try {
      const extended =
        due.length > 0
          ? await renew(
              db,
              due.map(([lease]) => lease.run),
            )
          : new Set<number>()
      for (const [lease, times] of due) {
        if (extended.has(lease.run.job_seq)) times.until = at + LEASE_SECONDS * 1000
        else if (open.has(lease)) lease.lose()
      }
    } catch (error) {
      log.warn({ err: error }, 'leases could not be renewed')
    } finally {
      renewing = false
    }
    const now = performance.now()
    for (const [lease, times] of open) if (times.until <= now) lease.lose()
  }
  const timer = setInterval(() => void renewAll(), RENEW_MS)

  return {
    hold: (run, claimedAt, limitSeconds) => {
      const times = { until: claimedAt + LEASE_SECONDS * 1000, limit: claimedAt + limitSeconds * 1000 }
      const { promise: lost, reject } = Promise.withResolvers<never>()
      // awaited by the runner; without it, a rejection after the release must not count as unhandled
      lost.catch(() => undefined)
      let isLost = false
      const lease: Lease = {
        run,
        assertHeld: () => {
          if (isLost || performance.now() >= times.until) throw new LeaseLost(run)
        },
        lose: () => {
          isLost = true
          open.delete(lease)
          reject(new LeaseLost(run))
        },
        lost,
      }
      open.set(lease, times)
      return lease
    },
    release: (lease) => void open.delete(lease),
    stop: () => clearInterval(timer),
  }
}
