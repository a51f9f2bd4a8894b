import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  title: '这套房还可以做的',
  text: '价格都是含增值税的全价。选择之前不会收费。',
  had: '已经有的',
  sold: '可以购买的',
  soldNote: '只显示正在出售的。',
  notNow: '这套房现在不能重新获取报告',
  nothingSold: '现在没有可购买的。',
  report: '这套房的报告',
  asText: '阅读或收听文字版',
  score: '分数从何而来',
  compare: '与我的其他房子比较',
  free: '不另收费',
  noTickets: '一张券可获取一份报告。',
  renew: '用新的登记簿重新获取',
  renewNote: '同一套房，按今天的登记簿和行情重新查看。有券的话用一张即可。',
  failed: '没能加载可购买的内容',
  noOrder: '没有找到这份报告',
  noOrderText: '请从我的报告中重新选择。',
  toReports: '去我的报告',
  madeOn: (day) => `制作于${day}`,
  tickets: (n) => `报告券 ${n} 张`,
  ticketsUntil: (day) => `最先到期的券可用到${day}。`,
  pack: (n) => `报告券 ${n} 张`,
  packNote: (unit) => `每张${unit}。5年内可用于任何房子。`,
} satisfies Translated<typeof korean>
