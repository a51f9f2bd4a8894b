import { dunning } from '@jipsalpim/engine/watch/billing.ts'
import type { PeriodRow } from '../queries.ts'

/** The period that is neither paid nor void; at most one. */
export const openPeriod = (periods: readonly PeriodRow[]): PeriodRow | undefined =>
  periods.find((p) => p.state !== 'paid' && p.state !== 'void')

/** The amount due after a failed charge. */
export function owedOf(periods: readonly PeriodRow[]) {
  const open = openPeriod(periods)
  if (!open?.failed_on) return null
  return {
    won: open.price,
    failed_on: open.failed_on,
    next_try_at: open.next_try_at?.toISOString() ?? null,
    grace_until: dunning(open.failed_on, 0, 'soft').graceUntil,
  }
}
