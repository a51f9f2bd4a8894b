import { createCipheriv } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keys } from '../../../../apps/sandbox/src/world/keys.ts'
import { startExamSandbox, type ExamSandbox } from '../exam-sandbox.ts'
import { fraudHistoryExam } from './exam.ts'
import { createTheCheat, type TheCheatOptions } from './thecheat.ts'

const ours: TheCheatOptions = { apiKey: keys.theCheat, encKey: keys.theCheatEnc }
let sandbox: ExamSandbox
beforeAll(async () => {
  sandbox = await startExamSandbox()
})
afterAll(() => sandbox.close())
const port = (options = ours, timeoutMs = 5_000) =>
  createTheCheat({ baseUrl: `${sandbox.url}/thecheat`, timeoutMs, now: () => new Date() }, options)
const reported = { kind: 'phone', digits: '01044440000' } as const

describe('TheCheat', () => {
  it.each(fraudHistoryExam())('$name', ({ ask }) =>
    ask({
      port: port(),
      hasty: port(ours, 500),
      // the vendor's own numbers for tests
      reported: { phone: reported, account: { kind: 'account', digits: '12010123456', bankCode: '001' } },
      clean: {
        phone: { kind: 'phone', digits: '01012345678' },
        account: { kind: 'account', digits: '1002123456789', bankCode: null },
      },
      elsewhere: { kind: 'account', digits: '12010123456', bankCode: '004' },
      fault: (kind, times, ms) => sandbox.fault('fraud-lookup', kind, times, ms),
    }),
  )

  it('a wrong key, a missing field and an unregistered address are ours to mend', async () => {
    expect(await port({ ...ours, apiKey: 'wrong' }).lookUp(reported)).toMatchObject({
      kind: 'config',
      message: 'TheCheat -2',
    })
    expect(await port().lookUp({ ...reported, digits: '' })).toMatchObject({ kind: 'config', message: 'TheCheat -3' })
    expect(await port({ ...ours, apiKey: 'elsewhere' }).lookUp(reported)).toMatchObject({
      kind: 'config',
      message: 'TheCheat -4',
    })
    expect(await port({ ...ours, encKey: 'short' }).lookUp(reported)).toMatchObject({ kind: 'config' })
  })
})

/** A server that answers with one prepared body, and stores what it received. */
describe('the wire of TheCheat', () => {
  let server: Server
  let body = ''
  let status = 200
  let heard: { url: string; headers: IncomingHttpHeaders; text: string }
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      let text = ''
      for await (const chunk of request) text += String(chunk)
      heard = { url: request.url ?? '', headers: request.headers, text }
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const told = (content: unknown, key: string = keys.theCheatEnc) => {
    const iv = Buffer.alloc(16, 7)
    const cipher = createCipheriv('aes-256-cbc', Buffer.from(key), iv)
    const sealed = Buffer.concat([iv, cipher.update(JSON.stringify(content)), cipher.final()]).toString('base64')
    body = JSON.stringify({ result_code: 1, result_msg: 'success', content: sealed })
  }
  const ask = () =>
    createTheCheat(
      // listening on TCP: the address is an AddressInfo
      {
        baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        timeoutMs: 2_000,
        now: () => new Date(),
      },
      ours,
    ).lookUp(reported)
  const whole = {
    keyword: '010****0000',
    keyword_type: 'phone',
    bank_code: '',
    caution: 'N',
    date_start: '20260826101500',
    date_end: '20261126101500',
    keyword_url: '',
    add_info: null,
  }

  it('sends the number encrypted, under the key in its header, and reads the period', async () => {
    told(whole)
    expect(await ask()).toEqual({ ok: true, value: { caution: false, from: '2026-08-26', until: '2026-11-26' } })
    expect(heard.url).toBe('/api/v2/fraud/search/encrypted')
    expect(heard.headers['x-thecheat-apikey']).toBe(keys.theCheat)
    expect(heard.text).not.toContain('44440000')
    const first = heard.text
    await ask()
    expect(heard.text).not.toBe(first)
    told({ ...whole, keyword: '01044440000', caution: 'Y' })
    expect(await ask()).toMatchObject({ ok: true, value: { caution: true } })
  })
  it.each([
    ['no result', { caution: undefined }],
    ['an empty result', { caution: '' }],
    ['a result in small letters', { caution: 'n' }],
    ['another number', { keyword: '010****9999' }],
    ['no number', { keyword: '' }],
    ['a number with a pattern in it', { keyword: '.*' }],
    ['the other kind', { keyword_type: 'account' }],
    ['no period', { date_start: '' }],
    ['a day that does not exist', { date_start: '20260230101500' }],
    ['a period that ends before it begins', { date_end: '20260101000000' }],
  ])('%s is no answer', async (_, change) => {
    told({ ...whole, ...change })
    expect(await ask()).toMatchObject({ ok: false, kind: 'unknown', why: 'malformed' })
  })
  it('what another key sealed, what is cut off and what is nothing are no answer', async () => {
    told(whole, 'x'.repeat(32))
    expect(await ask()).toMatchObject({ ok: false, why: 'malformed' })
    for (const content of [undefined, '', 'AAAA', 'not base64!'])
      for (const one of [{ result_code: 1, content }, { content }, [], null]) {
        body = JSON.stringify(one)
        expect(await ask()).toMatchObject({ ok: false, why: 'malformed' })
      }
  })
  it('a code that is not published and a failing status are not known, whatever stands beside them', async () => {
    told(whole)
    body = body.replace('"result_code":1', '"result_code":-9')
    expect(await ask()).toMatchObject({ ok: false, kind: 'unknown', why: 'server' })
    told(whole)
    status = 503
    expect(await ask()).toMatchObject({ ok: false, kind: 'unknown', why: 'server' })
    status = 200
  })
})
