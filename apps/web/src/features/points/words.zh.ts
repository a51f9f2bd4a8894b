import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  title: '我的积分',
  what: '积分在这里可以当钱用。1 积分等于 1 韩元。它不是房东的信用记录。',
  failed: '没能读取您的积分',
  none: '您还没有积分',
  noneText: '给您带来不便时，客服会赠送积分。收到后会显示在这里。',
  toWatch: '查看变动提醒',
  balance: '可用积分',
  held: (won) => `正在付款的订单占用了 ${won}。如果不付款，会退回。`,
  lots: '什么时候到期',
  kind: { apology: '为带来的不便致歉而赠送', gift: '客服赠送' },
  given: (day, won) => `${day} 赠送 ${won}`,
  ends: (day) => `可用到 ${day}`,
  moves: '积分明细',
  move: { give: '收到', use: '使用', back: '退回', expire: '到期失效' },
  rulesTitle: '怎么用',
  rules: (months) => [
    '开始变动提醒时，可以用积分支付一部分或全部。',
    '先到期的先用。',
    `从收到之日起可用 ${months} 个月。积分不能换成钱。`,
    '用积分支付的退回为积分，钱按原支付方式退回。',
    '注销账号后，剩余积分作废。',
  ],
} satisfies Translated<typeof korean>
