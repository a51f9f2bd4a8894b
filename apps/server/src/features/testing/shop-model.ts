import fc from 'fast-check'
import { webhookPaths } from '../payment/opening/paths.ts'
import { buy, gatewayRows, HOME, orderInput, pass, placeAt, PRICE } from './scenes.ts'
import { confirmBy, keep, keptOrder, noFault, onOrder, PLACES, type Command } from './shop-acts.ts'
import { cashCommands } from './shop-cash.ts'
import { companyCommands } from './shop-companies.ts'
import { laterCommands } from './shop-later.ts'
import { ticketCommands } from './shop-tickets.ts'
import { windowCommands } from './shop-windows.ts'

/** All commands: of the buyer, the gateways, time and faults. After any sequence of them the books must be right. */
export const shopCommands = (): fc.Arbitrary<Command>[] => [
  fc
    .record({
      draft: fc.nat(2),
      place: fc.constantFrom('home', 'nowhere', 'later'),
      pg_name: fc.constantFrom('portone' as const, 'payple' as const),
    })
    .map(order),
  fc
    .record({ n: fc.nat(5), outcome: fc.constantFrom('paid', 'paid', 'paid', 'failed', 'other-amount') })
    .map(payWindow),
  fc.record({ n: fc.nat(5), status: fc.constantFrom('paid', 'failed', 'aborted') }).map(confirm),
  fc
    .record({
      n: fc.nat(5),
      status: fc.constantFrom('paid', 'cancelled', 'failed'),
      copies: fc.integer({ min: 1, max: 5 }),
    })
    .map(hint),
  fc.record({ n: fc.nat(5), ho: fc.constantFrom('201', '301', '302') }).map(edit),
  fc.record({ n: fc.nat(5) }).map(decide),
  fc.record({ n: fc.nat(5), won: fc.constantFrom(1000, 4000, PRICE) }).map(refundAtGateway),
  fc.record({ seconds: fc.constantFrom(1, 40, 299, 301, 3600, 90_000) }).map(tick),
  fc
    .record({
      service: fc.constantFrom('portone', 'payple', 'register', 'building', 'messaging'),
      kind: fc.constantFrom('error-before', 'error-after', 'html', 'rate-limit', 'expired-key'),
      times: fc.integer({ min: 1, max: 4 }),
    })
    .map(trouble),
  fc
    .record({
      service: fc.constantFrom('portone', 'payple'),
      kind: fc.constantFrom('lost-webhook', 'duplicate-webhook', 'reorder-webhook', 'forged-webhook', 'wrong-amount'),
      times: fc.constantFrom(1, 2),
    })
    .map(trouble),
  fc
    .record({ service: fc.constant('portone'), kind: fc.constant('paid-twice'), times: fc.constantFrom(1, 2) })
    .map(trouble),
  ...windowCommands(),
  ...windowCommands(),
  ...ticketCommands(),
  ...cashCommands(),
  ...companyCommands(),
  ...laterCommands(),
]

const order = (a: { draft: number; place: string; pg_name: 'portone' | 'payple' }): Command => ({
  check: () => true,
  run: async (shop, { server, token }) => {
    const where = PLACES[a.place] ?? null
    const place = where && (await placeAt(server, where))
    const draft_key = `${shop.drafts[a.draft]}-${a.place}-${a.pg_name}`
    const sent = orderInput({ place, pg_name: a.pg_name, draft_key })
    const two = await Promise.all([
      server.call('orderCreate', sent, { token }),
      server.call('orderCreate', sent, { token }),
    ])
    for (const made of two) {
      noFault(made)
      keep(shop, made)
    }
    await server.checkInvariants()
  },
  toString: () => `order(${JSON.stringify(a)})`,
})
const payWindow = (a: { n: number; outcome: string }) =>
  onOrder('window', a, async (uid, { server, token }) => {
    const storedOrder = await keptOrder(server, uid)
    const gateway = storedOrder.pg_name
    if (gateway === 'free') return
    // No window opens for an order that is paid or in doubt: the server returns no parameters for it.
    const info =
      gateway === 'portone'
        ? await server.call('portoneInfo', { merchant_uid: uid }, { token })
        : await server.call('paypleInfoOrder', { merchant_uid: uid }, { token })
    noFault(info)
    if (info.code !== 0) return
    const amount = a.outcome === 'other-amount' ? storedOrder.price - 100 : storedOrder.price
    // The window's own refusals (an injected fault, a tampered amount) take no money.
    await buy(server, uid, { gateway, amount, outcome: a.outcome === 'failed' ? 'failed' : 'paid' }).catch(() => null)
  })
const confirm = (a: { n: number; status: string }) =>
  onOrder('confirm', a, async (uid, { server, token }) => {
    // three values of the call's own list
    const status = a.status as 'paid' | 'failed' | 'aborted'
    noFault(await confirmBy(server, token, uid, await keptOrder(server, uid), status))
  })
const hint = (a: { n: number; status: string; copies: number }) =>
  onOrder('webhook', a, async (uid, { server }) => {
    const body = JSON.stringify({ imp_uid: 'imp_000000000000', merchant_uid: uid, status: a.status })
    const post = () =>
      fetch(server.origin + webhookPaths.portone, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
    for (const reply of await Promise.all(Array.from({ length: a.copies }, post)))
      if (reply.status !== 200) throw new Error(`a webhook got ${reply.status}`)
  })
const edit = (a: { n: number; ho: string }) =>
  onOrder('edit', a, async (uid, { server, token }) =>
    noFault(
      await server.call(
        'orderCartEdit',
        { merchant: uid, place: await placeAt(server, { ...HOME, ho: a.ho }) },
        { token },
      ),
    ),
  )
const decide = (a: { n: number }) =>
  onOrder('decide', a, async (uid, { server, token }) => {
    const { rows } = await server.owner.query('select order_seq from order_order where merchant_uid = $1', [uid])
    const sent = { id: Number(rows[0]?.order_seq), place: await placeAt(server, HOME) }
    noFault(await server.call('orderDeterminedAddress', sent, { token }))
  })
const refundAtGateway = (a: { n: number; won: number }) =>
  onOrder('console', a, async (uid, { server }) => {
    const [row] = (await gatewayRows(server, uid)).filter((p) => p.status === 'paid' && p.gateway === 'portone')
    const { rows } = await server.owner.query(
      `select gateway_id from payment_attempt where merchant_uid = $1 and gateway_id is not null`,
      [uid],
    )
    if (!row || rows.length === 0) return
    const balance = row.amount - row.cancel_amount
    const asked = { gatewayId: rows[0]?.gateway_id, merchantUid: uid, amount: Math.min(a.won, balance), balance }
    await server.ctx.payment.portone.refund({ ...asked, reason: 'console', paidOn: null })
  })
const tick = (a: { seconds: number }): Command => ({
  check: () => true,
  run: async (_shop, { server }) => {
    await pass(server, a.seconds)
    await server.checkInvariants()
  },
  toString: () => `tick(${a.seconds})`,
})
const trouble = (a: { service: string; kind: string; times: number }): Command => ({
  check: () => true,
  run: async (_shop, { server }) => {
    await server.control('faults', a)
  },
  toString: () => `fault(${JSON.stringify(a)})`,
})
