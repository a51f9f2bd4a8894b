import type { Won } from '../values/won.ts'

/** The tax in a price that contains it: ten of its hundred and ten parts (부가가치세법 제30조), to the nearest won. */
export const vatOf = (taxed: Won): Won => Math.round(taxed / 11)

/**
 * Of a price with a part that bears no tax, the tax-free part of so much of it: by its share, rounded down. `before` is
 * what went earlier, so that the shares of all parts sum to the whole.
 */
export const taxFreeShare = (of: { price: Won; taxFree: Won }, won: Won, before: Won = 0): Won =>
  of.price === 0 ? 0 : upTo(of, before + won) - upTo(of, before)

const upTo = ({ price, taxFree }: { price: Won; taxFree: Won }, won: Won): Won =>
  Number((BigInt(taxFree) * BigInt(won)) / BigInt(price))
