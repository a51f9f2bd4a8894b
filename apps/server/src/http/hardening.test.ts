import { connect } from 'node:net'
import { call } from '@jipsalpim/contract/call.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signIn } from '../testing/sign-in.ts'
import { useTestServer } from '../testing/use-test-server.ts'
import { everywhere, violationsPath } from './headers.ts'
import { serve } from '../kernel/serve.ts'

let written = 0
const write = call(
  { method: 'POST', path: '/test/write', access: 'user', touches: [] },
  { input: z.object({}), output: z.object({}), fails: [] },
)
const areas = { areas: { test: serve({ write }, { write: async () => ((written += 1), {}) }) } }
const server = useTestServer({ sandbox: false, worker: 'none', areas })
const at = () => `${server().origin}/api/v1/test/write`

/** Sends any bytes on a bare connection; returns everything received until it closed. */
const raw = (text: string): Promise<string> =>
  new Promise((done, no) => {
    let answer = ''
    const socket = connect(Number(new URL(server().origin).port), '127.0.0.1', () => socket.write(text))
    socket.setTimeout(5000, () => socket.destroy())
    socket.on('data', (bytes) => (answer += String(bytes)))
    socket.on('close', () => done(answer))
    socket.on('error', no)
  })

describe('another site', () => {
  it.each(['https://evil.example', 'null', 'http://localhost.evil.example', 'https://jipsalpim.kr.evil.example'])(
    'is allowed nothing: %s',
    async (origin) => {
      const asked = await fetch(at(), {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
      })
      expect(asked.status).toBe(404)
      const { token } = await signIn(server())
      const read = await fetch(at(), { method: 'POST', headers: { origin, authorization: `Bearer ${token}` } })
      for (const { headers } of [asked, read])
        expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    },
  )
  it('cannot write with what a browser sends by itself: no cookie counts, and no other method stands for another', async () => {
    const { token } = await signIn(server())
    const before = written
    const tries = [
      { headers: { cookie: `nz_session=${token}`, 'content-type': 'application/json' } },
      { headers: { cookie: `__Host-session=${token}`, 'content-type': 'text/plain' } },
      { headers: { 'content-type': 'application/json' }, query: `?token=${token}&access_token=${token}` },
    ]
    for (const { headers, query = '' } of tries)
      expect((await fetch(at() + query, { method: 'POST', headers, body: '{}' })).status).toBeGreaterThan(399)
    const over = { authorization: `Bearer ${token}`, 'x-http-method-override': 'POST' }
    expect((await fetch(`${at()}?_method=POST`, { headers: over })).status).toBe(404)
    expect(written).toBe(before)
  })
})

describe('what is no request of ours', () => {
  it('is refused: headers of 20 kB, two lengths, a length and chunks at once', async () => {
    const head = 'POST /api/v1/test/write HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
    const before = written
    for (const more of [
      `x-long: ${'x'.repeat(20_000)}\r\ncontent-length: 2\r\n\r\n{}`,
      'content-length: 2\r\ncontent-length: 3\r\n\r\n{}',
      'content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ])
      expect(await raw(head + more)).toMatch(/^HTTP\/1\.1 4\d\d/)
    expect(written).toBe(before)
  })
  it('an address that is far too long is answered in our words, and the connection is not cut before they are read', async () => {
    const ask = async () => {
      const answer = await fetch(`${at()}?q=${'%EA%B0%80'.repeat(20_000)}`)
      expect(answer.status).toBe(431)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(await answer.json()).toMatchObject({ code: 9000, data: { path: 'too-long' } })
    }
    await Promise.all(Array.from({ length: 40 }, ask))
    // the client may get a reset as an error
    expect(await raw(`GET /api/v1/test/write?q=${'x'.repeat(2_000_000)}`)).toMatch(
      /^HTTP\/1\.1 431 .*"path":"too-long"/s,
    )
  })
})

describe('what a page was stopped from doing', () => {
  const send = (body: string, type = 'application/csp-report') =>
    fetch(server().origin + violationsPath, { method: 'POST', headers: { 'content-type': type }, body })
  const policies = async () =>
    (await (await fetch(`${server().origin}/metrics`)).text())
      .split('\n')
      .filter((line) => line.startsWith('csp_violations_total{'))
  const report = (directive: string, blocked: string) =>
    JSON.stringify({
      'csp-report': {
        'document-uri': 'https://jipsalpim.kr/report/77?who=hong',
        'effective-directive': directive,
        'blocked-uri': blocked,
        'script-sample': '010-1234-5678',
      },
    })
  it('is counted by the rule and the kind of it, with no address and nobody in it, and not without end', async () => {
    await server().owner.query('delete from platform_limit')
    for (const blocked of ['inline', 'https://evil.example/hong?t=secret', 'https://other.example'])
      expect((await send(report('script-src-elem', blocked))).status).toBe(204)
    for (const wrong of ['', 'no json', '{}', '[]', report('hong-src', 'inline')])
      expect((await send(wrong)).status).toBe(204)
    expect(await policies()).toEqual([
      'csp_violations_total{directive="script-src-elem",blocked="inline"} 1',
      'csp_violations_total{directive="script-src-elem",blocked="https"} 2',
    ])
    expect((await send(report('img-src', 'x'.repeat(9000)))).status).toBe(400)
    expect((await send(report('img-src', 'data'), 'text/plain')).status).toBe(400)
    for (let i = 0; i < 20; i++) await send(report('img-src', 'data'))
    expect(await policies()).toContain('csp_violations_total{directive="img-src",blocked="data"} 12')
  })
})

it('a production tells browsers to come by TLS alone, for a year', () => {
  expect(everywhere({ production: true })['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})
