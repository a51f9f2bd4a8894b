import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './watch-words.ts'

export const words = {
  title: '监看的房子',
  none: '没有正在监看的房子。',
  begin: '监看一套房',
  failed: '没能读取监看的房子',
  lastCheck: (at) => `上次查看：${at}`,
  unchecked: '还没查看过',
  stopped: (at) => `监看已中断 · 上次查看：${at}`,
  state: {
    active: '正在监看',
    grace: '扣款失败',
    paused: '等待付款，已停止',
    ending: '已定结束日',
    ended: '已结束',
    stopped: '您已停止',
  },
  unseen: (n) => `未看提醒${n}条`,
  all: '看全部',
} satisfies Translated<typeof korean>
