import type { TestServer } from '../../testing/start-test-server.ts'
import { messageJobs } from '../message/jobs.ts'
import { paymentJobs } from '../payment/jobs.ts'
import { reportJobs } from '../report/jobs.ts'
import { workTurns } from './work-turns.ts'

const worked = [...reportJobs, ...paymentJobs, ...messageJobs]

/**
 * A worker that is killed where it is told to be. Its lease is over at once, as after its time. What it was doing of the
 * house's own work goes with it: the worker that lives knows nothing of that, and would be waited for in vain.
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

/** A worker that lives, until nothing is left to do; what waits for later is brought forward. */
export async function workOn(server: TestServer): Promise<void> {
  try {
    await workTurns(server, worked, [600, 600, 600, 600])
  } finally {
    await server.setClock(null)
  }
}
