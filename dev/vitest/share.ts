import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** `value`: what a worker gets, as JSON. `again`: makes it as good as new for the worker's next file. */
export type Shared<T> = { value: T; again?: () => Promise<void>; stop: () => Promise<void> }

/**
 * For a global setup: something that is slow to start, one for each worker of vitest, started when the worker's first
 * file asks for it, and stopped after the last test.
 */
export async function share<T>(start: () => Promise<Shared<T>>): Promise<{ url: string; stop: () => Promise<void> }> {
  const running = new Map<string, Promise<Shared<T>>>()
  const serve = async (worker: string): Promise<T> => {
    const before = running.get(worker)
    const started = before ?? start()
    running.set(worker, started)
    const { value, again } = await started
    if (before) await again?.()
    return value
  }
  const server = createServer((request, response) => {
    serve(request.url ?? '').then(
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

/** In a worker: what its global setup shares at this URL; earlier files of the worker have used it. */
export async function shared<T>(url: string): Promise<T> {
  const response = await fetch(`${url}/${process.env['VITEST_POOL_ID']}`)
  if (!response.ok) throw new Error(`nothing is shared with this worker: ${await response.text()}`)
  return response.json() as Promise<T> // the value of `Shared`
}
