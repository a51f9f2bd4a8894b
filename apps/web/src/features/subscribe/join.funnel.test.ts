import * as later from '@jipsalpim/contract/areas/order/later.ts'
import { addDays, day, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { expect, test } from 'vitest'
import { frontier, missingIn, pathOf, sentOf } from '../../kernel/funnel/path.ts'
import joinFunnel, { type JoinAnswers } from './join.funnel.tsx'
import { endOf, checkPhasesOf } from './joining/check-phases.ts'

const today = dayInSeoul(new Date())
const at = (a: JoinAnswers) => pathOf(joinFunnel, a).map((s) => s.at.replace('subscribe', ''))
const home = { key: 'k', road: '서울특별시 강서구 화곡로 9047', lot: '화곡동 1', name: null, multi: false }
const unit = { dong: null, floor: '3층', ho: '302호', uniqueNo: null, later: false }
const lease: JoinAnswers = {
  type: '전세',
  deposit: 200_000_000,
  contractOn: null,
  balanceOn: null,
  moveInOn: addDays(today, 30),
  term: '24',
}
const terms = {
  pg_name: 'portone',
  pay_method: 'card',
  shown_price: 4900,
  draft_key: 'a-draft-of-a-watch',
  agreed: true,
}

test('a report’s home is not searched, and somebody without a lease is not asked for its days', () => {
  expect(at({ of: 'r' })).toEqual(['Choose', 'Type', 'Price', 'Freelogin', 'Date', 'Amount', 'PaymentMethod'])
  expect(at({ of: null })).toContain('Search')
  expect(at({ of: null, type: '모름' })).not.toContain('Date')
})

test('what is sent is one home, and parses under the call', () => {
  const whole = { ...lease, home, unit, plan: 'month', coupon: null } as const
  for (const of of [null, 'a-report']) {
    const answers: JoinAnswers = { ...whole, of, ofName: null }
    expect(frontier(joinFunnel, answers).at).toBe('subscribePaymentMethod')
    const sent = { ...sentOf(joinFunnel, answers), ...terms }
    expect(later.orderSubscribe.input.safeParse(sent).error).toBeUndefined()
    expect(sent.place === null).toBe(of !== null)
  }
})

test('a coupon is for a month: a year is sent without it', () => {
  const coupon = { seq: 3, token: null, won: 900, name: '' }
  const sent = (plan: 'month' | 'year') => sentOf(joinFunnel, { ...lease, of: 'r', plan, coupon })
  expect([sent('month').coupon_seq, sent('year').coupon_seq]).toEqual([3, null])
})

test('a balance day that is past, or before the contract, is refused by its own words', () => {
  const step = pathOf(joinFunnel, lease).find((s) => s.at === 'subscribeDate')
  if (!step) throw new Error('no days are asked')
  expect(missingIn(joinFunnel, step, { ...lease, balanceOn: addDays(today, -1) })).toEqual({ balanceOn: 'day-past' })
  expect(missingIn(joinFunnel, step, { ...lease, balanceOn: today })).toEqual({})
  const early = { ...lease, contractOn: addDays(today, 9), balanceOn: addDays(today, 5) }
  expect(missingIn(joinFunnel, step, early)).toEqual({ balanceOn: 'balance-before-contract' })
})

test('the home is looked at more often by the days that are told', () => {
  const [contractOn, balanceOn] = [day('2026-11-20'), day('2027-01-15')]
  const now = day('2026-11-27')
  expect(checkPhasesOf({ contractOn: null, balanceOn: null, moveInOn: null }, now)).toEqual({
    before: null,
    balance: null,
  })
  expect(checkPhasesOf({ contractOn, balanceOn, moveInOn: null }, now)).toEqual({
    before: { from: null, to: balanceOn },
    balance: balanceOn,
  })
  expect(checkPhasesOf({ contractOn, balanceOn: null, moveInOn: null }, now).before?.to).toBe('2027-02-18')
  expect(endOf({ moveInOn: balanceOn, term: '24' })).toBe('2029-01-14')
  expect(endOf({ moveInOn: null, term: '24' })).toBeNull()
})
