import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { playOutside, type Outside } from './test-outside.ts'

type Heard = { path: string; body: Record<string, string>; at: number }
let product: Server
let heard: Heard[]
let outside: Outside

beforeEach(async () => {
  heard = []
  product = createServer(async (req, res) => {
    let text = ''
    for await (const chunk of req) text += String(chunk)
    heard.push({ path: req.url ?? '', body: JSON.parse(text), at: Date.now() })
    res.end('ok')
  })
  await new Promise<void>((done) => product.listen(0, '127.0.0.1', done))
  // listening on TCP: the address is an AddressInfo
  outside = await playOutside(`http://127.0.0.1:${(product.address() as AddressInfo).port}`)
})
afterEach(async () => {
  await outside.close()
  product.close()
})

const buy = (uid: string, outcome = 'paid') =>
  outside.control('POST', '/payments', { merchant_uid: uid, amount: 9900, outcome })
const fault = (kind: string, times = 1) => outside.control('POST', '/faults', { service: 'portone', kind, times })
const settle = () => new Promise((done) => setTimeout(done, 300))

describe('PortOne webhooks', () => {
  it('tells of a payment once, and of a failed window nothing', async () => {
    const { body } = await buy('w-1')
    await buy('w-2', 'failed')
    await buy('w-3', 'cancelled')
    await settle()
    expect(heard.map((h) => [h.path, h.body])).toEqual([
      ['/api/v1/webhooks/portone', { imp_uid: body['imp_uid'], merchant_uid: 'w-1', status: 'paid' }],
    ])
  })
  it('go to the product that a reset names', async () => {
    const { port } = product.address() as AddressInfo // listening on TCP
    const other = await playOutside('http://127.0.0.1:9')
    await other.control('POST', '/reset', { origin: `http://127.0.0.1:${port}` })
    await other.control('POST', '/payments', { merchant_uid: 'w-4', amount: 9900, outcome: 'paid' })
    await expect.poll(() => heard.map((h) => h.body['merchant_uid'])).toEqual(['w-4'])
    await other.close()
  })
  it('duplicate-webhook: the same twice', async () => {
    await fault('duplicate-webhook')
    await buy('w-1')
    await expect.poll(() => heard.length).toBe(2)
    expect(heard[0]?.body).toEqual(heard[1]?.body)
  })
  it('lost-webhook: none, and the payment stands', async () => {
    await fault('lost-webhook')
    await buy('w-1')
    await settle()
    expect(heard).toEqual([])
    expect((await outside.control('GET', '/payments')).body['payments']).toMatchObject([
      { merchant_uid: 'w-1', status: 'paid' },
    ])
  })
  it('forged-webhook: a payment nobody made and an order that is not ours, beside the true one', async () => {
    await fault('forged-webhook')
    const { body } = await buy('w-1')
    await expect.poll(() => heard.length).toBe(3)
    const got = heard.map((h) => `${h.body['imp_uid']} ${h.body['merchant_uid']}`)
    expect(got.toSorted()).toEqual(
      [`${body['imp_uid']} w-1`, `${body['imp_uid']} w-1-forged`, 'imp_999999999999 w-1'].toSorted(),
    )
  })
  it('reorder-webhook: the cancellation overtakes the payment', async () => {
    await fault('reorder-webhook')
    await fault('partial-cancel')
    await buy('w-1')
    await expect.poll(() => heard.map((h) => h.body['status'])).toEqual(['cancelled', 'paid'])
  })
  it('a fault waits for what it can change', async () => {
    await fault('duplicate-webhook', 3)
    await buy('w-1', 'failed')
    expect((await outside.control('GET', '/faults')).body['faults']).toMatchObject([{ times: 3 }])
  })
})
