import type { Messages } from '../messages.ts'
import { won } from './numbers.words.ts'

const range = (low: number, high: number) => (low === high ? won(low) : `${won(low)} ~ ${won(high)}`)

/** 中文（简体）: ordering a report, paying, and waiting for it. */
export const orderMessages: Messages = {
  pay: {
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
  },
  paidAgain: {
    title: { order: '正在退还这个订单没有用到的付款', tickets: '正在退还购买次数券时没有用到的付款' },
    note: '在别的窗口又付了一次，或者在订单结束后才付款。',
    backTitle: { order: '这个订单没有用到的付款已退还', tickets: '购买次数券时没有用到的付款已退还' },
    backNote: '卡或银行可能过几天才显示。',
    dated: {
      pending: (sum, day) => `${sum} · 最晚 ${day} 退还`,
      done: (sum, day) => `${sum} · ${day} 已退还`,
    },
    undated: {
      needed: (sum) => `${sum} · 请告诉我们收款账户`,
      pending: (sum) => `${sum} · 退款中`,
      done: (sum) => `${sum} · 已退还`,
    },
  },

  stated: {
    title: '您告诉的内容',
    note: '照您写的显示，不用于分数和判断。',
    realtorPrice: '中介说的房价',
    realtorReason: '这样说的理由',
    ours: '我们看到的价格',
    notKnown: '没能确认',
    range,
    difference: '比较',
    gap: (told, low, high) =>
      told > high
        ? `比我们看到的高价还高 ${won(told - high)}。请对方出示依据的成交。`
        : told < low
          ? `比我们看到的低价还低 ${won(low - told)}。`
          : '在我们看到的范围内。',
    firstRepay: '约定先还的贷款',
    repayNo: '没有约定',
    repayYes: (sum) => `${sum === null ? '金额不明' : won(sum)}。把还清并注销写进特约（특약），付款当天用登记簿确认。`,
    cash: '自己的钱',
    loan: '贷款',
    loanYes: '要贷款',
    loanNo: '不贷款',
    term: '租期',
    months: (n) => `${n} 个月`,
    question: '想知道的',
  },
}
