import type { IncomingMessage, ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { networkOf } from './network-of.ts'

/**
 * How long a request may take to arrive. 64 kB in ten seconds is 50 kbit/s; a client that sends a byte now and then is
 * cut off like one that sends nothing, because the limit is on the whole request. A file may take longer.
 */
const HEADERS_MS = 5_000
const REQUEST_MS = 10_000
/** A file of ten megabytes at 1.4 Mbit/s: an upload from a phone. */
const FILE_MS = 60_000
/** A route with a larger body limit accepts a file. */
const LARGEST_PLAIN = 1024 * 1024
export const arrivalTimes = {
  requestTimeout: FILE_MS,
  keepAliveTimeout: 65_000,
  http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 1_000 } satisfies ServerOptions,
}

/** Trusts only our own proxies for the client's address, never a header from the client itself. */
export const trustedHops = (hops: number) => (_address: string, hop: number) => hop < hops

const CONNECTIONS = 2_000
/** Per address, where clients reach us directly: an office of forty browsers with six each. */
const CONNECTIONS_PER_ADDRESS = 256
/** Requests per address with incomplete bodies: an honest client sends the body with the headers. */
const UNFINISHED_PER_ADDRESS = 32

/**
 * Limits the open connections of an address. Above the limit its own connection that has been idle longest is closed: a
 * client with many half-sent requests loses its own, and others of the same address continue. Behind a proxy all
 * connections are the proxy's, which limits them itself; there requests are counted, by the address that it reports.
 */
export function boundArrivals(app: FastifyInstance, { behindProxy }: { behindProxy: boolean }): void {
  app.server.maxConnections = CONNECTIONS
  if (!behindProxy) boundConnections(app)
  boundUnfinished(app)
}

function boundConnections(app: FastifyInstance): void {
  // Each set is ordered by idle time, longest first.
  const open = new Map<string, Set<Socket>>()
  const atWork = new WeakSet<Socket>()
  app.server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '')
    const sockets = open.get(address) ?? new Set<Socket>()
    open.set(address, sockets.add(socket))
    socket.once('close', () => {
      sockets.delete(socket)
      if (sockets.size === 0) open.delete(address)
    })
    if (sockets.size <= CONNECTIONS_PER_ADDRESS) return
    const silent = [...sockets].find((other) => !atWork.has(other)) ?? socket
    silent.destroy()
  })
  app.addHook('preHandler', async ({ raw: { socket } }) => void atWork.add(socket))
  app.addHook('onResponse', async ({ raw: { socket } }) => {
    atWork.delete(socket)
    const sockets = open.get(networkOf(socket.remoteAddress ?? ''))
    if (sockets?.delete(socket)) sockets.add(socket)
  })
}

function boundUnfinished(app: FastifyInstance): void {
  const arriving = new Map<string, Set<IncomingMessage>>()
  app.addHook('onRequest', async ({ raw, ip, routeOptions }, reply) => {
    if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return
    const address = networkOf(ip)
    const requests = arriving.get(address) ?? new Set<IncomingMessage>()
    arriving.set(address, requests.add(raw))
    const isFile = (routeOptions.bodyLimit ?? 0) > LARGEST_PLAIN
    const late = isFile ? undefined : setTimeout(() => refuseLate(app, raw), REQUEST_MS)
    const forget = (): void => {
      clearTimeout(late)
      requests.delete(raw)
      if (requests.size === 0 && arriving.get(address) === requests) arriving.delete(address)
    }
    raw.once('end', forget)
    reply.raw.once('close', forget)
    if (requests.size <= UNFINISHED_PER_ADDRESS) return
    // A complete request that only waits to be read does not count.
    const unfinished = [...requests].filter((request) => !request.complete)
    if (unfinished.length > UNFINISHED_PER_ADDRESS) unfinished[0]?.socket.destroy()
  })
}

/** Answers like Node when it refuses a request that took longer than its one limit for all. */
function refuseLate(app: FastifyInstance, { socket, complete }: IncomingMessage): void {
  if (complete) return
  const error = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  app.server.emit('clientError', error, socket)
}
