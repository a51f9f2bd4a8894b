import { appUrlOf } from './app-url.ts'
import { areas } from './areas.ts'
import { readEnv } from './env.ts'
import { runChild } from './run-child.ts'
import { startWorker } from './start-worker.ts'

const env = readEnv()
const worker = await startWorker({ ...env, appUrl: appUrlOf(env) }, areas)
worker.ctx.log.info('worker is ready')
runChild(worker.drain)
