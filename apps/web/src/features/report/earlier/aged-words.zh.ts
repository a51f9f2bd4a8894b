import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './aged-words.ts'

export const words = {
  title: (days) => `这份报告已过 ${days} 天`,
  note: '看看之后可能有什么变化、何时该重新确认。',
} satisfies Translated<typeof korean>
