import { createKysely, createPool } from '../../../../db/connect.ts'
import { listen } from '../jobs/listen.ts'
import { JOB_CHANNEL } from '../kernel/queue.ts'
import type { Areas } from './areas.ts'
import { startRunner, type Runner } from '../jobs/runner.ts'
import { buildContext } from './build-context.ts'
import type { Context } from '../kernel/context.ts'
import type { Env } from './env.ts'

export type Worker = { ctx: Context; runner: Runner; drain: () => Promise<void> }

/** Jobs running at once in one process: most of a job's time is an outside call, made without a connection. */
export const SLOTS = 16
const POLL_MS = 1000
/** A renewal that fails within this time is repeated before its lease ends. */
const RENEWAL_MS = 2000

export async function startWorker(
  env: Env & { appUrl: string },
  product: Omit<Areas, 'areas' | 'routes'>,
): Promise<Worker> {
  const running = await buildContext(env, 'worker', product)
  const listener = await listen(env.directUrl ?? env.appUrl, JOB_CHANNEL, running.ctx.log)
  const renewals = createKysely(
    createPool({
      url: env.appUrl,
      size: 1,
      application: 'renewals',
      answerTimeoutMs: RENEWAL_MS,
      prepare: env.prepare ?? true,
    }),
  )
  const runner = startRunner(running.ctx, product.jobs, { slots: SLOTS, pollMs: POLL_MS, renewals, listener })
  return {
    ctx: running.ctx,
    runner,
    drain: async () => {
      await listener.close()
      await runner.stop()
      await renewals.destroy()
      await running.close()
    },
  }
}
