import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { Context, TxContext } from '../../kernel/context.ts'
import { killPoint } from '../../kernel/kill-point.ts'
import { postPoints } from '../ledger/post-points.ts'
import { lockWallet, lotBySeq, moveLot, overLots, type LotRow } from './queries.ts'

/** Expires the lots whose last day is over, each in its own transaction, so that a killed worker leaves no lot half done. */
export async function expirePoints(ctx: Context): Promise<void> {
  for (const { lot_seq, user_seq } of await overLots(ctx.db)) {
    await ctx.tx(async (tx) => {
      await lockWallet(tx.db, user_seq)
      const lot = await lotBySeq(tx.db, lot_seq)
      if (lot.ends_on < dayInSeoul(tx.now())) await endLot(tx, lot, 'expire')
    })
    killPoint('points.expired')
  }
}

/** Requires the wallet's lock. */
export async function endLot(tx: TxContext, lot: LotRow, kind: 'expire' | 'leave'): Promise<void> {
  const { lot_seq, user_seq, remaining } = lot
  if (remaining === 0) return
  const move = await moveLot(tx.db, { lot_seq, kind, won: -remaining, hold_seq: null })
  await postPoints(tx, 'end', `move:${move}`, { user_seq, won: remaining })
}
