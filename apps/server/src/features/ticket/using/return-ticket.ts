import type { TxContext } from '../../../kernel/context.ts'
import { isDelivered } from '../../ledger/is-delivered.ts'
import { postTickets } from '../../ledger/post-tickets.ts'
import { hasLeft } from '../company/company-queries.ts'
import { reclaimLot } from '../grant-tickets.ts'
import { reopenLot } from './reopen-lot.ts'
import { endUse, lockWallet, lotBySeq, lotsFrom, lotOfPack, moveLot, useOf } from '../queries.ts'

/** The value of the ticket that paid an order; 0 for an order paid otherwise. */
export const wonOfTicket = async (tx: Pick<TxContext, 'db'>, orderSeq: number): Promise<number> =>
  (await useOf(tx.db, orderSeq))?.won ?? 0

/**
 * A failed report returns its ticket to the lot that it came from, with its own expiry or, when that is over, with 30
 * days more; that of a former member to the company. Revenue posted by a delivery is reversed. Requires the order's
 * lock; a repeat does nothing.
 */
export async function returnTicket(tx: TxContext, orderSeq: number): Promise<void> {
  const use = await useOf(tx.db, orderSeq)
  if (!use || !(await endUse(tx.db, use.use_seq))) return
  const { user_seq } = await lotBySeq(tx.db, use.lot_seq)
  await lockWallet(tx.db, user_seq)
  await reopenLot(tx, use.lot_seq)
  const earned = (await isDelivered(tx, orderSeq)) ? -use.won : 0
  const deal = await moveLot(tx.db, use.lot_seq, { kind: 'back', tickets: 1, order_seq: orderSeq })
  await postTickets(tx, deal, { user_seq, tickets: 1, earned })
  const lot = await lotBySeq(tx.db, use.lot_seq)
  if (lot.member_seq !== null && (await hasLeft(tx.db, lot.member_seq))) await reclaimLot(tx, lot, 1)
}

/** Removes the tickets of a pack whose whole payment was refunded at the gateway. */
export async function reclaimPack(tx: TxContext, orderSeq: number): Promise<void> {
  const pack = await lotOfPack(tx.db, orderSeq)
  if (!pack) return
  await lockWallet(tx.db, pack.user_seq)
  for (const given of await lotsFrom(tx.db, pack.lot_seq)) await reclaimLot(tx, given, given.remaining)
  const { remaining, user_seq } = await lotBySeq(tx.db, pack.lot_seq)
  if (remaining === 0) return
  const deal = await moveLot(tx.db, pack.lot_seq, { kind: 'refund', tickets: -remaining, order_seq: orderSeq })
  await postTickets(tx, deal, { user_seq, tickets: -remaining })
}
