import { request as ask, type IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../main/clock.ts'
import { send } from './call-routes.ts'
import { refusal } from './envelope.ts'

const MAX_BODY = 16 * 1024 * 1024

/** The sandbox's vendors on our own origin, in development only: browsers see no other host. */
export function sandboxProxy(app: FastifyInstance, sandboxUrl: string, clock: Clock): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY }, (_request, body, done) => done(null, body))
  app.all('/sandbox', (_request, reply) => reply.redirect('/sandbox/'))
  app.all('/sandbox/*', async (request, reply) => {
    const target = within(sandboxUrl, request.url)
    if (!target) return send(reply, refusal('notFound'))
    const incoming = await pass(request, reply, target)
    if (!incoming) return send(reply, refusal('tryLater'))
    const status = incoming.statusCode ?? 502
    if (request.method === 'POST' && status < 300) await follow(request, clock)
    const { connection: _connection, 'keep-alive': _keep, 'transfer-encoding': _coding, ...headers } = incoming.headers
    return reply.code(status).headers(headers).send(incoming)
  })
}

/** Applies the sandbox's new time to our processes and the database before the caller gets the answer. */
async function follow(request: FastifyRequest, clock: Clock): Promise<void> {
  const path = request.url.split('?')[0]
  if (path === '/sandbox/control/clock') await clock.set(instantOf(request.body))
  if (path === '/sandbox/control/reset') await clock.set(null)
}

/**
 * The URL at the sandbox. Concatenated as text: resolved as a reference, `//host` and `/\\host` would be other hosts.
 * Null for anything outside our path after parsing.
 */
function within(sandboxUrl: string, url: string): URL | null {
  const { origin } = new URL(sandboxUrl)
  const target = url.startsWith('/sandbox/') ? URL.parse(origin + url.slice('/sandbox'.length)) : null
  return target?.origin === origin && target.username === '' ? target : null
}

/** Null when the sandbox breaks the connection, as it does for an injected outage. */
function pass(request: FastifyRequest, reply: FastifyReply, target: URL): Promise<IncomingMessage | null> {
  return new Promise((done) => {
    const {
      host: _host,
      connection: _connection,
      'content-length': _length,
      'transfer-encoding': _coding,
      ...headers
    } = request.headers
    const body = Buffer.isBuffer(request.body) ? request.body : null
    const outgoing = ask(
      target,
      { method: request.method, headers: { ...headers, ...(body && { 'content-length': body.length }) } },
      done,
    )
    outgoing.on('error', () => done(null))
    reply.raw.once('close', () => outgoing.destroy())
    outgoing.end(body ?? undefined)
  })
}

function instantOf(body: unknown): Date | null {
  if (!Buffer.isBuffer(body)) return null
  // the sandbox has accepted it: { now: instant | null }
  const { now } = JSON.parse(body.toString('utf8')) as { now?: string | null }
  return now ? new Date(now) : null
}
