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
  /** The lower price that a verified identity would bring, as far as it is known before; null where it brings none. */
  priceIfVerified: number | null
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
  const { now, ifVerified } = discounts.length > 0 ? await forWhom(ctx, discounts, who) : { now: [], ifVerified: [] }
  const [discount, other] = [bestOf(now, full), bestOf(ifVerified, full)]
  const price = full - (discount?.won ?? 0)
  const priceIfVerified = other && full - other.won < price ? full - other.won : null
  return { product, full, taxFree, from, discount, price, priceIfVerified }
}

function bestOf(discounts: readonly DiscountRow[], full: number): Price['discount'] {
  const best = discounts
    .map((d) => ({ d, won: discountOf({ ...d, zero_ok: false }, full) }))
    .filter((x) => x.won > 0)
    .toSorted((a, b) => b.won - a.won || a.d.discount_seq - b.d.discount_seq)[0]
  return best
    ? {
        issuer_seq: best.d.issuer_seq,
        won: best.won,
        name: best.d.name,
        discount_seq: best.d.discount_seq,
        coupon_seq: null,
        until: best.d.until_at === null ? null : new Date(best.d.until_at),
      }
    : null
}

/**
 * The discounts whose conditions this user meets, now and with a verified identity. A visitor who is not logged in meets
 * none that has a condition.
 */
async function forWhom(ctx: PriceContext, discounts: readonly DiscountRow[], who: Who) {
  const asksPartner = who !== null && discounts.some((d) => d.sources !== null)
  const asksAge = who !== null && discounts.some((d) => d.new_days !== null)
  const partners = asksPartner ? (await readPartners(ctx, who.seq)).map((p) => p.partner) : []
  const newcomer = asksAge ? await readNewcomer(ctx, who.seq) : null
  const open = discounts.filter(
    (d) =>
      (d.roles === null || (who !== null && d.roles.includes(who.role))) &&
      (d.sources === null || d.sources.some((s) => partners.includes(s))) &&
      (d.new_days === null ||
        (newcomer !== null && newcomer.days < d.new_days && !newcomer.hadElsewhere.has(d.discount_seq))),
  )
  return { now: newcomer?.verified ? open : open.filter((d) => d.new_days === null), ifVerified: open }
}
