import { LEAST_CHARGE } from '@jipsalpim/contract/areas/payment/pay-methods.ts'

export type DiscountKind = {
  gives: 'won' | 'percent' | 'free'
  amount: number | null
  most: number | null
  /** Whether the price may become 0. */
  zero_ok: boolean
}

/** The discount in won: never more than the price, and never leaving less than a card payment's minimum. */
export function discountOf({ gives, amount, most, zero_ok }: DiscountKind, price: number): number {
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
