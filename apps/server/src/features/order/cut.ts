/** A part that is taken off a price, who bears it, and what it comes from. */
export type Cut = { issuer_seq: number; won: number; name: string } & (
  | { discount_seq: number; coupon_seq: null }
  | { discount_seq: null; coupon_seq: number }
)
