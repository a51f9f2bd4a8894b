import type { Cut } from './cut.ts'
import type { PriceContext } from '../coupon/asks.ts'
import { taxFreeShare } from '@jipsalpim/engine/law/vat.ts'
import type { Orderable } from './order-row.ts'
import type { User } from '../../kernel/serve.ts'
import { readPartners } from '../campaign/read-partners.ts'
import { discountOf } from '../coupon/discount-of.ts'
import { readNewcomer } from './newcomer.ts'
import { discountsInForce, type DiscountRow } from './queries.ts'

export type Price = {
  product: Orderable
  full: number
  /** The part of the full price that bears no tax. */
  taxFree: number
  from: Date
  /** The discount that comes by itself, if there is one for this person; `until` is its end. */
  discount: (Cut & { until: Date | null }) | null
  /** What is charged without a coupon. */
  price: number
}
/** Of so much of a price, the part that bears no tax. */
export const taxFreeOf = ({ full, taxFree }: Pick<Price, 'full' | 'taxFree'>, won: number): number =>
  taxFreeShare({ price: full, taxFree }, won)
type Who = Pick<User, 'seq' | 'role'> | null
/** What a price is read with: who the person is may have to be known. */

/** Today's price of a product for a person. Null where it is not sold. Of several discounts the best one counts. */
export async function priceOf(ctx: PriceContext, product: Orderable, who: Who): Promise<Price | null> {
  const found = await discountsInForce(ctx.db, product)
  if (!found || found.price === null) return null
  const { price: full, tax_free: taxFree, from_at: from, discounts } = found
  const open = discounts.length > 0 ? await forWhom(ctx, discounts, who) : []
  const best = open
    .map((d) => ({ d, won: discountOf({ ...d, zero_ok: false }, full) }))
    .filter((x) => x.won > 0)
    .toSorted((a, b) => b.won - a.won || a.d.discount_seq - b.d.discount_seq)[0]
  const discount = best
    ? {
        issuer_seq: best.d.issuer_seq,
        won: best.won,
        name: best.d.name,
        discount_seq: best.d.discount_seq,
        coupon_seq: null,
        until: best.d.until_at === null ? null : new Date(best.d.until_at),
      }
    : null
  return { product, full, taxFree, from, discount, price: full - (discount?.won ?? 0) }
}

/** The discounts whose conditions this user meets. A visitor who is not logged in meets none that has a condition. */
async function forWhom(ctx: PriceContext, discounts: readonly DiscountRow[], who: Who) {
  const asksPartner = who !== null && discounts.some((d) => d.sources !== null)
  const asksAge = who !== null && discounts.some((d) => d.new_days !== null)
  const partners = asksPartner ? (await readPartners(ctx, who.seq)).map((p) => p.partner) : []
  const newcomer = asksAge ? await readNewcomer(ctx, who.seq) : null
  return discounts.filter(
    (d) =>
      (d.roles === null || (who !== null && d.roles.includes(who.role))) &&
      (d.sources === null || d.sources.some((s) => partners.includes(s))) &&
      (d.new_days === null ||
        (newcomer !== null && newcomer.days < d.new_days && !newcomer.hadElsewhere.has(d.discount_seq))),
  )
}
