import type { TestServer } from '../../testing/start-test-server.ts'
import { couponJobs } from '../coupon/jobs.ts'
import { messageJobs } from '../message/jobs.ts'
import { paymentJobs } from '../payment/jobs.ts'
import { pointsJobs } from '../points/jobs.ts'
import { reportJobs } from '../report/jobs.ts'
import { subscribeJobs } from '../subscribe/jobs.ts'
import { workTurns } from './work-turns.ts'

const worked = [...reportJobs, ...subscribeJobs, ...paymentJobs, ...messageJobs, ...pointsJobs, ...couponJobs]

/**
 * Kills a worker at the given point and expires its lease at once. Maintenance jobs that it had leased are deleted: the
 * next worker does not have them, and waiting for them would never end.
 */
export async function killedAt(server: TestServer, killAt: string): Promise<void> {
  const worker = await server.startWorker({ killAt })
  const end = await Promise.race([
    worker.ended,
    new Promise<null>((done) => setTimeout(() => done(null), 8000).unref()),
  ])
  if (end?.signal !== 'SIGKILL') throw new Error(`${killAt} was not passed: ${JSON.stringify(end)}`)
  await server.owner.query(`delete from platform_job where state <> 'dead' and name <> all($1)`, [
    worked.map((j) => j.name),
  ])
  await server.owner.query(`update platform_job set lease_until = clock_timestamp() where state = 'running'`)
}

/** Runs a worker until no job is left; delayed jobs are brought forward. */
export async function workOn(server: TestServer): Promise<void> {
  try {
    await workTurns(server, worked, [600, 600, 600, 600], { whileAnyWaits: true })
  } finally {
    await server.setClock(null)
  }
}
