import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { playOutside, type Outside } from '../../kernel/test-outside.ts'

let outside: Outside
let token: string
beforeAll(async () => {
  outside = await playOutside()
})
afterAll(() => outside.close())
beforeEach(async () => {
  await outside.control('POST', '/reset')
  await authorise()
})
async function authorise(): Promise<void> {
  const { response } = await call('POST', '/users/getToken', { imp_key: 'k', imp_secret: 's' })
  token = String(response['access_token'])
}

/** Every answer of V1 is this envelope; the fields that are read are asserted. */
type Answer = { status: number; code: number; message: string | null; response: Record<string, unknown> }
async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${outside.url}/portone${path}`, {
    method,
    headers: { authorization: token ?? '', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { ...((await response.json()) as Omit<Answer, 'status'>), status: response.status }
}
const GOOD = '4111-1111-1111-1111'
const POOR = '4000-0000-0000-0002'
const card = (card_number = GOOD) => ({ channel_key: 'channel-1', card_number, expiry: '2030-12', birth: '900101' })
const key = (uid: string, over: object = {}) => call('POST', `/subscribe/customers/${uid}`, { ...card(), ...over })
const charge = (merchant_uid: string, over: object = {}) =>
  call('POST', '/subscribe/payments/again', {
    customer_uid: 'a',
    merchant_uid,
    amount: 4900,
    name: '알림 구독',
    ...over,
  })
const once = (merchant_uid: string, over: object = {}) =>
  call('POST', '/subscribe/payments/onetime', { ...card(), merchant_uid, amount: 4900, name: '보고서', ...over })
const buy = (merchant_uid: string, over: object = {}) =>
  outside.control('POST', '/payments', { merchant_uid, amount: 9900, outcome: 'paid', ...over })
const at = async (seconds: number) => {
  await outside.control('POST', '/clock', { now: new Date(Date.UTC(2027, 0, 1) + seconds * 1000).toISOString() })
  await authorise()
}
const uids = (list: unknown) => (list as { merchant_uid: string }[]).map((p) => p.merchant_uid)

describe('a billing key', () => {
  it.each([
    ['without a channel', { channel_key: '' }, 400],
    ['with digits and no dashes', { card_number: '4111111111111111' }, 200],
    ['in the thirteenth month', { expiry: '2030-13' }, 200],
    ['with a birth of eight digits', { birth: '19900101' }, 200],
    ['with a whole password', { pwd_2digit: '1234' }, 200],
  ])('%s is not made', async (_what, over, status) => {
    const answer = await key('a', over)
    expect([answer.status, answer.code]).toEqual([status, 1])
    expect((await call('GET', '/subscribe/customers/a')).status).toBe(404)
  })
  it('shows who it is of, masked, alone and among others', async () => {
    await key('a', { customer_name: '김임차', customer_tel: '01055550100', customer_email: 'a@example.com' })
    await key('b', { birth: '1234567890' })
    const shown = {
      customer_uid: 'a',
      customer_name: '김임차',
      customer_tel: '01055550100',
      card_number: '4111********1111',
    }
    expect((await call('GET', '/subscribe/customers/a')).response).toMatchObject(shown)
    const several = await call('GET', '/subscribe/customers?customer_uid[]=a&customer_uid[]=b&customer_uid[]=nobody')
    expect(several.response).toMatchObject([shown, { customer_uid: 'b', customer_name: null }])
    expect((await call('GET', '/subscribe/customers')).status).toBe(400)
  })
  it('lists what was charged to it, page by page, and nothing of another', async () => {
    await key('a')
    await key('b')
    for (const uid of ['a-1', 'a-2', 'a-3']) await charge(uid)
    await charge('b-1', { customer_uid: 'b' })
    const first = (await call('GET', '/subscribe/customers/a/payments?limit=2')).response
    expect([first['total'], first['next'], uids(first['list'])]).toEqual([3, 2, ['a-3', 'a-2']])
    const second = (await call('GET', '/subscribe/customers/a/payments?limit=2&page=2')).response
    expect([second['next'], uids(second['list'])]).toEqual([0, ['a-1']])
    expect((await call('GET', '/subscribe/customers/nobody/payments')).status).toBe(404)
  })
})

describe('a charge', () => {
  const input = {
    buyer_name: '김임차',
    buyer_email: 'a@example.com',
    buyer_tel: '01055550100',
    buyer_addr: '서울',
    buyer_postcode: '04524',
    custom_data: '{"order":7}',
    card_quota: 3,
  }
  it('to a key comes back with everything that was said of it', async () => {
    await key('a')
    const paid = { status: 'paid', channel: 'api', name: '알림 구독', customer_uid: 'a', customer_uid_usage: 'payment' }
    const { response } = await charge('again-1', input)
    expect(response).toMatchObject({ ...paid, ...input })
    expect((await call('GET', `/payments/${String(response['imp_uid'])}`)).response).toEqual(response)
    expect((await charge('again-2', { name: '' })).status).toBe(400)
    expect((await charge('again-2', { customer_uid: '' })).status).toBe(400)
    expect((await charge('again-2', { tax_free: 4901 })).code).toBe(1)
    expect((await charge('again-2', { currency: 'USD' })).code).toBe(1)
    expect((await call('GET', '/payments/find/again-2/')).status).toBe(404)
  })
  it('to a card that is told with it keeps no key, or the one that was named, once it is paid', async () => {
    expect((await once('once-1', input)).response).toMatchObject({ status: 'paid', ...input, customer_uid: null })
    expect((await once('once-1')).message).toBe('이미 결제가 이루어진 거래건입니다.')
    expect((await once('once-2', { card_number: POOR, customer_uid: 'a' })).response).toMatchObject({
      status: 'failed',
      fail_reason: '[51] 한도초과',
    })
    expect((await call('GET', '/subscribe/customers/a')).status).toBe(404)
    expect((await once('once-3', { customer_uid: 'a' })).response).toMatchObject({ customer_uid_usage: 'issue' })
    expect((await charge('again-3')).response).toMatchObject({ status: 'paid' })
    expect((await once('once-4', { card_number: '' })).code).toBe(1)
  })
})

describe('a list', () => {
  it('is sorted by what was asked: begun, paid or changed, either way, the newest first where nothing was', async () => {
    for (const [i, uid] of ['one', 'two', 'three'].entries()) {
      await at(i * 10)
      await buy(uid)
    }
    await at(100)
    await call('POST', '/payments/cancel', { merchant_uid: 'one', amount: 100 })
    const listed = async (sorting: string) =>
      uids((await call('GET', `/payments/status/all?sorting=${sorting}`)).response['list'])
    expect(await listed('')).toEqual(['three', 'two', 'one'])
    for (const by of ['started', 'paid']) {
      expect(await listed(by)).toEqual(['one', 'two', 'three'])
      expect(await listed(`-${by}`)).toEqual(['three', 'two', 'one'])
    }
    expect(await listed('updated')).toEqual(['two', 'three', 'one'])
    expect((await call('GET', '/payments/status/all?sorting=amount')).status).toBe(400)
  })
  it('of one order, and the one that is found of it, as well', async () => {
    await at(0)
    await buy('tries', { outcome: 'failed' })
    await at(10)
    await buy('tries')
    const find = async (sorting: string) =>
      (await call('GET', `/payments/find/tries/?sorting=${sorting}`)).response['status']
    expect([await find('-started'), await find('started')]).toEqual(['paid', 'failed'])
    const { list } = (await call('GET', '/payments/findAll/tries/?sorting=started')).response
    expect((list as { status: string }[]).map((p) => p.status)).toEqual(['failed', 'paid'])
    expect((await call('GET', '/payments/find/tries/?sorting=newest')).status).toBe(400)
  })
})

describe('what is left of a payment', () => {
  it('is told with what of it bears tax, and is nothing once all of it is back', async () => {
    const { imp_uid } = (await buy('left', { tax_free: 3300 })).body
    const balance = async () => (await call('GET', `/payments/${String(imp_uid)}/balance`)).response
    expect(await balance()).toMatchObject({
      amount: 9900,
      primary: { total: 9900, tax_free: 3300, supply: 6000, vat: 600 },
    })
    await call('POST', '/payments/cancel', { imp_uid, amount: 3000, tax_free: 1000 })
    expect(await balance()).toMatchObject({ amount: 6900, primary: { total: 6900, tax_free: 2300 } })
    await call('POST', '/payments/cancel', { imp_uid, tax_free: 2300 })
    expect(await balance()).toMatchObject({ amount: 0, primary: { total: 0, tax_free: 0, supply: 0, vat: 0 } })
    expect((await call('GET', '/payments/imp_nobody/balance')).status).toBe(404)
  })
  it('goes back without tax no further than it was paid without it', async () => {
    const { imp_uid } = (await buy('capped', { tax_free: 3300 })).body
    const cancel = async (amount: number, tax_free: number | string) =>
      (await call('POST', '/payments/cancel', { imp_uid, amount, tax_free })).code
    expect(await cancel(5000, 3301)).toBe(1)
    expect(await cancel(2000, 2001)).toBe(1)
    expect(await cancel(2000, 'all')).toBe(1)
    expect(await cancel(5000, 3000)).toBe(0)
    expect(await cancel(4900, 301)).toBe(1)
    expect(await cancel(4900, 300)).toBe(0)
  })
})

describe('an account to pay into', () => {
  it('takes another sum and another day as long as it is open', async () => {
    const due = Math.floor(Date.now() / 1000) + 86_400
    const opened = await call('POST', '/vbanks', {
      merchant_uid: 'deposit',
      amount: 9900,
      vbank_code: '004',
      vbank_due: due,
      vbank_holder: '집살핌',
    })
    const path = `/vbanks/${String(opened.response['imp_uid'])}`
    const changed = await call('PUT', path, { amount: 4900, vbank_due: due + 60 })
    expect(changed.response).toMatchObject({ amount: 4900, vbank_date: due + 60, status: 'ready' })
    expect((await call('PUT', path, { vbank_due: 1 })).code).toBe(1)
    expect((await call('DELETE', path)).code).toBe(0)
    expect((await call('PUT', path, { amount: 9900 })).code).toBe(1)
    expect((await call('PUT', '/vbanks/imp_nobody', {})).status).toBe(404)
  })
})

it('a refund names no more tax than its taxed part is', async () => {
  const { imp_uid } = (await buy('taxed', { tax_free: 3300 })).body
  const cancel = async (vat_amount: number) =>
    (await call('POST', '/payments/cancel', { imp_uid, amount: 3300, tax_free: 3300, vat_amount })).code
  expect(await cancel(1)).toBe(1)
  expect(await cancel(0)).toBe(0)
})
