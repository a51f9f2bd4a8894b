import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './about-words.ts'

export const words = {
  title: '有人申请变更登记时，我们先告诉您',
  lead: '我们每天查看您选的房子的登记簿，以及登记所收到的申请。',
  mine: '正在监看的房子',
  mineAll: '查看我的提醒',
  mineFailed: '没能加载监看的房子',
  again: '重新加载',
  nextAt: (at) => `下次查看 ${at}`,
  unread: (n) => `未读提醒 ${n} 条`,
  promise: {
    title: '多快能知道',
  },
  can: {
    title: '我们做的',
    items: [
      { id: 'cases', title: '查找收到的申请', text: '抵押、查封、过户在写入登记簿之前，受理时就告诉您。' },
      { id: 'extract', title: '重新调取登记簿', text: '每月一次、风险高的房子每周一次，从头重新阅读。' },
      { id: 'judge', title: '计算对您押金的影响', text: '并排显示变化前后能拿回的金额。' },
      { id: 'stopped', title: '查看中断时会告诉您', text: '登记所没有回答时，我们不会说没有变化。' },
    ],
  },
  cannot: {
    title: '我们做不到的',
    items: [
      { id: 'stop', title: '不能阻止', text: '登记从受理时起生效。我们先告诉您。' },
      { id: 'before', title: '不知道受理之前的事', text: '房东的打算和口头约定不在登记所。' },
      { id: 'shut', title: '维护时间不能查看', text: '第一和第三个星期四晚上 9 点到次日早上 6 点。' },
      { id: 'wrong', title: '有时提醒会有误', text: '一个受理号对应几套房时会这样。我们重新调取登记簿来更正。' },
    ],
  },
  price: {
    title: '价格',
    month: '1 个月',
    monthNote: '一个月后结束，选择自动付款才会继续。',
    year: '1 年',
    yearNote: (month) => `相当于每月 ${month}。`,
    stop: '停止',
    stopNote: '在开始的同一处办理，按剩余天数退款。',
    anytime: '随时',
    vat: '含增值税，没有其他费用。',
    notOnSale: '现在不出售',
    failed: '没能加载价格',
  },
  sample: {
    title: '提醒是这样的',
    headline: '请先不要汇尾款',
    what: '登记所收到了设定抵押的申请',
    rows: [
      { id: 'home', label: '房子', value: '首尔江西区禾谷路 9047 号 302 室' },
      { id: 'when', label: '受理', value: '11 月 23 日 · 第 98127 号' },
      { id: 'sum', label: '金额', value: '不明 · 登记完成后才能知道' },
      { id: 'next', label: '下一步', value: '问房东是什么申请，并让对方书面回答。' },
    ],
    basis: '这是您申请的登记变动提醒。',
  },
  choose: '选择要监看的房子',
  chooseNote: '付款之前会再次显示价格和停止的方法。',
} satisfies Translated<typeof korean>
