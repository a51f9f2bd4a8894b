import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './previous-words.ts'

export const words = {
  title: (day) => `这套房之前的报告 · ${day}`,
  change: (before, now) => (before === now ? `那时也是${before}。` : `那时 ${before} → 现在 ${now}`),
  score: (points) => `${points} 分`,
  noScore: '没有分数',
  changes: '查看与上次报告的不同',
  failed: '没能读取不同之处',
  refused: '两份登记簿无法比较',
  refusedNote: '可能不是同一套房，或只是部分登记簿。请对照两份报告查看。',
  data: (day, mark) => `${day}资料的指纹 ${mark}`,
  sameData: '两份报告用的是相同的资料。',
  dataNote: '指纹不同，表示使用的资料不同。',
} satisfies Translated<typeof korean>
