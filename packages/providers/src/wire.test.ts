import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readJson, wire } from './wire.ts'

const server = createServer((req, res) => {
  if (req.url === '/never') return
  if (req.url === '/half') return void res.write('{"a":')
  if (req.url === '/reset') return void req.socket.destroy()
  if (req.url === '/moved') return void res.writeHead(302, { location: '/json' }).end()
  if (req.url === '/large') return void res.end('x'.repeat(5000))
  if (req.url === '/html') return void res.writeHead(503).end('<html>')
  res.end(`{"pk":1026142415100000000001,"n":3,"referer":"${req.headers.referer ?? ''}"}`)
})
let base = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // listening on TCP: the address is an AddressInfo
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const call = (path: string) =>
  wire({ url: base + path, timeoutMs: 300, maxBytes: 1000, headers: { referer: 'https://jipsalpim.test' } })

describe('wire', () => {
  it.each([
    ['/never', 'timeout'],
    ['/half', 'timeout'],
    ['/reset', 'network'],
    ['/moved', 'malformed'],
    ['/large', 'malformed'],
  ])('%s is unknown: %s', async (path, why) => {
    expect(await call(path)).toMatchObject({ ok: false, kind: 'unknown', why })
  })
  it('a refused connection is told from one that broke: of the first nothing was sent', async () => {
    const refused = await wire({ url: 'http://127.0.0.1:1023/', timeoutMs: 1000 })
    expect(refused).toMatchObject({ ok: false, why: 'network', unsent: true })
    expect(await call('/reset')).not.toHaveProperty('unsent')
  })
  it('never throws, not even on a URL that is none', async () => {
    expect(await wire({ url: 'nowhere', timeoutMs: 100 })).toMatchObject({ ok: false, why: 'network' })
  })
  it('keeps 22 digits and sends the Referer that Payple asks for', async () => {
    const answer = await call('/json')
    expect(answer.ok && readJson(answer.value)).toEqual({
      ok: true,
      value: { pk: '1026142415100000000001', n: 3, referer: 'https://jipsalpim.test' },
    })
  })
  it('says server for an HTML 503', async () => {
    const answer = await call('/html')
    expect(answer.ok && readJson(answer.value)).toMatchObject({ ok: false, why: 'server' })
  })
})
