import type { Translated } from '../../lang/translated.ts'
import type { korean } from './manager-words.ts'

export const words = {
  report: '报告预览',
  buy: '可购买内容预览',
  watch: '变动提醒预览',
  band: (user: number) => `预览 · 会员 ${user} 的画面`,
  bandText: (until: string) => `只能阅读。姓名、地号和房号已遮住，${until} 结束。查看会留下记录。`,
  dead: '预览里的按钮不能按。',
  notAgain: '现在不能重新获取这套房的报告。原因在订单画面。',
  ended: '预览已结束',
  endedText: '时间已过，或报告有变化。请在订单画面重新打开。',
  toOrder: '去订单画面',
  failed: '没能读取预览',
} satisfies Translated<typeof korean>
