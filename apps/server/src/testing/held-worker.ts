import { readEnv } from '../main/env.ts'
import { runChild } from '../main/run-child.ts'
import { startWorker } from '../main/start-worker.ts'
import { job } from '../jobs/runner.ts'
import { killPoint } from './kill-point.ts'

/** A worker that never comes to the end of its job: for tests that kill it meanwhile. */
const env = readEnv()
if (!env.appUrl) throw new Error('a test names its database')
const worker = await startWorker({ ...env, appUrl: env.appUrl }, [
  job({
    name: 'report.prepare',
    leaseSeconds: 2,
    retry: 3,
    handler: async () => {
      killPoint('held.begun')
      await new Promise(() => undefined)
    },
  }),
])
runChild(worker.drain)
