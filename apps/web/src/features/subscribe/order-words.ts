import { translated } from '../../lang/translated.ts'

/** Past charges for the alerts, with receipts, and the next charge. */
export const korean = {
  title: '변동 알림 결제 내역',
  next: '다음 결제',
  nextOf: (day: string, won: string) => `${day}에 ${won}`,
  nextNone: '자동으로 결제되지 않아요.',
  past: '지난 결제',
  product: {
    subscribe: '변동 알림 · 한 달',
    'subscribe-year': '변동 알림 · 1년',
    'subscribe-renewal': '변동 알림 · 이어 보기',
    'subscribe-bulk': '변동 알림 · 여러 집',
  },
  paid: '낸 돈',
  by: '낸 방법',
  at: '낸 때',
  refund: { pending: '돌려드리는 중', done: '돌려드린 돈' },
  refundOf: (won: string, day: string | null) => (day === null ? won : `${won} · ${day}`),
  state: { checking: '결제 확인 중', unpaid: '결제되지 않음', cancelled: '취소됨', paid: '결제됨' },
  byCoupon: '쿠폰',
  receipt: '영수증 보기',
  number: (no: string) => `주문 번호 ${no}`,
  more: '더 보기',
  none: '아직 결제한 것이 없어요',
  noneText: '알림을 결제하면 영수증이 여기에 남아요.',
  failed: '결제 내역을 불러오지 못했어요',
  points: '내 포인트',
  all: '모든 결제 보기',
}
export const orderWords = translated(korean, {
  en: () => import('./order-words.en.ts'),
  zh: () => import('./order-words.zh.ts'),
  vi: () => import('./order-words.vi.ts'),
})
