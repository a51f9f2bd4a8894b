import { appUrlOf } from './app-url.ts'
import { areas } from './areas.ts'
import { readEnv } from './env.ts'
import { runChild } from './run-child.ts'
import { startApi } from './start-api.ts'
import { distFolder } from './web-stamp.ts'

const env = readEnv()
const api = await startApi(
  { ...env, appUrl: appUrlOf(env) },
  areas,
  process.argv.includes('--alone') ? undefined : distFolder,
)
api.ctx.log.info({ port: api.port }, 'api is ready')
// A load balancer must see that we are not ready before we stop answering.
runChild(() => api.drain({ noticeMs: env.drainSeconds * 1000 }))
