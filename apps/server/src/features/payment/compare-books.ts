import type { GatewayPayment } from '@jipsalpim/providers/payment/port.ts'
import type { DifferenceKind } from './queries.ts'

/** What we hold for an order: won captured and given back; `open`: a refund is on its way. Null when the order is not ours. */
export type OurBook = { paid: number; back: number; open: boolean } | null
export type Difference = { kind: DifferenceKind; ours: OurBook; theirs: { paid: number; back: number } | null }

/** How two books of one order disagree, or null. Tries that took nothing are no payments. */
export function compareBooks(ours: OurBook, told: readonly GatewayPayment[]): Difference | null {
  const held = told.filter((p) => p.state === 'paid' || p.state === 'cancelled')
  const theirs = held.length
    ? {
        paid: held.reduce((sum, p) => sum + p.amount, 0),
        back: held.reduce((sum, p) => sum + p.cancelledAmount, 0),
      }
    : null
  const kind = kindOf(ours, theirs, held.length)
  return kind && { kind, ours, theirs }
}

function kindOf(ours: OurBook, theirs: Difference['theirs'], payments: number): DifferenceKind | null {
  const keeps = theirs ? theirs.paid - theirs.back : 0
  if (!ours) return keeps > 0 ? 'unknown-here' : null
  if (payments > 1 && keeps > ours.paid - ours.back) return 'twice'
  if (ours.paid === 0) return keeps > 0 ? 'not-paid-here' : null
  if (!theirs) return 'unknown-there'
  if (theirs.paid !== ours.paid && payments === 1) return 'amount'
  // A refund on its way has reached the gateway or not: its own job settles it.
  if (theirs.back !== ours.back && !ours.open) return 'cancelled'
  return null
}
