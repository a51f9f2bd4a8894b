/** A reduction of a price, who bears it, and its source. */
export type Cut = { issuer_seq: number; won: number; name: string } & (
  | { discount_seq: number; coupon_seq: null }
  | { discount_seq: null; coupon_seq: number }
)
