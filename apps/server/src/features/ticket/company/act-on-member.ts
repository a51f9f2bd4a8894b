import type { orderTicketMember } from '@jipsalpim/contract/areas/ticket/calls.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { companyByCode, endMember, joinCompany, lockMember, memberLots, unusedOf } from './company-queries.ts'
import { grantTickets, reclaimLot, reclaimTickets } from '../grant-tickets.ts'

/**
 * A user joins with the company's code, or ends their own membership; the company's manager gives and takes tickets,
 * and can end any membership. Unused tickets are then returned to the company.
 */
export const actOnMember: Action<typeof orderTicketMember> = (ctx, input, user) =>
  ctx.tx(async (tx) => {
    if (input.act === 'join') {
      const company = await companyByCode(tx.db, input.invite_code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
      if (!company) throw new Fail('notFound')
      const member_seq = await joinCompany(tx.db, company.company_seq, user.seq)
      return { member_seq, unused: await unusedOf(tx.db, member_seq) }
    }
    const member = await lockMember(tx.db, user.seq, input.member_seq)
    if (!member || (input.act !== 'leave' && member.keeper !== user.seq)) throw new Fail('notFound')
    if (input.act === 'give') await grantTickets(tx, member, input.tickets)
    if (input.act === 'take') await reclaimTickets(tx, member, input.tickets)
    if (input.act === 'leave') {
      for (const lot of await memberLots(tx.db, member.member_seq)) await reclaimLot(tx, lot, lot.remaining)
      await endMember(tx.db, member.member_seq)
    }
    killPoint('ticket.given')
    return { member_seq: member.member_seq, unused: await unusedOf(tx.db, member.member_seq) }
  })
