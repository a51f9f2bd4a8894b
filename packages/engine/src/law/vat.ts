import type { Won } from '../values/won.ts'

/** The tax in a price that includes it: ten of its hundred and ten parts (부가가치세법 제30조), rounded to the nearest won. */
export const vatOf = (taxed: Won): Won => Math.round(taxed / 11)

/**
 * The tax-free part of a partial sum, in proportion to the tax-free part of the price, rounded down. `before` is the
 * sum of earlier parts, so that all parts add up to the whole.
 */
export const taxFreeShare = (of: { price: Won; taxFree: Won }, won: Won, before: Won = 0): Won =>
  of.price === 0 ? 0 : upTo(of, before + won) - upTo(of, before)

const upTo = ({ price, taxFree }: { price: Won; taxFree: Won }, won: Won): Won =>
  Number((BigInt(taxFree) * BigInt(won)) / BigInt(price))
