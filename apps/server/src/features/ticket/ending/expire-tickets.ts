import type { Context } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { endLot } from './end-lot.ts'
import { expiredLots, lockWallet, lotBySeq } from '../queries.ts'

/** Expires lots: unused tickets become revenue. One transaction per lot, so that a kill leaves no half lot. */
export async function expireTickets(ctx: Context): Promise<void> {
  for (const { lot_seq, user_seq } of await expiredLots(ctx.db)) {
    await ctx.tx(async (tx) => {
      await lockWallet(tx.db, user_seq)
      const lot = await lotBySeq(tx.db, lot_seq)
      // A returned ticket may have reopened it meanwhile.
      if (lot.expires_at <= tx.now()) await endLot(tx, lot)
    })
    killPoint('ticket.expired')
  }
}
