import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import type { Wanted } from '@jipsalpim/contract/areas/pay-order/calls.ts'
import { orderAgain } from './again-scene.ts'
import { buy, orderInput, pass, placeAt, PRICE } from './scenes.ts'
import { act, confirmBy, keep, keptOrder, noFault, onOrder, PLACES, type Command } from './shop-acts.ts'
import { orderByTicket } from './ticket-scene.ts'

const gateways = ['portone', 'payple'] as const
const packPrices = { 'ticket-3': 27_000, 'ticket-5': 42_500 } as const

/** Commands with prepaid tickets, coupons and earlier purchases. */
export const ticketCommands = (): fc.Arbitrary<Command>[] => [
  fc
    .record({
      product: fc.constantFrom('ticket-3' as const, 'ticket-5' as const),
      pg_name: fc.constantFrom(...gateways),
      paid: fc.constantFrom(true, true, false),
    })
    .map(buyPack),
  fc.record({ place: fc.constantFrom('home', 'home', 'nowhere', 'later'), draft: fc.nat(2) }).map(direct),
  fc.record({ n: fc.nat(5) }).map(useTicket),
  fc.record({ n: fc.nat(5) }).map(refundPack),
  fc
    .record({
      which: fc.nat(1),
      place: fc.constantFrom('home', 'nowhere', 'later'),
      pg_name: fc.constantFrom(...gateways),
    })
    .map(orderByCoupon),
  fc
    .record({
      n: fc.nat(5),
      wanted: fc.constantFrom<Wanted>(
        { kind: 'reorder' },
        { kind: 'change', product: 'ticket-5' },
        { kind: 'change', product: 'ticket-10' },
      ),
      pg_name: fc.constantFrom(...gateways, 'ticket' as const),
    })
    .map(again),
  fc.record({ all: fc.boolean() }).map(expire),
]

const buyPack = (a: { product: 'ticket-3' | 'ticket-5'; pg_name: 'portone' | 'payple'; paid: boolean }) =>
  act('pack', a, async (shop, { server, token }) => {
    const made = await server.call(
      'orderTicket',
      { ...a, shown_price: packPrices[a.product], agreed: true, draft_key: randomUUID() },
      { token },
    )
    noFault(made)
    keep(shop, made)
    if (made.code !== 0 || !a.paid) return
    const uid = made.data.merchant_uid
    await buy(server, uid, { gateway: a.pg_name, amount: made.data.price }).catch(() => null)
    noFault(await confirmBy(server, token, uid, await keptOrder(server, uid), 'paid'))
  })
const direct = (a: { place: string; draft: number }) =>
  act('direct', a, async (shop, { server, token }) => {
    const key = `${shop.drafts[a.draft]}-${a.place}-portone`
    const two = await Promise.all([0, 1].map(() => orderByTicket(server, token, PLACES[a.place] ?? null, key)))
    for (const made of two) {
      noFault(made)
      keep(shop, { code: made.code, data: made.data?.order ?? null })
    }
  })
const useTicket = (a: { n: number }) =>
  onOrder('ticket', a, async (uid, { server, token }, shop) => {
    const { order_seq } = await keptOrder(server, uid)
    const made = await server.call('orderTicketUse', { id: order_seq }, { token })
    noFault(made)
    keep(shop, { code: made.code, data: made.data?.order ?? null })
  })
const refundPack = (a: { n: number }) =>
  onOrder('refund', a, async (uid, { server, token }) => {
    const { order_seq } = await keptOrder(server, uid)
    const two = await Promise.all([0, 1].map(() => server.call('orderTicketRefund', { id: order_seq }, { token })))
    two.forEach(noFault)
  })
const orderByCoupon = (a: { which: number; place: string; pg_name: 'portone' | 'payple' }) =>
  act('coupon', a, async (shop, { server, token }) => {
    const where = PLACES[a.place] ?? null
    const off = a.which === 0 ? 3000 : PRICE
    const sent = {
      ...orderInput({ place: where && (await placeAt(server, where)), pg_name: a.pg_name, draft_key: randomUUID() }),
      shown_price: PRICE - off,
      coupon_seq: shop.coupons[a.which] ?? null,
    }
    const made = await server.call('orderCreate', sent, { token })
    noFault(made)
    keep(shop, made)
    if (made.code !== 0) return
    if (made.data.price === 0)
      return noFault(await server.call('orderCouponOnceComplete', { merchant_uid: made.data.merchant_uid }, { token }))
    const uid = made.data.merchant_uid
    await buy(server, uid, { gateway: a.pg_name, amount: made.data.price }).catch(() => null)
    noFault(await confirmBy(server, token, uid, await keptOrder(server, uid), 'paid'))
  })
const again = (a: { n: number; wanted: Wanted; pg_name: 'portone' | 'payple' | 'ticket' }) =>
  onOrder('again', a, async (uid, { server, token }, shop) => {
    const { order_seq } = await keptOrder(server, uid)
    const made = await orderAgain(server, token, order_seq, a.wanted, { pg_name: a.pg_name })
    noFault(made)
    keep(shop, made)
    if (made.code !== 0 || a.pg_name === 'ticket') return
    await buy(server, made.data.merchant_uid, { gateway: a.pg_name, amount: made.data.price }).catch(() => null)
  })
/** Expires the oldest tickets, or all. */
const expire = (a: { all: boolean }) =>
  act('expire', a, async (_shop, { server, token }) => {
    const { user_seq } = (await server.call('userInfo', {}, { token })).data
    await server.owner.query(
      `update ticket_lot set expires_at = (date_trunc('day', app_now() at time zone 'Asia/Seoul') + interval '1 day') at time zone 'Asia/Seoul'
       where $1 in (user_seq, (select p.user_seq from ticket_lot p where p.lot_seq = ticket_lot.from_lot_seq))
         and ($2 or coalesce(from_lot_seq, lot_seq) = (select min(lot_seq) from ticket_lot where user_seq = $1 and remaining > 0))`,
      [user_seq, a.all],
    )
    await pass(server, 90_000)
    await server.ctx.enqueue('ticket.expire', {})
  })
