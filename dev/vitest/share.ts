import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/**
 * `value`: what a worker gets, as JSON. `again`: resets it for the worker's next file, or prepares what that file
 * requests by a key. `keep`: stores a value of a test file under a key, for the files that request it.
 */
export type Shared<T> = {
  value: T
  again?: (as: string) => Promise<T>
  keep?: (as: string, what: unknown) => Promise<void>
  stop: () => Promise<void>
}

/**
 * For a global setup: something that is slow to start, one per worker of vitest, started when the worker's first file
 * requests it, and stopped after the last test.
 */
export async function share<T>(start: () => Promise<Shared<T>>): Promise<{ url: string; stop: () => Promise<void> }> {
  const running = new Map<string, Promise<Shared<T>>>()
  const serve = async (worker: string, as: string, kept: unknown): Promise<T> => {
    const before = running.get(worker)
    const started = before ?? start()
    running.set(worker, started)
    const { value, again, keep } = await started
    if (kept !== undefined) await keep?.(as, kept)
    else if (again && (before || as !== '')) return again(as)
    return value
  }
  const server = createServer(async (request, response) => {
    const [, worker = '', as = ''] = (request.url ?? '').split('/')
    const said = request.method === 'PUT' ? await json(request) : undefined
    serve(worker, as, said).then(
      (value) => response.end(JSON.stringify(value)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    // listening on TCP: the address is an AddressInfo
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await Promise.all([...running.values()].map((started) => started.then(({ stop }) => stop())))
    },
  }
}

/** In a worker: what its global setup shares at this URL, for a key; earlier files of the worker have used it. */
export const shared = <T>(url: string, as = ''): Promise<T> => ask<T>(url, as)
/** In a worker: from now on the value is returned to those of its files that request this key. */
export const keepShared = <T>(url: string, as: string, what: unknown): Promise<T> =>
  ask<T>(url, as, { method: 'PUT', body: JSON.stringify(what) })

async function ask<T>(url: string, as: string, request: RequestInit = {}): Promise<T> {
  const response = await fetch(`${url}/${process.env['VITEST_POOL_ID']}/${as}`, request)
  if (!response.ok) throw new Error(`nothing is shared with this worker: ${await response.text()}`)
  return response.json() as Promise<T> // the value of `Shared`
}
