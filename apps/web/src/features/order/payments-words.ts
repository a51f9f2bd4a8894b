import { goodsName } from '@jipsalpim/contract/areas/order/goods-words.ts'
import type { Bought } from '@jipsalpim/contract/areas/order/order.ts'
import { translated } from '../../lang/translated.ts'

/** Texts for what was paid, and for what of it is refunded. */
export const korean = {
  title: '결제 내역',
  failed: '결제 내역을 불러오지 못했어요',
  none: '아직 결제한 것이 없어요',
  noneText: '보고서나 이용권을 사면 영수증과 환불 상태를 여기에서 볼 수 있어요.',
  order: '보고서 주문하기',
  total: (n: number) => `모두 ${n}건`,
  print: '인쇄하기',
  receipt: '영수증 보기',
  toOrder: '주문 보기',
  toTickets: '이용권 보기',
  number: (no: string) => `주문번호 ${no}`,
  price: '정가',
  off: '할인',
  paid: '낸 돈',
  by: '낸 방법',
  at: '낸 때',
  byTicket: '이용권 1장',
  byCoupon: '쿠폰·할인',
  cashReceipt: '현금영수증',
  refundSeen: '카드사에 따라 며칠 뒤에 보여요.',
  previous: '이전',
  next: '다음',
  pages: '쪽 넘기기',
  page: (now: number, all: number) => `${all}쪽 가운데 ${now}쪽`,
  pack: (n: number) => `보고서 이용권 ${n}장`,
  state: {
    checking: '확인하는 중',
    paid: '결제함',
    refunding: '돌려드리는 중',
    refunded: '모두 돌려드림',
    partly: '일부 돌려드림',
    cancelled: '취소함',
  },
  refund: {
    pending: '돌려드리는 돈',
    done: '돌려드린 돈',
  },
  cashReceiptStates: {
    asked: '신청했어요',
    issued: '나왔어요',
    cancelled: '환불로 취소됐어요',
    refused: '나오지 못했어요',
  },
  refundDay: {
    pending: (day: string) => `늦어도 ${day}`,
    done: (day: string) => `${day}`,
  },
  goods: (product: Bought) =>
    product === 'report' ? '전세사기 위험 분석 보고서' : goodsName({ product, tickets: null }),
}
export const paymentsWords = translated(korean, {
  en: () => import('./payments-words.en.ts'),
  zh: () => import('./payments-words.zh.ts'),
  vi: () => import('./payments-words.vi.ts'),
})
