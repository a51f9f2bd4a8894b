import type { orderTicketAmount, orderTicketDeal } from '@jipsalpim/contract/areas/ticket/calls.ts'
import { addDays, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { Action } from '../../kernel/serve.ts'
import { lastDay } from './ending/last-day.ts'
import { refundValueOf } from './ending/refund-value.ts'
import { dealsOf, openLots, paidAgainForPacks, wonBeingRefunded, type DealKind } from './queries.ts'

/** A refund appears on a card statement within two months. */
const ENTERED_DAYS = 90

/** The number of tickets and their expiry; and refunds for them in progress. */
export const readAmount: Action<typeof orderTicketAmount> = async (ctx, _, user) => {
  const [lots, refunding, paidAgain] = await Promise.all([
    openLots(ctx.db, user.seq),
    wonBeingRefunded(ctx.db, user.seq),
    paidAgainForPacks(ctx.db, user.seq),
  ])
  const since = addDays(dayInSeoul(ctx.now()), -ENTERED_DAYS)
  const worths = await Promise.all(lots.map((l) => refundValueOf(ctx, l)))
  return {
    amount: lots.reduce((sum, l) => sum + l.remaining, 0),
    refunding,
    paid_again: paidAgain.filter((p) => p.state !== 'done' || p.day === null || p.day >= since),
    lots: lots.map((l, i) => ({
      lot_seq: l.lot_seq,
      order_seq: l.order_seq,
      tickets: l.tickets,
      remaining: l.remaining,
      unit_won: l.unit_won,
      expires_on: lastDay(l.expires_at),
      refundable: worths[i] ?? 0,
    })),
  }
}

export const listDeals: Action<typeof orderTicketDeal> = async (ctx, _, user) => ({
  deals: (await dealsOf(ctx.db, user.seq)).map((d) => ({
    deal_seq: d.deal_seq,
    dealType: dealTypes[d.kind],
    kind: d.kind,
    tickets: d.tickets,
    won: Math.abs(d.tickets) * d.unit_won,
    order_seq: d.order_seq,
    address: [d.address, d.building_ho].filter(Boolean).join(' ') || null,
    at: d.at.toISOString(),
  })),
})

/** The three values of the specification. */
const dealTypes = {
  buy: '결제',
  receive: '결제',
  use: '사용',
  give: '사용',
  leave: '취소',
  back: '취소',
  revoke: '취소',
  refund: '취소',
  expire: '취소',
} as const satisfies Record<DealKind, string>
