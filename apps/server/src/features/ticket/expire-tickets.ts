import type { Context } from '../../main/context.ts'
import { killPoint } from '../../testing/kill-point.ts'
import { postTickets } from '../ledger/post-tickets.ts'
import { expiredLots, lockWallet, lotBySeq, moveLot } from './queries.ts'

/** Lots whose last day is over: what was not used is earned. Each lot by itself, so a kill leaves whole ones. */
export async function expireTickets(ctx: Context): Promise<void> {
  for (const { lot_seq, user_seq } of await expiredLots(ctx.db)) {
    await ctx.tx(async (tx) => {
      await lockWallet(tx.db, user_seq)
      const { remaining, unit_won } = await lotBySeq(tx.db, lot_seq)
      if (remaining === 0) return
      const deal = await moveLot(tx.db, lot_seq, { kind: 'expire', tickets: -remaining, order_seq: null })
      await postTickets(tx, deal, { user_seq, tickets: -remaining, earned: remaining * unit_won })
    })
    killPoint('ticket.expired')
  }
}
