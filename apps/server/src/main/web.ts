import fastify from 'fastify'
import { everywhere } from '../http/headers.ts'
import { webPages } from '../http/web/pages.ts'
import { readWeb } from './env.ts'
import { runChild } from './run-child.ts'
import { distFolder } from './web-stamp.ts'

/** The built web alone, for a balancer that sends /api elsewhere. */
const { settings, port, host } = readWeb()
const app = fastify({ forceCloseConnections: 'idle' })
const common = Object.entries(everywhere(settings))
app.addHook('onRequest', async (_request, reply) => {
  for (const [name, value] of common) reply.header(name, value)
})
app.get('/healthz', async () => ({ ok: true }))
app.get('/readyz', async () => ({ ready: true }))
webPages(app, settings, distFolder)
await app.listen({ port, host })
runChild(() => app.close())
