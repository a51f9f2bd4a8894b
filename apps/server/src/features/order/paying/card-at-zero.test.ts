import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createCaller } from '../../../testing/caller.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { paypleReturnPath } from '../../payment/opening/paths.ts'
import { FREE, makeCoupon } from '../../testing/coupon-scene.ts'
import { paymentScene } from '../../testing/payment-scene.ts'
import { gatewayRows, HOME, placeAt } from '../../testing/scenes.ts'

const server = useTestServer()
const { post, climb, stateOf, fault } = paymentScene(server)
type Gateway = 'portone' | 'payple'

/** An order of alerts that a coupon reduces to 0, with a gateway: its window registers a card and charges nothing. */
async function orderAtZero(token: string, pg_name: Gateway | 'free') {
  const coupon_seq = await makeCoupon(server(), token, { ...FREE, product: 'subscribe' })
  const place = await placeAt(server(), HOME)
  const terms = { shown_price: 0, draft_key: randomUUID(), agreed: true as const }
  const made = await server().call('orderSubscribe', { ...terms, pg_name, coupon_seq, yearly: false, place }, { token })
  expect(made).toMatchObject({ code: 0, data: { price: 0, state: 'pending' } })
  return made.data.merchant_uid
}
const finish = (token: string, merchant_uid: string, imp_uid: string | null = null) =>
  server().call('orderOnceComplete', { merchant_uid, imp_uid }, { token })
/** Enters a card in the window of that order; returns the window's result. */
async function typeCard(token: string, merchant_uid: string, gateway: Gateway, over: object = {}) {
  const asked =
    gateway === 'portone'
      ? { customer_uid: (await server().call('portoneInfo', { merchant_uid }, { token })).data.customer_uid }
      : { payer_no: (await server().call('paypleInfoOrder', { merchant_uid }, { token })).data.PCD_PAYER_NO }
  const { imp_uid, result } = await server().control<{ imp_uid: string; result?: Record<string, string> }>('payments', {
    merchant_uid,
    amount: 0,
    outcome: 'paid',
    gateway,
    ...asked,
    ...over,
  })
  return { hint: result?.['PCD_PAYER_ID'] ?? imp_uid, result: result ?? {} }
}
const cardsOf = async (token: string) => (await server().call('subscribePaymentCards', {}, { token })).data.cards
const keptAt = async (gateway: Gateway) => {
  const { tables } = await server().control<{ tables: Record<string, object> }>('dump')
  return Object.keys(tables[gateway === 'portone' ? 'portone/customers' : 'payple/keys'] ?? {})
}

describe.each(['portone', 'payple'] as const)('a notifier at price 0 with %s', (gateway) => {
  it('opens a window that keeps a card, takes nothing, and is stored as what it is', async () => {
    const token = await server().login(`auth-${gateway}`)
    const merchant_uid = await orderAtZero(token, gateway)
    expect((await finish(token, merchant_uid)).code).toBe(2510)
    if (gateway === 'portone')
      expect((await server().call('portoneInfo', { merchant_uid }, { token })).data).toMatchObject({
        amount: 0,
        customer_uid: expect.stringMatching(/^nzk/),
      })
    else
      expect((await server().call('paypleInfoOrder', { merchant_uid }, { token })).data).toMatchObject({
        PCD_PAY_WORK: 'AUTH',
        PCD_CARD_VER: '01',
        PCD_PAY_TOTAL: 0,
        PCD_PAY_TYPE: 'card',
      })
    const before = await keptAt(gateway)
    const { hint } = await typeCard(token, merchant_uid, gateway)
    const paid = await finish(token, merchant_uid, hint)
    expect(paid.data).toMatchObject({ result: 'paid', supply_by: expect.stringMatching(/^20/) })
    expect((await finish(token, merchant_uid)).data.result).toBe('paid')
    const { rows } = await server().owner.query(
      `select a.vendor, a.state, a.amount, a.captured, c.vendor as kept_at, c.state as card, c.key_sealed is not null as sealed
       from order_order o join payment_attempt a using (order_seq) left join payment_card c using (order_seq)
       where o.merchant_uid = $1`,
      [merchant_uid],
    )
    expect(rows.map((r) => ({ ...r, amount: Number(r.amount), captured: Number(r.captured) }))).toEqual([
      { vendor: gateway, state: 'paid', amount: 0, captured: 0, kept_at: gateway, card: 'registered', sealed: true },
    ])
    expect((await gatewayRows(server(), merchant_uid)).map((p) => p.amount)).toEqual([0])
    const [card] = await cardsOf(token)
    expect(card).toMatchObject({ card_name: '신한카드', card_number: expect.stringMatching(/^4111.*1111$/) })
    expect((await keptAt(gateway)).length).toBe(before.length + 1)
    // Removing it from the wallet deletes it at the gateway, too.
    await server().call('portoneCardEnd', { card_seq: card?.card_seq ?? 0 }, { token })
    await server().settle()
    expect(await keptAt(gateway)).toEqual(before)
    await server().checkInvariants({ inTime: true })
  })

  it('stays open when the window was left, and is checked while the gateway is silent', async () => {
    const token = await server().login(`auth-left-${gateway}`)
    const merchant_uid = await orderAtZero(token, gateway)
    const left = await typeCard(token, merchant_uid, gateway, { outcome: 'cancelled' })
    expect((await finish(token, merchant_uid, left.hint)).code).toBe(2510)
    // The webhook would settle the order before the buyer returns from the window.
    await fault('lost-webhook', 1, gateway)
    const { hint } = await typeCard(token, merchant_uid, gateway)
    await fault('lost-webhook', 0, gateway)
    await fault('down', 1, gateway)
    expect((await finish(token, merchant_uid, hint)).data.result).toBe('checking')
    await climb(1)
    expect(await stateOf(merchant_uid)).toBe('completed')
  })
})

