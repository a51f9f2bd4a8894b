import { expect } from 'vitest'
import { type AnyJob } from '../../kernel/job.ts'
import { startRunner } from '../../jobs/runner.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { count, pass } from './scenes.ts'

/**
 * Runs a worker until no job is left, and again after each advance of the clock; `whileAnyWaits`: only while a job
 * waits for its time. The worker is stopped in between: jobs that it queues while the clock jumps would be overdue at
 * once and not seen by the test.
 */
export async function workTurns(
  server: TestServer,
  jobs: readonly AnyJob[],
  turns: readonly number[],
  options: { whileAnyWaits?: boolean } = {},
): Promise<void> {
  const names = jobs.map((j) => j.name)
  const waiting = () => count(server, `platform_job where state <> 'dead' and name = any($1)`, [names])
  for (const [turn, seconds] of [0, ...turns].entries()) {
    if (options.whileAnyWaits && turn > 0 && (await waiting()) === 0) return
    if (seconds > 0) await pass(server, seconds)
    const runner = startRunner(server.ctx, jobs, { slots: 4, pollMs: 50, renewals: server.ctx.db })
    try {
      const due = () => count(server, 'platform_schedule where due_at <= app_now() and name = any($1)', [names])
      await expect.poll(due).toBe(0)
      await server.settle(300_000)
    } finally {
      await runner.stop()
    }
  }
}
