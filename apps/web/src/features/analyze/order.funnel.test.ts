import * as order from '@jipsalpim/contract/areas/order/order.ts'
import { day } from '@jipsalpim/engine/values/day.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { droppedBy } from '../../kernel/funnel/any-answers.ts'
import { fieldsOf, frontier, missingIn, nextOf, pathOf, reachable, sentOf } from '../../kernel/funnel/path.ts'
import { reviewOf } from '../../kernel/funnel/review.ts'
import { resetFaq, withPlan } from './steps/faq.ts'
import { townOf } from './simple/town-of.ts'
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

test('what is not decided is an answer, and is sent as nothing known', () => {
  const sent = sentOf(orderFunnel, {
    home: null,
    kind: '모름',
    gu: '서울 강서구',
    faq: ['자금'],
    loan: '모름',
    cash: null,
  })
  expect([sent.home_kind, sent.loan, sent.cash_amount]).toEqual([null, null, null])
})

test('the day of a contract may be open only while it is planned', () => {
  const base: OrderAnswers = { type: '전세', period: '이사전', before: '계약예정', date: null, moveIn: null }
  expect(frontier(orderFunnel, base).at).toBe('analyzePrice')
  expect(sentOf(orderFunnel, base).contract_date).toBeNull()
  expect(frontier(orderFunnel, { ...base, before: '계약완료' }).at).toBe('analyzeDate')
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

test('a lease that runs is asked for its plan, and the plan is a question of its own', () => {
  const living: OrderAnswers = { type: '전세', period: '거주중', living: '만기예정', extension: '계약연장' }
  expect(at({ ...living, faq: withPlan('계약연장') })).toBe(
    'Type Period PeriodDetail Extension Date DateLiving Price Address Faq Amount',
  )
  expect(withPlan('이미연장', ['계약연장', '집값'])).toEqual(['이미연장', '집값'])
  expect(withPlan('만기이사', ['중도해지', '지역'])).toEqual(['지역'])
  expect(resetFaq(['계약연장', '이미연장', '중도해지', '선순위', '자금', '집값', '지역', '직접질문'])).toEqual([
    '계약연장',
    '이미연장',
    '중도해지',
  ])
})

test('what was picked asks on, and what was not is not sent', () => {
  const faq = ['선순위', '자금', '집값', '직접질문'] as const
  const all: OrderAnswers = {
    home: null,
    faq,
    firstRepay: 'Y',
    firstRepayAmount: 90_000_000,
    cash: null,
    loan: 'Y',
    realtorPrice: 350_000_000,
    realtorReason: ' 신축이라서요 ',
    faqWrite: '언제 이사하면 되나요?',
  }
  expect(at(all)).toContain('Faq Firstrepay Cash Loan RealtorPrice RealtorPriceReason Faqwrite Amount')
  expect(sentOf(orderFunnel, all)).toMatchObject({
    faq,
    first_repay_yn: 'Y',
    first_repay_amount: 90_000_000,
    cash_amount: null,
    loan: 'Y',
    expectation_price: 350_000_000,
    expectation_reason: '신축이라서요',
    faq_write: '언제 이사하면 되나요?',
  })
  expect(sentOf(orderFunnel, { ...all, faq: [] })).toMatchObject({
    first_repay_yn: null,
    first_repay_amount: null,
    loan: null,
    expectation_price: null,
    expectation_reason: null,
    faq_write: null,
  })
})

test('the district is read from the road, or from what was typed', () => {
  const road = (text: string) => townOf({ home: { ...home, road: text } })
  expect(road('서울특별시 강서구 화곡로 1')).toEqual({ address_si: '서울특별시', address_gu: '강서구' })
  expect(road('경기도 고양시 덕양구 화정로 2')).toEqual({ address_si: '경기도', address_gu: '고양시 덕양구' })
  expect(road('경기도 김포시 걸포로 3')).toEqual({ address_si: '경기도', address_gu: '김포시' })
  expect(road('세종특별자치시 한누리대로 4')).toEqual({ address_si: '세종특별자치시', address_gu: '세종특별자치시' })
  expect(townOf({ home: null, gu: '부산 중구' })).toEqual({ address_si: '부산', address_gu: '중구' })
  expect(townOf({})).toBeNull()
})

test('an entry by the address or by the loan asks neither again, and sends both', () => {
  const unit = { dong: null, floor: '3', ho: '301', uniqueNo: null, later: false }
  const minute: OrderAnswers = { entry: 'minute', home, unit, term: '24', period: '이사전', before: '계약예정' }
  expect(at(minute)).toBe('Type Date DateLiving Price Amount')
  expect(sentOf(orderFunnel, minute)).toMatchObject({
    contract_months: 24,
    contract_period: '이사전',
    contract_period_detail: '계약예정',
    place: { address_key: home.key, building_ho: '301' },
  })
  // A unit that is missing is asked for like any other.
  expect(at({ ...minute, unit: undefined })).toBe('Type Date DateLiving Price Search Amount')
  const byLoan: OrderAnswers = { entry: 'homeLoan', loan: 'N', faq: ['자금'] }
  expect(at(byLoan)).toContain('Faq Cash Amount')
  expect(sentOf(orderFunnel, byLoan).loan).toBe('N')
  expect(sentOf(orderFunnel, { loan: 'N', term: '24' })).toMatchObject({ loan: null, contract_months: null })
})

test('the review says every answer of the path once, with the way back to it', () => {
  const rows = reviewOf(orderFunnel, {
    type: '전세',
    period: '이사전',
    before: '계약예정',
    date: day('2026-12-01'),
    moveIn: null,
    deposit: 200_000_000,
    rent: 500_000,
    home: null,
    kind: '다세대',
    gu: '서울 강서구',
    faq: ['집값', '지역'],
    realtorPrice: 350_000_000,
  })
  expect(rows.map((r) => [r.label, r.value, r.at])).toEqual([
    ['계약 유형', '전세', 'analyzeType'],
    ['지금 상황', '이사하기 전이에요', 'analyzePeriod'],
    ['계약 단계', '아직 계약하지 않았어요', 'analyzePeriodDetail'],
    ['계약일', '2026년 12월 1일', 'analyzeDate'],
    ['입주일', '정해지지 않음', 'analyzeDateLiving'],
    ['보증금', '2억 원', 'analyzePrice'],
    ['주소', '나중에 정하기', 'analyzeAddress'],
    ['집의 종류', '빌라 (다세대·연립)', 'analyzeSection'],
    ['지역', '서울 강서구', 'analyzeArea'],
    ['더 알고 싶은 것', '중개사가 말한 집값, 이 지역의 전세사기 피해', 'analyzeFaq'],
    ['중개사가 말한 집값', '3억 5,000만 원', 'analyzeRealtorPrice'],
  ])
})

test('every answer arrives in what is sent, but for those that only choose the way', () => {
  const samples = fc.sample(answers, { numRuns: 300, seed: 1 })
  // The plan for an extension is sent as a topic (`faq`); the entry only decides which questions are asked.
  expect(droppedBy(orderFunnel.send, samples)).toEqual(['entry', 'extension'])
  const withoutLoan = (a: OrderAnswers) => orderFunnel.send({ ...a, loan: 'N' })
  expect(droppedBy(withoutLoan, samples)).toContain('loan')
  // Every field of the funnel is among the samples.
  expect(Object.keys(orderFunnel.fields).filter((field) => !samples.some((a) => Object.hasOwn(a, field)))).toEqual([])
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
  entry: fc.constantFrom('minute', 'homeLoan', undefined),
  term: fc.constantFrom('24', undefined),
  extension: fc.constantFrom('계약연장', '만기이사'),
  faq: fc.option(fc.subarray(['이미연장', '선순위', '자금', '집값', '지역', '직접질문'] as const), { nil: undefined }),
  firstRepay: fc.constantFrom('Y', 'N', '모름'),
  firstRepayAmount: fc.constantFrom(null, 100_000_000),
  cash: fc.constantFrom(null, 50_000_000),
  loan: fc.constantFrom('Y', 'N'),
  realtorPrice: fc.integer({ min: 1, max: 9_999_999_999_999 }),
  realtorReason: fc.constantFrom(null, '옆집이 그 값이래요.'),
  faqWrite: fc.constantFrom('무엇을 조심할까요?\n알려 주세요.', '수리는 누가 하나요?'),
})

test('another building asks for its unit again; the same one keeps it', () => {
  const elsewhere = { ...home, key: 'another', road: '서울특별시 강서구 화곡로 1' }
  const unit = { dong: null, floor: '3층', ho: '302호', uniqueNo: null, later: false, of: home.road }
  const answered: OrderAnswers = {
    type: '전세',
    period: '이사전',
    before: '계약예정',
    date: day('2026-12-01'),
    moveIn: null,
    deposit: 200_000_000,
    home,
    unit,
  }
  expect(frontier(orderFunnel, answered).at).toBe('analyzeAmount')
  expect(frontier(orderFunnel, { ...answered, home: { ...home, key: 'signed-anew' } }).at).toBe('analyzeAmount')
  expect(frontier(orderFunnel, { ...answered, home: elsewhere }).at).toBe('analyzeSearch')
  expect(reachable(orderFunnel, { ...answered, home: elsewhere }, 'analyzeAmount')).toBe(false)
})
