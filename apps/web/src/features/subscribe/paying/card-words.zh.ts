import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './card-words.ts'

export const words = {
  loginTitle: '登录后可以更改卡',
  loginText: '短信链接不会让任何人登录。登录后会显示此监看的卡和未付金额。',
  title: '要更改此监看的卡吗？',
  now: '当前的卡',
  noCard: '没有已登记的卡',
  owed: '未付金额',
  owedSince: (won, day) => `${won}（${day}）`,
  nextTry: '下次尝试扣款',
  noTry: '不会再用此卡扣款',
  until: '监看期间',
  untilDay: (day) => `继续监看到${day}（含当天）`,
  paused: '现在已停止。付款后从当天起重新监看',
  once: (won) => `更改后，未付的${won}会用新卡扣一次；23:30至00:30之间则在00:30之后扣款。`,
  choose: '请选择要使用的卡。',
  same: '这是当前使用的卡。请选择其他卡。',
  declined: '此卡扣款未成功。请确认余额和额度，或选择其他卡。',
  register: '登记卡',
  change: '改用此卡',
  changeAndPay: (won) => `改用此卡并支付${won}`,
  checkingTitle: '正在确认新卡',
  checkingText: '正在向支付公司确认，不会扣款。',
  done: '卡已更改',
  after: {
    paid: '未付金额已用新卡支付，通知继续。',
    checking: '正在向支付公司确认新卡是否已扣款，不会扣两次。结果会通知您。',
    later: '23:30至00:30是银行休息时间。00:30之后用新卡扣款一次，并通知您结果。',
    nothing: '下次扣款起使用此卡，现在不扣款。',
  },
  toOrders: '查看付款记录',
} satisfies Translated<typeof korean>
