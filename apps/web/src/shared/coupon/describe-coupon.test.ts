import { expect, it } from 'vitest'
import { lastDay, describeDiscountKind, describeTerms } from './describe-coupon.ts'

const terms = { applyType: 'report', amount: null, most: null, issuer: '서울특별시', regions: null } as const

it.each([
  [{ ...terms, gives: 'free' }, '보고서 1건 무료'],
  [{ ...terms, gives: 'free', applyType: 'subscribe' }, '변동 알림 1건 무료'],
  [{ ...terms, gives: 'won', amount: 3000 }, '3,000원 할인'],
  [{ ...terms, gives: 'percent', amount: 30 }, '30% 할인'],
  [{ ...terms, gives: 'percent', amount: 100 }, '보고서 1건 무료'],
  [{ ...terms, gives: 'percent', amount: 30, most: 2500 }, '30% 할인, 최대 2,500원'],
] as const)('%o is %s', (t, text) => expect(describeDiscountKind(t)).toBe(text))

it('a coupon that ends at midnight in Seoul is good for the whole day before', () => {
  expect(lastDay('2026-12-31T15:00:00.000Z')).toBe('2026년 12월 31일')
  expect(lastDay('2026-12-31T14:59:59.000Z')).toBe('2026년 12월 31일')
  expect(lastDay('2026-12-31T15:00:01.000Z')).toBe('2027년 1월 1일')
})

it('says where the home must be', () => {
  expect(describeTerms({ ...terms, gives: 'free', regions: ['서울특별시'] }, null)).toEqual([
    '서울특별시에 있는 집에 쓸 수 있어요',
    '서울특별시에서 드려요',
  ])
})
