import type { Translated } from '../../lang/translated.ts'
import type { korean } from './order-words.ts'

export const words = {
  title: '变动提醒的付款记录',
  next: '下次扣款',
  nextOf: (day, won) => `${day} ${won}`,
  nextNone: '不会自动扣款。',
  past: '过去的付款',
  product: {
    subscribe: '变动提醒 · 一个月',
    'subscribe-year': '变动提醒 · 一年',
    'subscribe-renewal': '变动提醒 · 续费',
    'subscribe-bulk': '变动提醒 · 多套',
  },
  paid: '已付',
  by: '付款方式',
  at: '付款时间',
  refund: { pending: '退款中', done: '已退款' },
  refundOf: (won, day) => (day === null ? won : `${won} · ${day}`),
  state: { checking: '正在确认', unpaid: '未付款', cancelled: '已取消', paid: '已付款' },
  byCoupon: '优惠券',
  receipt: '看收据',
  number: (no) => `订单号 ${no}`,
  more: '更多',
  none: '还没有付款',
  noneText: '付款后收据会留在这里。',
  failed: '没能读取付款记录',
  points: '我的积分',
  all: '看全部付款',
} satisfies Translated<typeof korean>
