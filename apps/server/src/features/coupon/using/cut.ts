/** A reduction of a price, who bears it, and its source. `hold_seq`: points that are held for the order. */
export type Cut = { issuer_seq: number; won: number; name: string } & (
  | { discount_seq: number; coupon_seq: null; hold_seq: null }
  | { discount_seq: null; coupon_seq: number; hold_seq: null }
  | { discount_seq: null; coupon_seq: null; hold_seq: number }
)
