import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './watch-words.ts'

export const words = {
  today: '今天',
  yesterday: '昨天',
  tomorrow: '明天',
  day: (day) => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`,
  minute: (day, clock) => `${day} ${clock}`,
  month: (month) => `${month.slice(0, 4)}年${Number(month.slice(5))}月`,
  duration: (minutes) =>
    [
      minutes >= 60 ? `${Math.floor(minutes / 60)}小时` : '',
      minutes % 60 > 0 || minutes < 60 ? `${minutes % 60}分钟` : '',
    ].join(''),

  unknown: '未能确认',
  lastCheck: '上次查看',
  nextCheck: '下次查看',
  notYet: '还没有',
  noNext: '不再查看',
  pausedNext: '停止期间不查看',

  phase: {
    idle: '没有变化',
    application: '有申请被受理',
    pending: '正在确认结果',
    'confirmed-changed': '登记簿已变更',
    'confirmed-same': '登记簿未变',
    dismissed: '申请已撤回或驳回',
  },
  unchecked: '还没查看过',
  stale: '监看已中断',
  state: {
    active: '正在监看',
    grace: '扣款失败',
    paused: '等待付款，已停止',
    ending: '已定结束日',
    ended: '已结束',
    stopped: '您已停止',
  },
  plan: { month: '每月', year: '每年' },
  planOnce: { month: '一个月', year: '一年' },

  lease: { 전세: '全租（전세）', 반전세: '半全租（반전세）', 월세: '月租（월세）' },
  leaseLine: (type, deposit, rent) => (rent === null ? `${type} ${deposit}` : `${type} ${deposit} · 月租 ${rent}`),
  leaseUnknown: '还不知道合同内容',

  failed: '没能读取监看的房子',
  none: '没有正在监看的房子',
  noneText: '登记簿有变化或有新申请时，我们会马上告诉您。',
  begin: '监看一套房',
  chooseTitle: '是哪套房？',
  toWatching: '看监看的房子',
  legalSource: (law) => `依据 ${law}`,
  asOf: (at) => `截至 ${at}`,
} satisfies Translated<typeof korean>
