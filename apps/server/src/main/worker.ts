import { appUrlOf } from './app-url.ts'
import { loadAreas } from './areas.ts'
import { readEnv } from './env.ts'
import { runChild } from './run-child.ts'
import { startWorker } from './start-worker.ts'

const env = readEnv()
const worker = await startWorker({ ...env, appUrl: appUrlOf(env) }, (await loadAreas()).jobs)
worker.ctx.log.info('worker is ready')
runChild(worker.drain)
