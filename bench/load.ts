import { Agent, request } from 'node:http'
import { randomUUID } from 'node:crypto'

const CONNECTIONS = 16

/**
 * Successful answers per second on 16 keep-alive connections that each repeat at once. A POST has a new
 * Idempotency-Key.
 */
export async function load(target: {
  url: string
  token: string
  body?: () => string
  seconds: number
}): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const until = performance.now() + target.seconds * 1000
  let good = 0
  const one = async () => {
    while (performance.now() < until) if (await ask(agent, target)) good += 1
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: CONNECTIONS }, one))
  agent.destroy()
  return good / ((performance.now() - begun) / 1000)
}

const ask = (agent: Agent, target: { url: string; token: string; body?: () => string }): Promise<boolean> =>
  new Promise((ok, no) => {
    const body = target.body?.()
    const headers = {
      authorization: `Bearer ${target.token}`,
      ...(body === undefined
        ? {}
        : {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(body)),
            'idempotency-key': randomUUID(),
          }),
    }
    const r = request(target.url, { agent, method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
      response.resume()
      response.on('end', () =>
        response.statusCode === 200 ? ok(true) : no(new Error(`${target.url}: ${response.statusCode}`)),
      )
    })
    r.on('error', no)
    r.end(body)
  })
