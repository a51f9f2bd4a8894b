import * as order from '@jipsalpim/contract/order.ts'
import { day } from '@jipsalpim/engine/values/day.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOf, frontier, missingIn, nextOf, pathOf, reachable, sentOf } from '../../kernel/funnel/path.ts'
import orderFunnel, { type OrderAnswers } from './order.funnel.tsx'

const at = (a: OrderAnswers) =>
  pathOf(orderFunnel, a)
    .map((s) => s.at.replace('analyze', ''))
    .join(' ')

test('the path is computed from the answers', () => {
  expect(at({})).toBe('Type Period PeriodDetail Date DateLiving Price Address Amount')
  expect(at({ home })).toBe('Type Period PeriodDetail Date DateLiving Price Address Search Amount')
  expect(at({ home: null })).toBe('Type Period PeriodDetail Date DateLiving Price Address Section Area Amount')
  expect(frontier(orderFunnel, { type: '전세', period: '이사전' }).at).toBe('analyzePeriodDetail')
  expect(nextOf(orderFunnel, { home: null }, 'analyzeAddress')?.at).toBe('analyzeSection')
  expect(reachable(orderFunnel, { type: '전세' }, 'analyzePrice')).toBe(false)
  expect(reachable(orderFunnel, { type: '전세' }, 'analyzePeriod')).toBe(true)
})

test('a road not taken stays in the draft and is not sent', () => {
  const sent = sentOf(orderFunnel, {
    type: '전세',
    rent: 500_000,
    deposit: 200_000_000,
    home: null,
    gu: '서울 강서구',
    kind: '다세대',
  })
  expect(sent.rental_amount).toBe(0)
  const changed = sentOf(orderFunnel, { type: '전세', home, gu: '서울 강서구', kind: '다세대' })
  expect({ gu: changed.area_gu, kind: changed.home_kind }).toEqual({ gu: null, kind: null })
})

test('an answer that does not hold keeps the person at its step', () => {
  const base: OrderAnswers = {
    type: '월세',
    period: '이사전',
    before: '계약예정',
    date: day('2026-12-01'),
    moveIn: day('2026-11-01'),
  }
  expect(frontier(orderFunnel, base).at).toBe('analyzeDateLiving')
  const price = pathOf(orderFunnel, base).find((s) => s.at === 'analyzePrice')
  if (!price) throw new Error('no price step')
  expect(missingIn(orderFunnel, price, { deposit: 0, rent: 1 })).toEqual({ deposit: 'won-zero' })
  expect(missingIn(orderFunnel, price, { deposit: 10 ** 15, rent: 1 })).toEqual({ deposit: 'won-too-much' })
})

test('on every path each field is asked once, and valid answers reach the end and parse under the call', () => {
  fc.assert(
    fc.property(answers, (a) => {
      const asked = pathOf(orderFunnel, a).flatMap(fieldsOf)
      expect(new Set(asked).size).toBe(asked.length)
      expect(frontier(orderFunnel, a).at).toBe('analyzeAmount')
      const sent = { ...sentOf(orderFunnel, a), pg_name: 'portone', shown_price: 9900, prepare_at_once: true }
      expect(order.orderCreate.input.safeParse(sent).error).toBeUndefined()
    }),
    { numRuns: 500 },
  )
})

const home = {
  key: 'signed',
  road: '서울특별시 강서구 가온로 9001',
  lot: '서울특별시 강서구 염창동 9001',
  name: null,
  multi: true,
}
const answers: fc.Arbitrary<OrderAnswers> = fc.record({
  type: fc.constantFrom('전세', '반전세', '월세'),
  period: fc.constantFrom('이사전', '거주중'),
  before: fc.constantFrom('계약예정', '계약완료', '잔금예정'),
  living: fc.constantFrom('거주', '만기예정'),
  date: fc.constantFrom(day('2024-01-31'), day('2026-02-28')),
  moveIn: fc.constantFrom(day('2026-03-01'), null),
  deposit: fc.integer({ min: 1, max: 9_999_999_999_999 }),
  rent: fc.integer({ min: 1, max: 1_000_000_000 }),
  home: fc.constantFrom(home, null),
  unit: fc.constantFrom(
    { dong: null, floor: '3', ho: '301', uniqueNo: null, later: false },
    { dong: null, floor: null, ho: null, uniqueNo: null, later: true },
    { dong: '가', floor: '1', ho: '101', uniqueNo: '11462020000001', later: false },
  ),
  kind: fc.constantFrom('다세대', '오피스텔'),
  gu: fc.constantFrom('서울 강서구', '인천 미추홀구'),
})
