import type { Translated } from '../../lang/translated.ts'
import type { korean } from './minute-words.ts'

export const words = {
  fields: { home: { label: '地址' }, unit: { label: '栋·层·号' } },
  questions: { home: { title: '是哪套房？', hint: '先只告诉我们地址。' }, unit: '几栋几号？' },
} satisfies Translated<typeof korean>
