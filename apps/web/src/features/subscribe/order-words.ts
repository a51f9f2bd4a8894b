import { translated } from '../../lang/translated.ts'

/** Past charges for the alerts, with receipts, and the next charge. */
export const korean = {
  title: '변동 알림 결제 내역',
  next: '다음 결제',
  nextOf: (day: string, won: string) => `${day}에 ${won}`,
  nextNone: '자동으로 결제되지 않아요.',
  grace: '결제가 안 됐어요',
  owed: (won: string, day: string) => `${day}에 ${won}을 결제하지 못했어요.`,
  nextTry: (at: string) => `${at}에 다시 결제해 볼게요.`,
  noTry: '이 카드로는 다시 결제할 수 없어요. 다른 카드로 바꿔 주세요.',
  graceUntil: (day: string) => `${day}까지는 계속 지켜봐요.`,
  paused: '결제를 기다리며 멈췄어요',
  pausedText: '지금은 확인하지 않아요. 카드를 바꾸고 결제하면 다시 지켜봐요.',
  changeCard: '카드 바꾸기',
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
