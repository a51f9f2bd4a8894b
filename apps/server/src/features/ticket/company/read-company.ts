import type { orderTicketCompany } from '@jipsalpim/contract/areas/ticket/calls.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { revealed } from '../../../crypto/personal.ts'
import type { Action } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { readContacts } from '../../account/person/read-contact.ts'
import { companyPlace } from './company-place.ts'
import { companyLots, companyOf, membershipsOf, membersOf, type CompanyRow } from './company-queries.ts'
import { lastDay } from '../ending/last-day.ts'
import { refundValueOf } from '../ending/refund-value.ts'

/** The company that a user manages, and those of which they are a member. */
export const readCompany: Action<typeof orderTicketCompany> = async (ctx, _, user) => {
  const company = await companyOf(ctx.db, user.seq)
  return {
    company: company ? await presentCompany(ctx, company) : null,
    memberships: await membershipsOf(ctx.db, user.seq),
  }
}

async function presentCompany(ctx: Context, company: CompanyRow) {
  const { company_seq: seq, name, business_no, invite_code } = company
  const [lots, members] = await Promise.all([companyLots(ctx.db, seq), membersOf(ctx.db, seq)])
  const opened = (column: 'representative_sealed' | 'invoice_email_sealed') =>
    company[column] ? ctx.seal.open(companyPlace(seq, column), company[column]).reveal() : ''
  const worths = await Promise.all(lots.map((l) => refundValueOf(ctx, l)))
  // Members agreed, when they joined, that the company sees their name.
  const contacts = await readContacts(
    ctx,
    members.map((m) => m.user_seq),
  )
  return {
    name,
    business_no,
    invite_code,
    representative: opened('representative_sealed'),
    invoice_email: opened('invoice_email_sealed'),
    tickets: lots.reduce((sum, l) => sum + l.remaining, 0),
    lots: lots.flatMap((l, i) =>
      l.order_seq === null
        ? []
        : [
            {
              order_seq: l.order_seq,
              tickets: l.tickets,
              remaining: l.remaining,
              unit_won: l.unit_won,
              expires_on: lastDay(l.expires_at),
              refundable: worths[i] ?? 0,
            },
          ],
    ),
    members: members.map(({ user_seq, joined_at, ...m }) => ({
      ...m,
      name: revealed(contacts.get(user_seq)?.name ?? null),
      joined_on: dayInSeoul(joined_at),
    })),
  }
}
