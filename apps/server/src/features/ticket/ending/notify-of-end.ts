import { TICKET_NOTICE_DAYS } from '@jipsalpim/contract/areas/ticket/packs.ts'
import { addDays, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { Context, TxContext } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { postNotice } from '../../message/post-notice.ts'
import { endOf, lastDay } from './last-day.ts'
import { claimEnding, type LotRow } from '../queries.ts'
import { refundValueOf } from './refund-value.ts'

/** Notifies users whose tickets expire soon: how many, when, and the refund until then. One user per transaction. */
export async function notifyOfEnd(ctx: Context): Promise<void> {
  const today = dayInSeoul(ctx.now())
  // The shortest notice first: a user who missed the earlier ones gets only one.
  for (const days of TICKET_NOTICE_DAYS.toSorted((a, b) => a - b)) {
    const before = endOf(addDays(today, days))
    while (await ctx.tx((tx) => notifyNext(tx, days, before))) killPoint('ticket.told')
  }
}

async function notifyNext(tx: TxContext, days: number, before: Date): Promise<boolean> {
  const ending = await claimEnding(tx.db, days, before)
  for (const [holder, lots] of Map.groupBy(ending, holderOf)) {
    const [first] = lots
    if (!first) continue
    const worths = await Promise.all(lots.map((l) => refundValueOf(tx, l)))
    await postNotice(tx, {
      user_seq: first.user_seq,
      order_seq: null,
      template: 'tickets-end',
      variables: {
        holder,
        tickets: lots.reduce((sum, l) => sum + l.remaining, 0),
        last_day: lastDay(first.expires_at),
        refundable: worths.reduce((sum, won) => sum + won, 0),
      },
      reference: `tickets-end-${days}-${Math.min(...lots.map((l) => l.lot_seq))}`,
    })
  }
  return ending.length > 0
}

/** A company's own lot, one given to a member, or a user's own. */
const holderOf = (lot: LotRow): 'company' | 'given' | 'own' =>
  lot.company_seq !== null ? 'company' : lot.from_lot_seq !== null ? 'given' : 'own'
