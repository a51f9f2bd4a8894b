import type { operatorCouponReport } from '@jipsalpim/contract/areas/coupon/operator.ts'
import { Fail, type Action } from '../../kernel/serve.ts'
import { csvOf } from './campaign/csv.ts'
import { balanceOf, borneBy, issuerByCode } from './campaign/operator-queries.ts'

/** What an issuer owes and why, from the ledger: counts and sums by day and campaign, without personal data. */
export const reportIssuer: Action<typeof operatorCouponReport> = async (ctx, { issuer, from, to }) => {
  const known = await issuerByCode(ctx.db, issuer)
  if (!known) throw new Fail('couponUnknown')
  const [lines, balance] = await Promise.all([
    borneBy(ctx.db, known.issuer_seq, from, to),
    balanceOf(ctx.db, known.issuer_seq),
  ])
  const rows = lines.map((l) => [
    l.day,
    l.campaign,
    l.used,
    l.given_back,
    l.discount,
    l.discount_back,
    l.discount - l.discount_back,
  ])
  return {
    issuer: known.name,
    lines,
    balance,
    csv: csvOf(['day', 'campaign', 'used', 'given_back', 'discount_won', 'discount_back_won', 'net_won'], rows),
  }
}
