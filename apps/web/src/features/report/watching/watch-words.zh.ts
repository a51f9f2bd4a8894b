import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './watch-words.ts'

export const words = {
  offer: (won) => `变动提醒 · 每月 ${won}`,
  offerNote: '有人申请变更登记时告诉您，不选择就不会自动续付。',
  watchedTitle: '这套房正在监看',
  pausedTitle: '等待付款，已停止监看',
  pausedText: '现在不查看。付款后从当天起继续监看。',
  pausedNext: '停止期间不查看',
  notWatchedTitle: '这套房没有监看',
  notWatchedText: '报告是制作当天的登记簿，不包含之后的变化。',
  promise: (daily, near, day) =>
    `从受理起，平时 ${daily} 小时、签约到入住 ${near} 小时、付尾款当天 ${day} 小时内告诉您。`,
  promiseUnknown: '多快能告诉您，请看下一页。',
  month: '1 个月',
  year: '1 年',
  vat: '含增值税，没有其他费用。',
  last: '上次查看',
  next: '下次查看',
  none: '还没有查看',
  stale: (at) => `${at} 之后没能查看，不知道期间有没有变化。`,
  toWatch: '查看这套房的提醒',
  start: '监看这套房',
  more: '看看如何监看',
  noUnitTitle: '请先确定栋号',
  noUnitText: '确定到房号才能找到登记簿并监看。',
  setUnit: '确定栋号',
  failed: '没能确认变动提醒',
  noReport: '没有找到这份报告',
  noReportText: '请从我的报告中重新选择。',
  toReports: '去我的报告',
} satisfies Translated<typeof korean>
