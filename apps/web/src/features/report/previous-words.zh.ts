import type { Translated } from '../../lang/translated.ts'
import type { korean } from './previous-words.ts'

export const words = {
  title: (day) => `这套房之前的报告 · ${day}`,
  change: (before, now) => (before === now ? `那时也是${before}。` : `那时 ${before} → 现在 ${now}`),
  score: (points) => `${points} 分`,
  noScore: '没有分数',
} satisfies Translated<typeof korean>
