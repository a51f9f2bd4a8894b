import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { migrations } from '../../../../db/migrate.ts'
import type { Context } from '../kernel/context.ts'
import { keysOf, passes } from '../sealing/queries.ts'
import type { Lanes } from './lanes.ts'

export type Health = { draining: boolean; poolState: () => { total: number; waiting: number }; lanes: Lanes }

/** For operations: liveness, readiness, metrics. Not public: requests forwarded by a proxy get nothing. */
export function opsRoutes(app: FastifyInstance, ctx: Context, health: Health): Registry {
  const registry = metrics(app, ctx, health)
  const ready = readiness(ctx, health)
  app.get('/healthz', { exposeHeadRoute: true }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  )
  app.get('/readyz', { exposeHeadRoute: true }, async (_request, reply) => {
    const wrong = await ready()
    return reply
      .code(wrong ? 503 : 200)
      .header('cache-control', 'no-store')
      .send(wrong ? { ready: false, why: wrong } : { ready: true })
  })
  app.get('/metrics', async (request, reply) => {
    if (request.headers['x-forwarded-for'] && ctx.settings.production) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return registry
}

const FRESH_MS = 1000
const PING_MS = 200

function readiness(ctx: Context, health: Health): () => Promise<string | null> {
  const newest = migrations().at(-1)?.name ?? ''
  let at = 0
  let found: Promise<string | null> = Promise.resolve('not asked yet')
  const probe = async (): Promise<string | null> => {
    const late = new Promise<string>((done) => setTimeout(() => done('the database is slow'), PING_MS).unref())
    const answer = ctx.db
      .selectFrom('platform_migration')
      .select('name')
      .where('name', '=', newest)
      .executeTakeFirst()
      .then(
        (row) => (row ? null : 'migrations are not run'),
        () => 'the database does not answer',
      )
    return Promise.race([answer, late])
  }
  return async () => {
    if (health.draining) return 'draining'
    const stuck = health.lanes.stuck()
    if (stuck) return `every ${stuck} request that may be at work is, and none ends`
    if (Date.now() - at > FRESH_MS) {
      at = Date.now()
      found = probe()
    }
    return found
  }
}

function metrics(app: FastifyInstance, ctx: Context, health: Health): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 0.8, 2, 8],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    seconds.observe(
      { method: request.method, route: request.routeOptions.url ?? 'web', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })
  new Gauge({
    name: 'http_in_flight',
    help: 'API requests at work',
    registers: [registry],
    collect() {
      this.set(Object.values(health.lanes.counts()).reduce((sum, { working }) => sum + working, 0))
    },
  })
  new Gauge({
    name: 'http_lane',
    help: 'Requests by lane: at work, waiting for a slot, refused since the start',
    labelNames: ['lane', 'what'],
    registers: [registry],
    collect() {
      for (const [lane, counts] of Object.entries(health.lanes.counts()))
        for (const [what, n] of Object.entries(counts)) this.set({ lane, what }, n)
    },
  })
  new Gauge({
    name: 'db_pool',
    help: 'Connections, and who waits for one',
    labelNames: ['what'],
    registers: [registry],
    collect() {
      const { total, waiting } = health.poolState()
      this.set({ what: 'total' }, total)
      this.set({ what: 'waiting' }, waiting)
    },
  })
  for (const { name, help, label, labels, read } of ctx.areas.metrics)
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        const values = await read(ctx.db).catch(() => null)
        for (const value of labels) {
          if (values) this.set({ [label]: value }, values[value] ?? 0)
          else this.remove({ [label]: value })
        }
      },
    })
  new Gauge({
    name: 'resealed_cells',
    help: 'Cells and indexes that were brought under a newer key, by column',
    labelNames: ['cell'],
    registers: [registry],
    async collect() {
      for (const { cell, resealed } of await passes(ctx.db).catch(() => [])) this.set({ cell }, resealed)
    },
  })
  new Gauge({
    name: 'seal_keys_needed',
    help: 'Keys that data may still need, of those that seal and those of the blind indexes',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      for (const kind of ['seal', 'index'] as const) {
        const keys = await keysOf(ctx.db, kind).catch(() => [])
        this.set({ kind }, keys.filter((k) => k.retired_at === null).length)
      }
    },
  })
  new Gauge({
    name: 'jobs',
    help: 'Jobs by name and state',
    labelNames: ['name', 'state'],
    registers: [registry],
    async collect() {
      this.reset()
      const rows = await ctx.db
        .selectFrom('platform_job')
        .select(['name', 'state', sql<number>`count(*)`.as('n')])
        .groupBy(['name', 'state'])
        .execute()
        .catch(() => [])
      for (const { name, state, n } of rows) this.set({ name, state }, n)
    },
  })
  return registry
}
