import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './aged-words.ts'

export const words = {
  title: (days) => `登记簿是 ${days} 天前查看的`,
  note: '此后新增的债务和扣押不在这份报告里。汇款前请重新确认。',
  see: '看看可能有什么变化',
} satisfies Translated<typeof korean>
