import { randomUUID } from 'node:crypto'
import type { CallRow } from '@jipsalpim/contract/row.ts'
import fastify, { type FastifyInstance } from 'fastify'
import type { Clock } from '../main/clock.ts'
import type { Context } from '../kernel/context.ts'
import { arrivalTimes, boundArrivals, trustedHops } from './arrivals.ts'
import { absentRoutes, callRoutes, send } from './call-routes.ts'
import { answerOf, refusal } from './envelope.ts'
import { everywhere, noContent } from './headers.ts'
import { createLanes } from './lanes.ts'
import { openApi } from './openapi.ts'
import { opsRoutes, type Health } from './ops.ts'
import { sandboxProxy } from './sandbox-proxy.ts'
import type { PageHead } from '../kernel/manifest.ts'
import type { Area } from '../kernel/serve.ts'
import { refuseUnread } from './unread-request.ts'
import { countViolations } from './violations.ts'
import { webPages, type TagsOf } from './web/pages.ts'

export type AppOptions = {
  areas: Readonly<Record<string, Area>>
  /** Calls that another process serves: this process answers their paths as unknown. */
  absent?: readonly CallRow[]
  /** Webhooks and returns from gateways: routes that are not calls. Each in its own scope, for its own body parsers. */
  routes?: readonly ((app: FastifyInstance, ctx: Context) => void)[]
  /** The meta tags of pages for messengers and search engines. */
  heads?: readonly PageHead[]
  clock: Clock
  poolState: Health['poolState']
  trustProxy?: number
  /** The built web app; missing in a process that only serves the API. */
  webDist?: string
}

const BODY_LIMIT = 64 * 1024

/** The one HTTP server: API, web, and in development the sandbox and the API's documentation. */
export async function buildApp(ctx: Context, options: AppOptions): Promise<{ app: FastifyInstance; health: Health }> {
  const common = Object.entries(everywhere(ctx.settings))
  const app = fastify({
    clientErrorHandler: refuseUnread(common),
    bodyLimit: BODY_LIMIT,
    ...arrivalTimes,
    // A HEAD would run its GET, and calls have effects; a route that supports HEAD declares it.
    exposeHeadRoutes: false,
    trustProxy: trustedHops(options.trustProxy ?? 0),
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 500 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request, reply) => send(reply, refusal('invalidInput', { path: 'unreadable' })),
  })
  boundArrivals(app, { behindProxy: (options.trustProxy ?? 0) > 0 })
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/sandbox/')) return
    for (const [name, value] of common) reply.header(name, value)
    if (request.url.startsWith('/api/'))
      reply
        .header('cache-control', 'no-store')
        .header('content-security-policy', noContent)
        .header('x-robots-tag', 'noindex, nofollow')
  })
  const health: Health = { draining: false, poolState: options.poolState, lanes: createLanes(app) }
  // During a shutdown, a busy connection would otherwise be kept open for its next request.
  app.addHook('onSend', async (_request, reply) => {
    if (health.draining) reply.header('connection', 'close')
  })
  app.setErrorHandler((error, _request, reply) => send(reply, wrongRequest(error) ?? answerOf(error, ctx.log)))
  jsonBodies(app)

  const registry = opsRoutes(app, ctx, health)
  app.register(async (scope) => countViolations(scope, ctx, registry))
  for (const area of Object.values(options.areas)) callRoutes(app, ctx, area)
  absentRoutes(app, options.absent ?? [])
  for (const routes of options.routes ?? []) app.register(async (scope) => routes(scope, ctx))
  // Generated on the first request: it takes a quarter of the time of a start.
  let document: object | null = null
  const documented = () => (document ??= openApi(options.areas))
  app.get('/api/v1/openapi.json', async () => documented())
  if (!ctx.settings.production) {
    await documentation(app, documented)
    const { sandboxUrl } = ctx.settings
    if (sandboxUrl) app.register(async (scope) => sandboxProxy(scope, sandboxUrl, options.clock))
  }
  if (options.webDist) webPages(app, ctx.settings, options.webDist, tagsBy(ctx, options.heads ?? []))
  else app.setNotFoundHandler((_request, reply) => send(reply, refusal('notFound')))
  await app.ready()
  return { app, health }
}

/** Without a database the page is still served, without these tags and not indexed. */
const tagsBy =
  (ctx: Context, heads: readonly PageHead[]): TagsOf =>
  async (path, query) => {
    const head = heads.find((h) => h.path === path)
    if (!head) return null
    try {
      return await head.tags(ctx, Object.fromEntries(query))
    } catch (error) {
      ctx.log.warn({ err: error, path }, 'a page without its tags')
      return {}
    }
  }

/** JSON only: a form of another site cannot send it. An empty body is an empty object. */
function jsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, {})
    else void parse(request, body.toString(), done)
  })
}

/** Errors of fastify itself: a body that is too large, of another type, or invalid JSON. */
function wrongRequest(error: unknown) {
  if (!(error instanceof Error) || !('statusCode' in error) || !('code' in error)) return null
  if (typeof error.statusCode !== 'number' || error.statusCode >= 500) return null
  return refusal('invalidInput', { body: reasons[String(error.code)] ?? 'unreadable' })
}
const reasons: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not-json',
}

async function documentation(app: FastifyInstance, documented: () => object): Promise<void> {
  const { default: swaggerUi } = await import('@fastify/swagger-ui')
  // Swagger UI reads its document from @fastify/swagger's decorator; ours is generated from the contract.
  const generator = Object.assign(async (scope: FastifyInstance) => void scope.decorate('swagger', documented), {
    [Symbol.for('skip-override')]: true,
    [Symbol.for('plugin-meta')]: { name: '@fastify/swagger' },
  })
  await app.register(async (scope) => {
    // Swagger UI has inline scripts; it is for developers and not served in production.
    scope.addHook('onSend', async (_request, reply) => void reply.removeHeader('content-security-policy'))
    await scope.register(generator)
    await scope.register(swaggerUi, { routePrefix: '/api/docs' })
  })
}
