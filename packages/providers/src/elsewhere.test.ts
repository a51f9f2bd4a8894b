import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPortOneCertification } from './identity/portone-certification.ts'
import type { VendorContext } from './outcome.ts'
import { createPaypleReceipts } from './payment/payple-receipts.ts'
import { createPayple } from './payment/payple.ts'
import { createPortOneBilling } from './payment/portone-billing.ts'
import { createPortOneCash } from './payment/portone-cash.ts'
import { createPortOne } from './payment/portone.ts'

// Values from a browser or a gateway that become part of a call's URL: the call reaches the vendor at its own path, or
// nothing is sent.
let asked: string[] = []
let elsewhere: string[] = []
let returnUrl = ''
const listen = (hear: (path: string) => void): Promise<Server> =>
  new Promise((done) => {
    const server = createServer((request, response) => {
      hear(`${request.method} ${request.url}`)
      request.resume()
      response.setHeader('content-type', 'application/json')
      if (request.url === '/users/getToken')
        return void response.end(
          JSON.stringify({ code: 0, message: '', response: { access_token: 't', expired_at: 9e9 } }),
        )
      if (request.url === '/php/auth.php')
        return void response.end(
          JSON.stringify({ result: 'success', cst_id: 'a', custKey: 'b', AuthKey: 'c', return_url: returnUrl }),
        )
      response.writeHead(404).end(JSON.stringify({ code: -1, message: '', response: null }))
    }).listen(0, () => done(server))
  })
const portOf = (server: Server): number =>
  // listening on TCP: the address is an AddressInfo
  (server.address() as AddressInfo).port
let vendor: Server
let other: Server
let ctx: VendorContext
beforeAll(async () => {
  vendor = await listen((path) => asked.push(path))
  other = await listen((path) => elsewhere.push(path))
  ctx = { baseUrl: `http://127.0.0.1:${portOf(vendor)}`, timeoutMs: 2000, now: () => new Date() }
})
afterAll(() => {
  for (const server of [vendor, other]) {
    server.closeAllConnections()
    server.close()
  }
})
beforeEach(() => {
  asked = []
  elsewhere = []
})

const imp = { impKey: 'k', impSecret: 's' }
const cst = { cstId: 'a', custKey: 'b', refundKey: 'c', referer: 'https://jipsalpim.test' }
/** Every gateway call with an id in its URL. */
const named: Record<string, (name: string) => Promise<unknown>> = {
  'a certification': (name) => createPortOneCertification(ctx, imp).read(name),
  'a certification to be forgotten': (name) => createPortOneCertification(ctx, imp).forget(name),
  'a payment': (name) => createPortOne(ctx, imp).inquire({ gatewayId: name, merchantUid: 'nz1', paidOn: null }),
  'a payment by our name': (name) =>
    createPortOne(ctx, imp).inquire({ gatewayId: null, merchantUid: name, paidOn: null }),
  'a card': (name) => createPortOneBilling(ctx, imp).cardOf(name, '1'),
  'a card to be deleted': (name) => createPortOneBilling(ctx, imp).deleteKey(name),
  'an account': (name) => createPortOneCash(ctx, imp).closeAccount(name),
  'a receipt': (name) => createPortOneCash(ctx, imp).receiptOf({ gatewayId: name, merchantUid: 'nz1', paidOn: null }),
}
const names = (here: string): readonly string[] => [
  ...'. .. %2e %2e%2e .%2e ./ ../ ../.. ../users/getToken ..%2f..%2fusers ..\\..\\users ..;/users /.. //.. /users'.split(
    ' ',
  ),
  ...'? ?_method=DELETE # #/users a?b=c#d a&b=c ; : @ % %00 ／..／ 。。'.split(' '),
  '\0',
  '\r\nHost: elsewhere',
  '\n',
  '\t',
  ' ',
  '\u2028',
  '\u202e',
  '\ud800',
  '\udfff.',
  ...`//${here}/ http://${here}/ @${here}/ \\\\${here}\\ .@${here} :80@${here}/ %40${here} /\\${here}`.split(' '),
]
/** 127.0.0.1 and its port in every spelling. */
const loopbacks = (port: number): readonly string[] =>
  [
    '127.0.0.1 127.1 0 0.0.0.0 2130706433 017700000001 0x7f000001 0x7f.1 0177.0.0.1 localhost [::1] [::] [::ffff:127.0.0.1]',
    '[::ffff:7f00:1] 127.0.0.1. a.localhost １２７.０.０.１ 127。0。0。1 payple.kr@127.0.0.1 x.payple.kr@127.0.0.1',
    'x.payple.kr%40127.0.0.1 127.0.0.1#.payple.kr 127.0.0.1%23.payple.kr',
  ]
    .flatMap((line) => line.split(' '))
    .flatMap((host) => {
      const [before = '', after = ''] = host.split('#')
      const at = `${before}:${port}${after ? `#${after}` : ''}`
      return [`http://${at}/x.payple.kr`, `https://${at}/?.payple.kr`, `//${at}/`]
    })

describe('a name in an address', () => {
  it.each(Object.entries(named))('of %s stays a name, whatever it says', async (_, ask) => {
    await ask('PLAIN')
    const plain = asked.filter((path) => path.includes('PLAIN'))
    expect(plain.length).toBeGreaterThan(0)
    const shapes = plain.map((path) => path.split('PLAIN'))
    for (const name of names(`127.0.0.1:${portOf(other)}`)) {
      asked = []
      await ask(name)
      for (const path of asked.filter((p) => !p.endsWith('/users/getToken'))) {
        const fits = shapes.some(([before = '', after = '']) => {
          const middle = path.slice(before.length, path.length - after.length)
          return path.startsWith(before) && path.endsWith(after) && !/[/?#\\]/.test(middle)
        })
        expect(fits, `${JSON.stringify(name)} came to ${path}`).toBe(true)
      }
    }
    expect(elsewhere).toEqual([])
  })
})

describe('an address that a gateway names', () => {
  it('is not asked when it is somewhere else, however that is written', async () => {
    const all = loopbacks(portOf(other))
    expect(all.length).toBeGreaterThan(60)
    for (const url of [...all, 'file:///etc/passwd', 'javascript:1', 'data:,x', `http://x.payple.kr.evil.test/`]) {
      returnUrl = url
      const answers = [
        await createPayple(ctx, cst).inquire({ gatewayId: 'g', merchantUid: 'nz1', paidOn: '20261120' }),
        await createPaypleReceipts(ctx, cst).receiptOf({ gatewayId: 'g', merchantUid: 'nz1', paidOn: '20261120' }),
      ]
      for (const answer of answers) expect(answer.ok && answer.value !== null, url).toBe(false)
    }
    expect(elsewhere).toEqual([])
    expect(asked.filter((path) => path !== 'POST /php/auth.php')).toEqual([])
    expect(asked.length).toBeGreaterThan(60)
  })
})
