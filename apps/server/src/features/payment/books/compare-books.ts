import type { GatewayPayment } from '@jipsalpim/providers/payment/port.ts'
import type { Selectable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'

/**
 * Our record of all payments of an order: won captured and refunded; `ids`: the gateway's payment ids; `open`: a refund
 * is in progress. Null if the order is not ours.
 */
export type OurBook = { paid: number; back: number; ids: readonly string[]; open: boolean } | null
/** `back` is null if the gateway does not report refunds. */
type Theirs = { paid: number; back: number | null } | null
export type DifferenceKind = Selectable<Database['payment_difference']>['kind']
export type Difference = { kind: DifferenceKind; ours: OurBook; theirs: Theirs }

/**
 * The difference between the two records of one order, or null. Tries that captured no money, or were cancelled before
 * we booked them, do not count as payments.
 */
export function compareBooks(ours: OurBook, atGateway: readonly GatewayPayment[]): Difference | null {
  const live = atGateway
    .filter((p) => p.state === 'paid' || p.state === 'cancelled')
    .filter((p) => p.amount > (p.cancelledAmount ?? 0) || ours?.ids.includes(p.gatewayId))
  const theirs: Theirs = live.length
    ? {
        paid: live.reduce((sum, p) => sum + p.amount, 0),
        back: live.reduce<number | null>(
          (sum, p) => (sum === null || p.cancelledAmount === null ? null : sum + p.cancelledAmount),
          0,
        ),
      }
    : null
  const kind = kindOf(ours, theirs, live.length)
  return kind && { kind, ours, theirs }
}

function kindOf(ours: OurBook, theirs: Theirs, payments: number): DifferenceKind | null {
  // If the gateway does not report refunds, our own rows are used.
  const keeps = theirs ? theirs.paid - (theirs.back ?? ours?.back ?? 0) : 0
  if (!ours) return keeps > 0 ? 'unknown-here' : null
  if (ours.paid === 0) return keeps > 0 ? 'not-paid-here' : null
  if (payments > 1 && theirs && theirs.paid > ours.paid) return 'twice'
  if (!theirs) return 'unknown-there'
  if (theirs.paid !== ours.paid) return 'amount'
  // A refund in progress may or may not have reached the gateway: its own job settles it.
  if (theirs.back !== null && theirs.back !== ours.back && !ours.open) return 'cancelled'
  return null
}
