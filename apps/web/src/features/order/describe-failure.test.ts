import { expect, test } from 'vitest'
import { describeFailure } from './describe-failure.ts'
import { orderWords as w } from './words.ts'

const paid = { state: 'completed', price: 9900, full_price: 9900, by_ticket: false, refund: null } as const

test('what was not charged is not on its way back', () => {
  expect(describeFailure(paid)).toBe(w.refundPending)
  expect(describeFailure({ ...paid, price: 0 })).toBe(w.backPending)
  expect(describeFailure({ ...paid, price: 0, full_price: 0, by_ticket: true })).toBe(w.backPending)
  expect(describeFailure({ ...paid, state: 'cancelled', price: 0 })).toBe(w.couponBack)
  expect(describeFailure({ ...paid, state: 'cancelled', price: 0, full_price: 0, by_ticket: true })).toBe(w.ticketBack)
  expect(describeFailure({ ...paid, state: 'cancelled', price: 0, full_price: 0 })).toBe(w.freeBack)
  const back = { state: 'done' as const, amount: 9900, reason: 'report-internal', each: [] }
  expect(describeFailure({ ...paid, state: 'refunded', refund: back })).toBe(w.failedByUs)
  expect(describeFailure({ ...paid, state: 'refunded', refund: { ...back, reason: 'report-no-register' } })).toBe(
    w.failedText,
  )
})
