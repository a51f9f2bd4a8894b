import { setTimeout as sleep } from 'node:timers/promises'
import { job } from '../kernel/job.ts'
import type { Context } from '../kernel/context.ts'
import { areas } from '../main/areas.ts'
import { readEnv } from '../main/env.ts'
import { runChild } from '../main/run-child.ts'
import { startWorker } from '../main/start-worker.ts'
import { stuckJobs } from './stuck-jobs.ts'
import { killPoint } from '../kernel/kill-point.ts'

/** Longer than a lease. */
const BLOCKED_MS = 10_000

/** A worker that does not finish its job: for ever, with a blocked event loop, or until it was paused and continues. */
const env = readEnv()
if (!env.appUrl) throw new Error('a test names its database')
const endless = job({
  name: 'report.prepare',
  limitSeconds: 60,
  retry: 3,
  handler: async (ctx, { report_seq }) => {
    killPoint('stuck.begun')
    if (report_seq === stuckJobs.forEver) await sleep(3_600_000)
    else if (report_seq === stuckJobs.blocked) block()
    else await new Promise<void>((done) => process.once('SIGCONT', done))
    if (report_seq === stuckJobs.ends) return
    if (report_seq === stuckJobs.fails) throw new Error('as it was told')
    await tryEverything(ctx)
    process.stdout.write('tried\n')
  },
})
const worker = await startWorker({ ...env, appUrl: env.appUrl }, { ...areas, jobs: [endless] })
runChild(worker.drain)

function block(): void {
  const until = Date.now() + BLOCKED_MS
  while (Date.now() < until);
}

/** Every way in which a handler reaches the database and outside services. */
async function tryEverything(ctx: Context): Promise<void> {
  const hit = (bucket: string) => ({ bucket, window_start: new Date(0), hits: 1 })
  await Promise.allSettled([
    ctx.tx((tx) => tx.db.insertInto('platform_limit').values(hit('in a transaction')).execute()),
    ctx.tx((tx) => tx.enqueue('report.prepare', { report_seq: 91 }, { afterSeconds: 60 })),
    ctx.db.insertInto('platform_limit').values(hit('in a statement')).execute(),
    ctx.db.transaction().execute((trx) => trx.insertInto('platform_limit').values(hit('in its own')).execute()),
    ctx.enqueue('report.prepare', { report_seq: 92 }, { afterSeconds: 60 }),
    // a port throws where it is called
    Promise.resolve().then(() => ctx.address.search('뒤늦은 물음', 1)),
  ])
}
