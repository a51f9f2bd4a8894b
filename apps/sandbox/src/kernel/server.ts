import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { control } from '../control/control.ts'
import type { Fault } from './faults.ts'
import { createKernel, type Kernel } from './kernel.ts'
import { json, text, type Service, type WireReply, type WireRequest } from './service.ts'
import { services as allServices } from './services.ts'

export type SandboxOptions = { port: number; dataDir: string; origin: string; services?: readonly Service[] }
export type Sandbox = { url: string; close: () => Promise<void> }

const MAX_BODY = 16 * 1024 * 1024

/** The outside world on one port, on the loopback interface only. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const kernel = createKernel({ ...options, services: options.services ?? allServices })
  const server = createServer((req, res) => void exchange(kernel, req, res))
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(options.port, '127.0.0.1', done)
  }).catch((error: unknown) => {
    kernel.close()
    throw error
  })
  kernel.start()
  return {
    // listening on TCP: the address is an AddressInfo
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = new Promise<void>((done) => server.close(() => done()))
      server.closeAllConnections()
      await closed
      kernel.close()
    },
  }
}

async function exchange(kernel: Kernel, req: IncomingMessage, res: ServerResponse): Promise<void> {
  try {
    const request = await readRequest(req)
    if (!request) return send(res, json({ error: `bodies end at ${MAX_BODY} bytes` }, 413))
    if (/^\/control(\/|$)/.test(request.path)) {
      return send(
        res,
        await control(kernel, { ...request, base: '/control', path: request.path.slice('/control'.length) || '/' }),
      )
    }
    const found = kernel.find(request.path)
    if (!found) return send(res, json({ error: `nothing is played at ${request.path}` }, 404))
    const { service, base } = found
    await disturb(kernel, service, { ...request, base, path: request.path.slice(base.length) || '/' }, res)
  } catch (error) {
    process.stderr.write(`sandbox: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    send(res, json({ error: 'the sandbox itself failed: see its log' }, 500))
  }
}

/** Simulates latency and transport faults around the service; the others reach it as `play.fault` or by `play.take`. */
async function disturb(kernel: Kernel, service: Service, request: WireRequest, res: ServerResponse): Promise<void> {
  const touches = service.touches?.(request) ?? 'effect'
  const fault: Fault | null = touches === 'nothing' ? null : kernel.faults.fire(service.name, touches)
  const handle = () => service.handle(request, kernel.play(service.name, fault))
  const resets = kernel.resets()
  switch (fault?.kind) {
    case 'down':
      return void res.socket?.resetAndDestroy()
    case 'error-before':
      return send(res, text('Internal Server Error', undefined, 500))
    case 'html':
      return send(res, text(maintenancePage, 'text/html; charset=utf-8'))
    case 'slow':
      await sleep(fault.ms)
      return resets === kernel.resets() ? send(res, await handle()) : void res.socket?.resetAndDestroy()
    case 'error-after':
      await handle()
      return send(res, text('Internal Server Error', undefined, 500))
    case 'timeout-after-effect':
      await handle()
      // no reply: the connection stays open until the client times out
      return
    case 'late-apply':
      return send(res, await kernel.applyLater(service, request, fault.ms))
    default:
      return send(res, await handle())
  }
}

const maintenancePage =
  '<!doctype html><html lang="ko"><meta charset="utf-8"><title>점검 중</title><h1>시스템 점검 중입니다</h1></html>'

function send(res: ServerResponse, reply: WireReply): void {
  if (res.destroyed || res.headersSent) return
  res.writeHead(reply.status, { 'cache-control': 'no-store', ...reply.headers }).end(reply.body)
}

async function readRequest(req: IncomingMessage): Promise<WireRequest | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req) {
    size += chunk.length
    if (size > MAX_BODY) return null
    chunks.push(chunk)
  }
  const url = new URL(req.url ?? '/', 'http://sandbox')
  const headers = Object.fromEntries(
    Object.entries(req.headers).map(([k, v]) => [k, Array.isArray(v) ? v.join(', ') : v]),
  )
  return {
    method: req.method ?? 'GET',
    base: '',
    path: url.pathname,
    query: url.searchParams,
    headers,
    body: Buffer.concat(chunks).toString('utf8'),
    ...(headers['content-encoding'] !== undefined && { raw: Buffer.concat(chunks).toString('base64') }),
  }
}
