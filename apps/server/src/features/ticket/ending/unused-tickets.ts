import type { Context } from '../../../kernel/context.ts'
import { companyLots, companyOf } from '../company/company-queries.ts'
import { lastDay } from './last-day.ts'
import { openLots } from '../queries.ts'
import { refundValueOf } from './refund-value.ts'

/**
 * The unused tickets in a user's wallet, pack by pack, with those of the company that they manage, and the refund for
 * them today.
 */
export async function unusedTickets(db: Context['db'], userSeq: number) {
  const company = await companyOf(db, userSeq)
  const lots = [...(await openLots(db, userSeq)), ...(company ? await companyLots(db, company.company_seq) : [])]
  const worths = await Promise.all(lots.map((l) => refundValueOf({ db }, l)))
  return {
    amount: lots.reduce((sum, l) => sum + l.remaining, 0),
    packs: lots.map((l, i) => ({
      order_seq: l.order_seq,
      remaining: l.remaining,
      refundable: worths[i] ?? 0,
      expires_on: lastDay(l.expires_at),
    })),
  }
}
