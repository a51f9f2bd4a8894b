import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { playOutside, type Outside } from '../../kernel/test-outside.ts'
import { magicCards } from '../../magic.ts'

const ORIGIN = 'http://localhost:8080'
let outside: Outside
beforeAll(async () => {
  outside = await playOutside(ORIGIN)
})
beforeEach(() => outside.control('POST', '/reset'))
afterAll(() => outside.close())

const ask = (change: Record<string, string> = {}) => ({
  user_code: 'imp1',
  merchant_uid: 'shop-1',
  name: '안심 리포트',
  amount: '9900',
  mode: 'redirect',
  origin: ORIGIN,
  m_redirect_url: `${ORIGIN}/order/done?a=1`,
  ...change,
})
const open = (change: Record<string, string> = {}) =>
  fetch(`${outside.url}/portone/checkout?${new URLSearchParams(ask(change))}`)
const press = (act: string, change: Record<string, string> = {}) =>
  fetch(`${outside.url}/portone/checkout/pay`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...ask(change), act, card_number: change['card_number'] ?? '4111-1111-1111-1111' }),
  })
const locationOf = (response: Response) => new URL(response.headers.get('location') ?? 'none:')
const paymentsNow = async () => (await outside.control('GET', '/payments')).body['payments']

describe('the checkout window', () => {
  it('says that it is a sample, and carries no inline script or style', async () => {
    const response = await open({ name: '<script>alert(1)</script>' })
    const page = await response.text()
    expect(page).toContain('견본 결제창 · 실제 결제가 아니에요')
    expect(page).toContain('9,900원')
    expect(page).not.toMatch(/<script(?! src=)|<style|\son\w+=|style=/)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })
  it.each([
    [{ merchant_uid: 'x'.repeat(41) }],
    [{ amount: '0' }],
    [{ amount: '9900.5' }],
    [{ m_redirect_url: 'javascript:alert(1)' }],
    [{ user_code: '' }],
  ])('opens no window for %j', async (change) => {
    expect(await (await open(change)).text()).not.toContain('결제하기')
    const pressed = await press('pay', change)
    expect([pressed.status, await paymentsNow()]).toEqual([200, []])
  })
  it('sends the buyer back with the result', async () => {
    const paid = await press('pay')
    expect(paid.status).toBe(303)
    expect(Object.fromEntries(locationOf(paid).searchParams)).toEqual({
      a: '1',
      imp_uid: 'imp_000000000001',
      merchant_uid: 'shop-1',
      imp_success: 'true',
    })
    const again = locationOf(await press('pay')).searchParams
    expect([again.get('imp_success'), again.get('error_msg')]).toEqual(['false', '이미 결제가 이루어진 거래건입니다.'])
    expect(await paymentsNow()).toMatchObject([{ status: 'paid', amount: 9900 }, { status: 'failed' }])
  })
  it.each([['fail'], ['cancel']])('%s: comes back without success', async (act) => {
    expect(locationOf(await press(act)).searchParams.get('imp_success')).toBe('false')
    expect(await paymentsNow()).toMatchObject([{ status: 'failed' }])
  })
  it('hands the result to the page that opened it', async () => {
    const page = await (await press('pay', { mode: 'callback' })).text()
    expect(page).toContain('&quot;success&quot;:true')
    expect(page).toContain(`data-origin="${ORIGIN}"`)
  })
  it.each(magicCards)('card $number: $outcome', async ({ number, outcome }) => {
    const response = await press('pay', { card_number: number })
    const success = response.status === 303 ? locationOf(response).searchParams.get('imp_success') : 'lost'
    const [payment] = (await paymentsNow()) as readonly { status: string; amount: number }[] // the control's own list
    const expected = {
      paid: ['true', 'paid', 9900],
      failed: ['false', 'failed', 9900],
      'paid-other-amount': ['true', 'paid', 9800],
      'paid-window-lost': ['lost', 'paid', 9900],
      'paid-reported-failed': ['false', 'paid', 9900],
      'kept-then-declined': ['true', 'paid', 9900],
    }[outcome]
    expect([success, payment?.status, payment?.amount]).toEqual(expected)
  })
})

describe('billing keys', () => {
  it('charges a stored card again: code 0 and paid, code 0 and failed, code 1 for a repeat', async () => {
    const call = async (path: string, body: object, token = '') => {
      const response = await fetch(`${outside.url}/portone${path}`, {
        method: 'POST',
        headers: { authorization: token },
        body: JSON.stringify(body),
      })
      // every answer of V1 is this envelope
      return (await response.json()) as {
        code: number
        message: string | null
        response: Record<string, unknown> | null
      }
    }
    const token = String((await call('/users/getToken', { imp_key: 'k', imp_secret: 's' })).response?.['access_token'])
    const card = (number: string) => ({
      channel_key: 'channel-1',
      card_number: number,
      expiry: '2030-12',
      birth: '900101',
    })
    expect((await call('/subscribe/customers/good', card('4111-1111-1111-1111'), token)).response).toMatchObject({
      customer_uid: 'good',
      card_number: '4111********1111',
    })
    await call('/subscribe/customers/poor', card('4000-0000-0000-0002'), token)
    const charge = (customer_uid: string, merchant_uid: string) =>
      call('/subscribe/payments/again', { customer_uid, merchant_uid, amount: 4900, name: '알림 구독' }, token)
    expect(await charge('good', 'sub-1')).toMatchObject({
      code: 0,
      response: { status: 'paid', amount: 4900, customer_uid: 'good' },
    })
    expect(await charge('poor', 'sub-2')).toMatchObject({
      code: 0,
      response: { status: 'failed', fail_reason: '[51] 한도초과' },
    })
    expect(await charge('good', 'sub-1')).toMatchObject({ code: 1, message: '이미 결제가 이루어진 거래건입니다.' })
    expect(await charge('nobody', 'sub-3')).toMatchObject({ code: 1 })
  })
})
