import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  ticket: '用次数券',
  ticketNote: (n, day) => `剩 ${n} 张 · 最早的到 ${day}`,
  ticketDueNote: '次数券支付全部，卡不会扣款。',
  consentTicket: '同意马上开始做报告，开始后不能撤回订单（청약철회）。',
  consentMoreTicket: '做不成的话，次数券退还给您。',
  ticketGone: '没有剩下的次数券。请选择别的付款方式。',
  checkingTitle: '正在确认付款',
  checkingText: '正在问卡公司。可以关闭这个页面，不会重复扣款。',
  payBy: '付款方式',
  card: '卡或简易支付',
  cardNote: 'PortOne（포트원）',
  payple: '卡',
  paypleNote: 'Payple（페이플）',
  due: '应付金额',
  priceChanged: (sum) => `价格变成 ${sum}。请确认后再按一次。`,
  failedTitle: '没有付成',
  failedNothing: '如果卡扣了款，会自动退回。',
  wrongAmount: (sum) => `付的金额和订单不同。正在退还 ${sum}。`,
  backTitle: '付的钱会退还',
  goesBack: (sum) => `正在退还您付的 ${sum}。`,
  takenOver: {
    pending: {
      title: '正在别的画面付款',
      text: '为了不买两次，这个画面的付款已停止。要在这里买，请再付一次。',
    },
    completed: { title: '已在别的画面买好了', text: '为了不买两次，这笔付款已停止。' },
  },
  seeOrder: '看先前的订单',
  again: '再付一次',
  said: (why) => `支付公司给出的原因：${why}`,
  noOrder: '不知道是哪一笔付款。如果付成了，买的东西会到，或者钱会自动退回。',
  priceNote: '含税，没有别的费用。',
  notReady: '没能打开付款窗口，请稍后再试。',
  aborted: '付款已关闭',
} satisfies Translated<typeof korean>
