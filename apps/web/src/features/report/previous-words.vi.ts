import type { Translated } from '../../lang/translated.ts'
import type { korean } from './previous-words.ts'

export const words = {
  title: (day) => `Báo cáo trước của căn nhà này · ${day}`,
  change: (before, now) => (before === now ? `Khi đó cũng là ${before}.` : `Khi đó ${before} → nay ${now}`),
  score: (points) => `${points} điểm`,
  noScore: 'không có điểm',
} satisfies Translated<typeof korean>
