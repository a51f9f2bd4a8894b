import { Fail } from '../../kernel/serve.ts'
import type { TxContext } from '../../kernel/context.ts'
import { postTickets } from '../ledger/post-tickets.ts'
import { reopenLot } from './using/reopen-lot.ts'
import { companyLots, memberLots, type MemberOf } from './company/company-queries.ts'
import { insertDeal, insertLot, lockWallet, lotBySeq, moveLot, openWallet, type LotRow } from './queries.ts'

/** Moves tickets from the company's lots to a member's, with the same value and expiry; all or none. */
export async function grantTickets(tx: TxContext, member: MemberOf, tickets: number): Promise<void> {
  await openWallet(tx.db, member.user_seq)
  await lockWallets(tx, member.keeper, member.user_seq)
  let left = tickets
  for (const lot of await companyLots(tx.db, member.company_seq)) {
    const some = Math.min(left, lot.remaining)
    if (some === 0) break
    const given = await moveLot(tx.db, lot.lot_seq, { kind: 'give', tickets: -some, order_seq: null })
    await postTickets(tx, given, { user_seq: lot.user_seq, tickets: -some })
    const { lot_seq } = await insertLot(tx.db, {
      user_seq: member.user_seq,
      order_seq: null,
      tickets: some,
      unit_won: lot.unit_won,
      expires_at: lot.expires_at,
      from_lot_seq: lot.lot_seq,
      member_seq: member.member_seq,
    })
    const received = await insertDeal(tx.db, lot_seq, { kind: 'receive', tickets: some, order_seq: null })
    await postTickets(tx, received, { user_seq: member.user_seq, tickets: some })
    left -= some
  }
  if (left > 0) throw new Fail('ticketNone')
}

/** Moves unused tickets back to the company. If more are requested than there are: none. */
export async function reclaimTickets(tx: TxContext, member: MemberOf, tickets: number): Promise<void> {
  await lockWallets(tx, member.keeper, member.user_seq)
  let left = tickets
  for (const lot of await memberLots(tx.db, member.member_seq)) {
    const some = Math.min(left, lot.remaining)
    if (some === 0) break
    await reclaimLot(tx, lot, some)
    left -= some
  }
  if (left > 0) throw new Fail('ticketNone')
}

/** Moves tickets of a member's lot back to the lot that they came from. */
export async function reclaimLot(
  tx: TxContext,
  { lot_seq, from_lot_seq, user_seq }: LotRow,
  tickets: number,
): Promise<void> {
  if (from_lot_seq === null) throw new Error(`lot ${lot_seq} was given by nobody`)
  const from = await lotBySeq(tx.db, from_lot_seq)
  await lockWallets(tx, from.user_seq, user_seq)
  const now = await lotBySeq(tx.db, lot_seq)
  const some = Math.min(tickets, now.remaining)
  if (some === 0) return
  await reopenLot(tx, from_lot_seq)
  const left = await moveLot(tx.db, lot_seq, { kind: 'leave', tickets: -some, order_seq: null })
  await postTickets(tx, left, { user_seq, tickets: -some })
  const back = await moveLot(tx.db, from_lot_seq, { kind: 'revoke', tickets: some, order_seq: null })
  await postTickets(tx, back, { user_seq: from.user_seq, tickets: some })
}

/** Always in the same order, which prevents deadlocks between users who act on each other. */
async function lockWallets(tx: TxContext, ...users: number[]): Promise<void> {
  for (const user of [...new Set(users)].toSorted((a, b) => a - b)) await lockWallet(tx.db, user)
}
