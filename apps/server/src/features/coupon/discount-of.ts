/** The least that a card takes: what is left to pay is nothing at all, or this. */
export const LEAST_CHARGE = 100

export type Gives = {
  gives: 'won' | 'percent' | 'free'
  amount: number | null
  most: number | null
  /** May the price come to nothing? */
  zero_ok: boolean
}

/** What goes off a price, in won: never more than the price, and never so much that less than a card's least is left. */
export function discountOf({ gives, amount, most, zero_ok }: Gives, price: number): number {
  const asked =
    gives === 'free'
      ? price
      : gives === 'won'
        ? (amount ?? 0)
        : Math.min(Math.floor((price * (amount ?? 0)) / 100), most ?? price)
  const whole = Math.min(asked, price)
  const left = price - whole
  if (left === 0 && zero_ok) return whole
  return left >= LEAST_CHARGE ? whole : Math.max(0, price - LEAST_CHARGE)
}
