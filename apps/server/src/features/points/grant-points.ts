import { addMonths, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { POINTS_MONTHS, type PointKind } from '@jipsalpim/contract/areas/points/points-terms.ts'
import type { TxContext } from '../../kernel/context.ts'
import { postPoints } from '../ledger/post-points.ts'
import { insertLot, insertMove, lotOfCause, openWallet, type LotRow } from './queries.ts'

export type PointGrant = { user_seq: number; kind: PointKind; cause: string; won: number; given_by: number }

/** Gives points once per cause: a repeat, even with another sum, gives none and returns the first gift. */
export async function grantPoints(tx: TxContext, gift: PointGrant): Promise<{ lot: LotRow; fresh: boolean }> {
  await openWallet(tx.db, gift.user_seq)
  const ends_on = addMonths(dayInSeoul(tx.now()), POINTS_MONTHS)
  const made = await insertLot(tx.db, { ...gift, ends_on })
  const lot = made ?? (await lotOfCause(tx.db, gift.cause))
  if (!lot) throw new Error(`no points were given for ${gift.cause}`)
  if (!made) return { lot, fresh: false }
  const move = await insertMove(tx.db, { lot_seq: lot.lot_seq, kind: 'give', won: lot.won, hold_seq: null })
  await postPoints(tx, 'give', `move:${move}`, lot)
  return { lot, fresh: true }
}
