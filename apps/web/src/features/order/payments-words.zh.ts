import { isTicketPack, ticketsIn } from '@jipsalpim/contract/areas/ticket/packs.ts'
import type { Translated } from '../../lang/translated.ts'
import type { korean } from './payments-words.ts'

const tickets = (n: number): string => `报告使用券 ${n} 张`
const names = {
  report: '传贳风险分析报告',
  subscribe: '变动提醒 1 个月',
  'subscribe-year': '变动提醒 1 年',
  'subscribe-renewal': '变动提醒（续费）',
  'subscribe-bulk': '变动提醒（多套）',
  'owner-property': '房东名下房产查询',
  guarantee: '传贳保证加入协助',
}

export const words = {
  title: '付款记录',
  failed: '没能打开付款记录',
  none: '还没有付款',
  noneText: '购买报告或次数券后，可以在这里看收据和退款进度。',
  order: '订购报告',
  total: (n) => `共 ${n} 笔`,
  print: '打印',
  receipt: '查看收据',
  toOrder: '查看订单',
  toTickets: '查看次数券',
  number: (no) => `订单号 ${no}`,
  price: '原价',
  off: '优惠',
  paid: '实付',
  by: '付款方式',
  at: '付款时间',
  byTicket: '1 张次数券',
  byCoupon: '优惠券或折扣',
  cashReceipt: '现金收据（현금영수증）',
  refundSeen: '卡公司可能过几天才显示。',
  previous: '上一页',
  next: '下一页',
  pages: '翻页',
  page: (now, all) => `第 ${now} / ${all} 页`,
  pack: (n) => `报告次数券 ${n} 张`,
  state: {
    checking: '确认中',
    paid: '已付款',
    refunding: '退款中',
    refunded: '已全额退款',
    partly: '已部分退款',
    cancelled: '已取消',
  },
  refund: {
    pending: '退款中',
    done: '已退款',
  },
  cashReceiptStates: {
    asked: '已申请',
    issued: '已开具',
    cancelled: '随退款作废',
    refused: '未能开具',
  },
  refundDay: {
    pending: (day) => `最晚 ${day}`,
    done: (day) => day,
  },
  goods: (product) => (isTicketPack(product) ? tickets(ticketsIn(product)) : names[product]),
} satisfies Translated<typeof korean>
