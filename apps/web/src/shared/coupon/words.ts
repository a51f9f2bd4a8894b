import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import type { CouponReason } from '@jipsalpim/contract/areas/coupon/coupon-words.ts'
import { translated } from '../../lang/translated.ts'

/** The words about coupons that several places share. */
export const korean = {
  product: { report: '보고서', subscribe: '변동 알림' },
  free: (product: string) => `${product} 1건 무료`,
  won: (won: string) => `${won} 할인`,
  percent: (percent: number) => `${percent}% 할인`,
  percentMost: (percent: number, most: string) => `${percent}% 할인, 최대 ${most}`,
  usableUntil: (day: string) => `${day}까지 쓸 수 있어요`,
  issuer: (name: string) => `${name}에서 드려요`,
  regions: (names: string) => `${names}에 있는 집에 쓸 수 있어요`,
  forProduct: (product: string) => `${product}에 쓸 수 있어요`,
  state: { open: '쓸 수 있음', held: '결제하는 중', used: '씀', expired: '기간 지남' },
  usedOn: (day: string) => `${day}에 썼어요`,
  between: (from: string, to: string) => `${from}부터 ${to}까지`,
  leftOf: (quota: number, left: number) => `${groupDigits(quota)}명 중 ${groupDigits(left)}명이 더 받을 수 있어요`,
  campaignState: { soon: '시작 전', open: '받는 중', full: '마감', ended: '끝남' },
  /** Reasons for a refusal. In Korean the server's own messages are displayed. */
  reasons: {} as Partial<Record<CouponReason, string>>,
  noticeTitle: '받기 전에 확인해 주세요',
  mustKnow: '꼭 알아 두세요',

  bestOf: (n: number) => `쿠폰 ${n}장 가운데 골랐어요`,
  onlyOne: '쓸 수 있는 쿠폰을 골라 뒀어요',
  code: '쿠폰 코드',
  codeHint: '대소문자, 띄어쓰기와 줄표는 달라도 괜찮아요.',
  codeMissing: '쿠폰 코드를 입력해 주세요.',
  codeCheck: '코드 확인하기',
  tooMany: '틀린 코드가 여러 번 입력됐어요. 1시간 뒤에 다시 입력해 주세요.',
}
export const couponWords = translated(korean, {
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
  vi: () => import('./words.vi.ts'),
})
