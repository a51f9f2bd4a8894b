import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { arrivalTimes, boundArrivals, trustedHops } from '../http/arrivals.ts'
import { everywhere } from '../http/headers.ts'
import { webPages } from '../http/web/pages.ts'
import { readWeb } from './env.ts'
import { runChild } from './run-child.ts'
import { distFolder } from './web-stamp.ts'

/** Only the built web app, for a load balancer that sends /api elsewhere. */
const { settings, port, host, trustProxy, drainSeconds } = readWeb()
let draining = false
const app = fastify({ ...arrivalTimes, forceCloseConnections: 'idle', trustProxy: trustedHops(trustProxy) })
boundArrivals(app, { behindProxy: trustProxy > 0 })
const common = Object.entries(everywhere(settings))
app.addHook('onRequest', async (_request, reply) => {
  for (const [name, value] of common) reply.header(name, value)
})
app.get('/healthz', async () => ({ ok: true }))
app.get('/readyz', async (_request, reply) => reply.status(draining ? 503 : 200).send({ ready: !draining }))
webPages(app, settings, distFolder)
await app.listen({ port, host })
runChild(async () => {
  draining = true
  await sleep(drainSeconds * 1000)
  await app.close()
})
