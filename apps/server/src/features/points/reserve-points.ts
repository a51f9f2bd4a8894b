import { Fail } from '../../kernel/serve.ts'
import type { TxContext } from '../../kernel/context.ts'
import { postPoints } from '../ledger/post-points.ts'
import {
  addReturned,
  changeHold,
  holdOfCause,
  insertHold,
  insertPart,
  lockWallet,
  moveLot,
  openLots,
  partsOf,
  type HoldRow,
} from './queries.ts'

/**
 * Takes points out of the lots for something in progress, those that expire first; once per cause. Fails when there are
 * not enough. The caller spends or returns them by the same cause.
 */
export async function reservePoints(
  tx: TxContext,
  { user_seq, cause, won }: { user_seq: number; cause: string; won: number },
): Promise<number> {
  await lockWallet(tx.db, user_seq)
  const lots = await openLots(tx.db, user_seq)
  const points = lots.reduce((sum, l) => sum + l.remaining, 0)
  if (points < won) throw new Fail('pointsShort', { points })
  const hold = await insertHold(tx.db, { user_seq, cause, won })
  let left = won
  for (const lot of lots) {
    const part = Math.min(left, lot.remaining)
    if (part === 0) break
    await moveLot(tx.db, { lot_seq: lot.lot_seq, kind: 'hold', won: -part, hold_seq: hold.hold_seq })
    await insertPart(tx.db, { hold_seq: hold.hold_seq, lot_seq: lot.lot_seq, won: part })
    left -= part
  }
  await postPoints(tx, 'hold', `hold:${hold.hold_seq}`, hold)
  return hold.hold_seq
}

/** For a purchase that was paid. False if the points are not held any more: the purchase must not be completed. */
export async function spendPoints(tx: TxContext, cause: string): Promise<boolean> {
  const hold = await lockedHold(tx, cause)
  if (hold?.state !== 'held') return false
  await changeHold(tx.db, hold.hold_seq, { state: 'spent' })
  await postPoints(tx, 'spend', `spent:${hold.hold_seq}`, hold)
  return true
}

/**
 * For a purchase that was not paid or was cancelled: returns all points that are not returned yet to the lots that they
 * came from; each lot keeps its end date. Idempotent.
 */
export async function returnPoints(tx: TxContext, cause: string): Promise<void> {
  const hold = await lockedHold(tx, cause)
  if (hold?.state === 'held') {
    for (const part of await partsOf(tx.db, hold.hold_seq))
      await moveLot(tx.db, { lot_seq: part.lot_seq, kind: 'release', won: part.won, hold_seq: hold.hold_seq })
    await changeHold(tx.db, hold.hold_seq, { state: 'released' })
    await postPoints(tx, 'release', `released:${hold.hold_seq}`, hold)
  } else if (hold?.state === 'spent') await refundPoints(tx, hold, hold.won - hold.returned)
}

/** For a partial refund: returns that many points, at most those that were not returned yet. */
export async function returnSomePoints(tx: TxContext, cause: string, won: number): Promise<void> {
  const hold = await lockedHold(tx, cause)
  if (hold?.state === 'spent') await refundPoints(tx, hold, Math.min(won, hold.won - hold.returned))
}

async function refundPoints(tx: TxContext, hold: HoldRow, won: number): Promise<void> {
  if (won === 0) return
  let left = won
  for (const part of await partsOf(tx.db, hold.hold_seq)) {
    const back = Math.min(left, part.won - part.returned)
    if (back === 0) continue
    await moveLot(tx.db, { lot_seq: part.lot_seq, kind: 'back', won: back, hold_seq: hold.hold_seq })
    await addReturned(tx.db, part, back)
    left -= back
  }
  const returned = hold.returned + won
  await changeHold(tx.db, hold.hold_seq, { returned, ...(returned === hold.won && { state: 'back' }) })
  await postPoints(tx, 'back', `back:${hold.hold_seq}:${returned}`, { user_seq: hold.user_seq, won })
}

/** Reads the hold again under the wallet's lock, so that only one transaction changes it at a time. */
async function lockedHold(tx: TxContext, cause: string): Promise<HoldRow | undefined> {
  const found = await holdOfCause(tx.db, cause)
  if (!found) return undefined
  await lockWallet(tx.db, found.user_seq)
  return holdOfCause(tx.db, cause)
}
