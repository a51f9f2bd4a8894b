import type { Cut } from '../../coupon/using/cut.ts'
import type { PriceContext } from '../../coupon/hooks.ts'
import { taxFreeShare } from '@jipsalpim/engine/law/vat.ts'
import type { Orderable } from '@jipsalpim/contract/areas/order/order.ts'
import type { User } from '../../../kernel/serve.ts'
import { readPartners } from '../../campaign/read-partners.ts'
import { discountOf } from '../../coupon/using/discount-of.ts'
import { readNewMember } from '../placing/new-member.ts'
import { discountsInForce, type DiscountRow } from '../queries.ts'

export type Price = {
  product: Orderable
  full: number
  /** The tax-free part of the full price. */
  taxFree: number
  from: Date
  /** The automatic discount, if this user gets one; `until`: its end. */
  discount: (Cut & { until: Date | null }) | null
  /** The price without a coupon. */
  price: number
  /** The lower price with a verified identity, as far as it is known in advance; null if there is none. */
  priceIfVerified: number | null
}
/** The tax-free part of an amount within the price. */
export const taxFreeOf = ({ full, taxFree }: Pick<Price, 'full' | 'taxFree'>, won: number): number =>
  taxFreeShare({ price: full, taxFree }, won)
type Who = Pick<User, 'seq' | 'role'> | null

/**
 * A product's price for a user, now or at an instant, with the best of its automatic discounts. Null if it is not sold.
 */
export async function priceOf(ctx: PriceContext, product: Orderable, who: Who, at?: Date): Promise<Price | null> {
  const found = await discountsInForce(ctx.db, product, at)
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
        hold_seq: null,
        until: best.d.until_at === null ? null : new Date(best.d.until_at),
      }
    : null
}

/**
 * The discounts that this user is eligible for, now and with a verified identity. Visitors who are not logged in get
 * only those without conditions.
 */
async function forWhom(ctx: PriceContext, discounts: readonly DiscountRow[], who: Who) {
  const asksPartner = who !== null && discounts.some((d) => d.sources !== null)
  const asksAge = who !== null && discounts.some((d) => d.new_days !== null)
  const partners = asksPartner ? (await readPartners(ctx, who.seq)).map((p) => p.partner) : []
  const member = asksAge ? await readNewMember(ctx, who.seq) : null
  const open = discounts.filter(
    (d) =>
      (d.roles === null || (who !== null && d.roles.includes(who.role))) &&
      (d.sources === null || d.sources.some((s) => partners.includes(s))) &&
      (d.new_days === null ||
        (member !== null && member.days < d.new_days && !member.hadElsewhere.has(d.discount_seq))),
  )
  return { now: member?.verified ? open : open.filter((d) => d.new_days === null), ifVerified: open }
}
