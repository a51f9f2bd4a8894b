import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { playOutside, type Outside } from '../kernel/test-outside.ts'
import { homes, uniqueNoOfHome } from '../world/world.ts'

let outside: Outside
const [home] = homes
const uniqueNo = home ? uniqueNoOfHome(home) : ''
beforeAll(async () => {
  outside = await playOutside()
})
beforeEach(() => outside.control('POST', '/reset'))
afterAll(() => outside.close())

describe('control', () => {
  it.each([
    ['/faults', { service: 'nobody', kind: 'down', times: 1 }, 'service'],
    ['/faults', { service: 'portone', kind: 'sleepy', times: 1 }, 'kind'],
    ['/faults', { service: 'portone', kind: 'down', times: -1 }, 'times'],
    ['/faults', { service: 'portone', kind: 'down', times: 1, extra: true }, 'extra'],
    ['/faults', { service: 'address', kind: 'wrong-amount', times: 1 }, 'kind'],
    ['/faults', { service: 'credit', kind: 'down', times: 1 }, 'service'],
    ['/faults', { service: 'portone', kind: 'maintenance', times: 1 }, 'kind'],
    ['/faults', { service: 'register', kind: 'id-in-use', times: 1 }, 'kind'],
    ['/faults', { service: 'applications', kind: 'feed-gap', times: 1 }, 'kind'],
    ['/faults', { service: 'applications-feed', kind: 'maintenance', times: 1 }, 'kind'],
    ['/clock', { now: 'tomorrow' }, 'now'],
    ['/reset', { origin: 'nowhere' }, 'origin'],
    ['/payments', { merchant_uid: 'a', amount: 1.5, outcome: 'paid' }, 'amount'],
    ['/payments', { merchant_uid: 'a', amount: 1000, outcome: 'maybe' }, 'outcome'],
    ['/register/12/events', { kind: 'registered', entry: { section: '을구', purpose: '근저당권설정' } }, 'unique_no'],
    [
      `/register/${uniqueNo}/events`,
      { kind: 'registered', entry: { section: '병구', purpose: '근저당권설정' } },
      'entry.section',
    ],
  ])('%s refuses %j: %s', async (path, body, field) => {
    const answer = await outside.control('POST', path, body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body['error'] ?? {})).toEqual([field])
  })
  it('refuses what is not JSON, and a call that there is none of', async () => {
    const broken = await fetch(`${outside.url}/control/faults`, { method: 'POST', body: '{' })
    expect([broken.status, await broken.json()]).toEqual([400, { error: { body: 'must be JSON' } }])
    expect((await outside.control('GET', '/nothing')).status).toBe(404)
  })
  it('sets the clock, lets it run, and gives it back', async () => {
    const set = await outside.control('POST', '/clock', { now: '2027-03-01T00:00:00+09:00' })
    expect(Math.abs(Date.parse(String(set.body['now'])) - Date.parse('2027-02-28T15:00:00Z'))).toBeLessThan(10_000)
    expect((await outside.control('GET', '/clock')).body['offsetMs']).toBe(set.body['offsetMs'])
    expect((await outside.control('POST', '/clock', { now: null })).body['offsetMs']).toBe(0)
  })
  it('counts a fault down, and takes it away with times 0', async () => {
    const faults = async () => (await outside.control('GET', '/faults')).body['faults']
    await outside.control('POST', '/faults', { service: 'portone', kind: 'error-before', times: 2 })
    const ask = () => fetch(`${outside.url}/portone/payments/imp_1`)
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([500, 500, 401])
    expect(await faults()).toEqual([])
    await outside.control('POST', '/faults', { service: 'portone', kind: 'down', times: 5 })
    await outside.control('POST', '/faults', { service: 'portone', kind: 'down', times: 0 })
    expect(await faults()).toEqual([])
  })
  it('an effect fault waits for a request that has an effect; pages and handshakes are left alone', async () => {
    await outside.control('POST', '/faults', { service: 'portone', kind: 'error-after', times: 1 })
    expect((await fetch(`${outside.url}/portone/payments/imp_1`)).status).toBe(401)
    const token = await fetch(`${outside.url}/portone/users/getToken`, {
      method: 'POST',
      body: JSON.stringify({ imp_key: 'k', imp_secret: 's' }),
    })
    expect(token.status).toBe(200)
    expect((await fetch(`${outside.url}/portone/payments/cancel`, { method: 'POST', body: '{}' })).status).toBe(500)
  })
  it('plays the buyer at both gateways and tells what they hold; the dump holds no private key', async () => {
    await outside.control('POST', '/payments', { merchant_uid: 'a', amount: 9900, outcome: 'paid' })
    const payple = await outside.control('POST', '/payments', {
      merchant_uid: 'b',
      amount: 9900,
      outcome: 'paid',
      gateway: 'payple',
    })
    expect(payple.body['result']).toMatchObject({ PCD_PAY_RST: 'success', PCD_PAY_OID: 'b', PCD_PAY_TOTAL: '9900' })
    expect((await outside.control('GET', '/payments')).body['payments']).toMatchObject([
      { gateway: 'portone', merchant_uid: 'a', status: 'paid', amount: 9900 },
      { gateway: 'payple', merchant_uid: 'b', status: 'paid' },
    ])
    await fetch(`${outside.url}/kakao/.well-known/jwks.json`)
    const dump = JSON.stringify((await outside.control('GET', '/dump')).body)
    expect(dump).toContain('portone/payments')
    expect(dump).not.toContain('"d":')
  })
  it('drops with a reset what a slow request would still have done', async () => {
    await outside.control('POST', '/faults', { service: 'portone', kind: 'slow', times: 1, ms: 300 })
    const slow = fetch(`${outside.url}/portone/payments/imp_1`).then(
      (response) => response.status,
      () => 'connection lost',
    )
    await expect.poll(async () => (await outside.control('GET', '/faults')).body['faults']).toEqual([])
    await outside.control('POST', '/reset')
    expect(await slow).toBe('connection lost')
  })
  it('believes again after a reset what it is given of a dump', async () => {
    await outside.control('POST', '/payments', { merchant_uid: 'a', amount: 9900, outcome: 'paid' })
    const { tables } = (await outside.control('GET', '/dump')).body
    await outside.control('POST', '/reset')
    expect((await outside.control('GET', '/payments')).body['payments']).toEqual([])
    expect((await outside.control('POST', '/reset', { tables })).status).toBe(200)
    expect((await outside.control('GET', '/payments')).body['payments']).toMatchObject([{ merchant_uid: 'a' }])
    expect((await outside.control('POST', '/reset', { tables: [] })).status).toBe(400)
  })
  it('keeps an event of a register', async () => {
    const event = {
      kind: 'application-received',
      entry: { section: '을구', purpose: '근저당권설정', amount: 240_000_000, party: '모형은행' },
    }
    expect((await outside.control('POST', `/register/${uniqueNo}/events`, event)).body).toEqual({ ok: true })
    expect(JSON.stringify((await outside.control('GET', '/dump')).body)).toContain(
      `register ${uniqueNo.replaceAll('-', '')}`,
    )
    expect((await outside.control('POST', '/register/99999999999999/events', event)).status).toBe(404)
  })
  it('knows every end of an application, and the homes of one receipt', async () => {
    const [, other] = homes
    const also = other ? [uniqueNoOfHome(other)] : []
    const entry = { section: '을구', purpose: '근저당권설정' }
    const post = async (kind: string, more: object = {}) =>
      (await outside.control('POST', `/register/${uniqueNo}/events`, { kind, entry, ...more })).status
    expect(await post('application-received', { also })).toBe(200)
    for (const kind of ['correction', 'registered', 'withdrawn', 'dismissed', 'missed', 'completed-unchanged'])
      expect(await post(kind), kind).toBe(200)
    expect([await post('lost'), await post('missed', { also: ['12'] })]).toEqual([400, 400])
    expect(await post('missed', { also: ['99999999999999'] })).toBe(404)
    expect(await post('application-received', { extract: 'stamped' })).toBe(400)
  })
})
