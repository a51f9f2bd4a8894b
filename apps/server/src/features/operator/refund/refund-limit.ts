import { dated } from '@jipsalpim/engine/law/dated.ts'
import { day } from '@jipsalpim/engine/values/day.ts'

/**
 * What one operator may refund alone, in won: manual refunds of one order in total, and of all orders within 24 hours.
 * Our own rule, described in docs/operations.md. To change it, add a row with its date.
 */
export const refundLimit = dated<{ order: number; day: number }>('refund-limit', 'event', [
  {
    from: day('2026-01-01'),
    value: { order: 50_000, day: 300_000 },
    source: { title: '집살핌 운영 규칙', confidence: 'assumed', checkedOn: day('2026-11-23') },
  },
])
