import type { Context } from '../../kernel/context.ts'
import { killPoint } from '../../kernel/kill-point.ts'
import { endLot } from './end-lot.ts'
import { expiredLots, lockWallet, lotBySeq } from './queries.ts'

/** Lots whose last day is over: what was not used is earned. Each lot by itself, so a kill leaves whole ones. */
export async function expireTickets(ctx: Context): Promise<void> {
  for (const { lot_seq, user_seq } of await expiredLots(ctx.db)) {
    await ctx.tx(async (tx) => {
      await lockWallet(tx.db, user_seq)
      const lot = await lotBySeq(tx.db, lot_seq)
      // A ticket that came back meanwhile has opened it again.
      if (lot.expires_at <= tx.now()) await endLot(tx, lot)
    })
    killPoint('ticket.expired')
  }
}
