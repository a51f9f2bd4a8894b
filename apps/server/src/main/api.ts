import { appUrlOf } from './app-url.ts'
import { areas } from './areas.ts'
import { readEnv } from './env.ts'
import { runChild } from './run-child.ts'
import { startApi } from './start-api.ts'
import { distFolder } from './web-stamp.ts'

/** A balancer needs to see that we are not ready before we stop to answer. */
const NOTICE_MS = 5000

const env = readEnv()
const api = await startApi(
  { ...env, appUrl: appUrlOf(env) },
  areas,
  process.argv.includes('--alone') ? undefined : distFolder,
)
api.ctx.log.info({ port: api.port }, 'api is ready')
runChild(() => api.drain({ noticeMs: env.settings.production ? NOTICE_MS : 0 }))
