import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './paper-words.ts'

export const words = {
  save: '保存韩文 PDF',
  making: '正在生成 PDF',
  saved: 'PDF 已保存，第一页是摘要。',
} satisfies Translated<typeof korean>
