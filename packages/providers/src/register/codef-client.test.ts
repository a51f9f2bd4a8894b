import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCodefClient } from './codef-client.ts'

const now = new Date('2026-11-21T03:00:00Z')
let asked: string[] = []
let status = 200
let reply = ''
const server = createServer((req, res) => {
  asked.push(`${req.url} ${req.headers.authorization ?? ''}`)
  if (req.url === '/oauth/token')
    return void res.end(JSON.stringify({ access_token: `t${asked.length}`, expires_in: 604_799 }))
  res.writeHead(status).end(reply)
})
let baseUrl = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // listening on TCP: the address is an AddressInfo
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
  status = 200
  reply = encodeURIComponent('{"a":"가+나 다"}').replaceAll('%20', '+')
})
const client = (at: () => Date = () => now) =>
  createCodefClient({ baseUrl, timeoutMs: 1000, now: at }, { clientId: 'id', clientSecret: 'secret' })

describe('the CODEF client', () => {
  it('reads a plus as a space before it decodes the percents', async () => {
    expect(await client().post('/x', {})).toEqual({ ok: true, value: { a: '가+나 다' } })
  })
  it('holds a token until shortly before its end', async () => {
    let at = now
    const cachedClient = client(() => at)
    await cachedClient.post('/x', {})
    await cachedClient.post('/x', {})
    expect(asked.filter((a) => a.startsWith('/oauth')).length).toBe(1)
    at = new Date(now.getTime() + 604_760_000)
    await cachedClient.post('/x', {})
    expect(asked.filter((a) => a.startsWith('/oauth')).length).toBe(2)
  })
  it('asks for one more token when refused, then stops', async () => {
    status = 401
    reply = '{"error":"invalid_token"}'
    expect(await client().post('/x', {})).toMatchObject({ ok: false, kind: 'config' })
    expect(asked.map((a) => a.split(' ')[0])).toEqual(['/oauth/token', '/x', '/oauth/token', '/x'])
  })
  it('does not know what a page or a cut body says', async () => {
    reply = '<html>100%</html>'
    expect(await client().post('/x', {})).toMatchObject({ kind: 'unknown', why: 'malformed' })
    status = 502
    expect(await client().post('/x', {})).toMatchObject({ kind: 'unknown', why: 'server' })
    status = 200
    reply = '%7B%22a%22'
    expect(await client().post('/x', {})).toMatchObject({ kind: 'unknown', why: 'malformed' })
  })
})