it.each(['card.told', 'card.answered'])(
  'an API process killed at %s: the same call again keeps one card',
  async (killAt) => {
    const token = await server().login(`auth-killed-${killAt.replace('.', '-')}`)
    const merchant_uid = await orderAtZero(token, 'payple')
    const { hint } = await typeCard(token, merchant_uid, 'payple')
    const key = randomUUID()
    const { origin, child } = await server().startApi({ killAt })
    const input = { merchant_uid, imp_uid: hint }
    await expect(createCaller(origin)('orderOnceComplete', input, { token, key })).rejects.toThrow()
    expect(await child.ended).toMatchObject({ signal: 'SIGKILL' })
    await server().owner.query('update platform_once set locked_until = clock_timestamp() where key = $1', [key])
    expect((await server().call('orderOnceComplete', input, { token, key })).data.result).toBe('paid')
    await server().settle()
    expect(await cardsOf(token)).toHaveLength(1)
    await server().checkInvariants({ inTime: true })
  },
  30_000,
)

it('a card of another member is not taken for one’s own', async () => {
  const token = await server().login('auth-mine')
  const merchant_uid = await orderAtZero(token, 'payple')
  const { hint } = await typeCard(token, merchant_uid, 'payple', { payer_no: '987654321' })
  expect((await finish(token, merchant_uid, hint)).code).toBe(2510)
  expect(await cardsOf(token)).toEqual([])
})

it('a phone that Payple’s page sends back by a form finishes without the browser’s word', async () => {
  const token = await server().login('auth-phone')
  const merchant_uid = await orderAtZero(token, 'payple')
  const { result } = await typeCard(token, merchant_uid, 'payple')
  const form = new URLSearchParams(result).toString()
  expect((await post(paypleReturnPath, form, 'application/x-www-form-urlencoded')).status).toBe(303)
  expect((await finish(token, merchant_uid)).data.result).toBe('paid')
})

it('without a gateway needs no card, and no window opens for it', async () => {
  const token = await server().login('auth-none')
  const merchant_uid = await orderAtZero(token, 'free')
  expect((await server().call('paypleInfoOrder', { merchant_uid }, { token })).code).toBe(2500)
  expect((await finish(token, merchant_uid)).data.result).toBe('paid')
  expect(await cardsOf(token)).toEqual([])
})

it('one that another tab took over is closed, and its card is kept by nobody', async () => {
  const token = await server().login('auth-late')
  const one = await orderAtZero(token, 'payple')
  const first = await typeCard(token, one, 'payple')
  const two = await orderAtZero(token, 'payple')
  expect((await finish(token, one, first.hint)).code).toBe(2502)
  await server().settle()
  expect(await stateOf(one)).toBe('cancelled')
  expect(await keptAt('payple')).not.toContain(first.hint)
  const second = await typeCard(token, two, 'payple')
  expect((await finish(token, two, second.hint)).data.result).toBe('paid')
  expect(await cardsOf(token)).toHaveLength(1)
  await server().checkInvariants({ inTime: true })
})
