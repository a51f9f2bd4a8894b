import { listen } from '../../apps/server/src/jobs/listen.ts'
import { startRunner } from '../../apps/server/src/jobs/runner.ts'
import { JOB_CHANNEL } from '../../apps/server/src/kernel/queue.ts'
import { messageJobs } from '../../apps/server/src/features/message/jobs.ts'
import { SLOTS } from '../../apps/server/src/main/start-worker.ts'
import { contextOf } from './house.ts'
import { createChannel } from './in-process.ts'

/** Another worker process in a storm of `bench -- watch`: it sends messages, and reports each to its parent. */
const [appUrl = '', dataDir = ''] = process.argv.slice(2)
const { ctx } = await contextOf(appUrl, dataDir)
const messaging = createChannel((reference) => process.send?.(reference))
const jobs = messageJobs.filter(({ name }) => name === 'message.send' || name === 'message.push')
const listener = await listen(appUrl, JOB_CHANNEL, ctx.log)
const runner = startRunner({ ...ctx, messaging }, jobs, { slots: SLOTS, pollMs: 1000, renewals: ctx.db, listener })
process.send?.('ready')
// The parent has failed.
process.once('disconnect', () => process.exit(1))
process.once('SIGTERM', () => void runner.stop(10_000).then(() => process.exit(0)))
