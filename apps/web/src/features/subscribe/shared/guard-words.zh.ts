import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './guard-words.ts'

export const words = {
  ask: '现在可以汇款吗',
  balance: (day) => `尾款 ${day}`,
  answer: { go: '现在可以汇款', hold: '先不要汇款', unknown: '现在无法判断' },
  goWhy: (until) => `这个回答到${until}为止有效。`,
  goWhyOpen: '刚刚确认过。',
  why: {
    register: { stop: '登记所正在处理这套房的申请。', unknown: '未能确认登记簿。' },
    applications: { stop: '有申请被受理。', unknown: '未能确认有没有申请。' },
    change: { stop: '有对您的押金很紧急的变化。', unknown: '有您还没看的变化。' },
    source: { stop: '登记所没有回应。', unknown: '登记所没有回应。' },
  },
  check: {
    register: { ok: '已读取登记簿', stop: '登记所正在处理申请', unknown: '登记簿' },
    applications: { ok: '申请列表里没有新申请', stop: '有申请被受理', unknown: '受理的申请' },
    change: { ok: '已读的登记簿没有紧急变化', stop: '有紧急变化', unknown: '登记簿的变化' },
    source: { ok: '登记所有回应', stop: '登记所没有回应', unknown: '登记所的回应' },
  },
  until: (at) => `这个回答到${at}为止。汇款之前请再看一次。`,
  after: '汇款以后的事不在这个回答里。今天办好迁入申报（전입신고），明天零点起就有对抗力（대항력），房子被卖也能住。',
  again: '现在再看一次',
  looking: '正在询问登记所。',
  lookPrice: (won, aDay, left) => `查看一次${won}：提醒价格中每天包含${aDay}次，今天还剩${left}次。`,
  lookFree: (aDay, left) => `每天可以查看${aDay}次，不用再付钱。今天还剩${left}次。`,
  lookGone: (aDay) =>
    `今天的${aDay}次已全部用完，明天0点起又有${aDay}次。如果着急，可以在网上登记所（인터넷등기소）自行查看（阅览700韩元）。`,
  seeAlert: '看看是什么',
  iros: '自己到网上登记所看',
  irosNote: '查阅费700韩元，大约五分钟。恢复后我们马上告诉您。',
  notAccount: '我们看不到收款账户是谁的。请务必确认与登记簿上的房东一致。',
  failed: '没能确认现在是否可以汇款',
  failedText: '确认之前请不要汇款。',
} satisfies Translated<typeof korean>
