import { sql } from 'kysely'
import type { TxContext } from '../../kernel/context.ts'
import { byUser, type PersonalData } from '../../kernel/personal-data.ts'
import { endMember, memberLots, membershipsOf } from './company/company-queries.ts'
import { reclaimLot } from './grant-tickets.ts'

const own = (userSeq: number) => sql<boolean>`lot_seq in (select lot_seq from ticket_lot where user_seq = ${userSeq})`

/**
 * Tickets are numbers in a wallet: without the user they identify no person; a company's tickets are returned to it.
 */
export const ticketPersonalData: PersonalData = {
  area: 'ticket',
  tables: [
    { table: 'ticket_company', key: 'company_seq', whose: byUser },
    { table: 'ticket_member', key: 'member_seq', whose: byUser },
    { table: 'ticket_wallet', key: 'user_seq', whose: byUser },
    { table: 'ticket_lot', key: 'lot_seq', whose: byUser },
    { table: 'ticket_deal', key: 'deal_seq', whose: own },
    { table: 'ticket_use', key: 'use_seq', whose: own },
  ],
  forget: forgetTickets,
}

/** Erases a company's representative and invoice address; its name and number stay with its orders. */
async function forgetTickets(tx: TxContext, userSeq: number): Promise<number> {
  const gone = await sql`
    update ticket_company set representative_sealed = null, invoice_email_sealed = null
    where user_seq = ${userSeq} and num_nonnulls(representative_sealed, invoice_email_sealed) > 0`.execute(tx.db)
  const memberships = await membershipsOf(tx.db, userSeq)
  for (const { member_seq } of memberships) {
    for (const lot of await memberLots(tx.db, member_seq)) await reclaimLot(tx, lot, lot.remaining)
    await endMember(tx.db, member_seq)
  }
  return Number(gone.numAffectedRows ?? 0n) + memberships.length
}
