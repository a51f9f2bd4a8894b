import type { Translated } from '../../lang/translated.ts'
import type { korean } from './paper-words.ts'

export const words = {
  save: '保存为 PDF',
  making: '正在生成 PDF',
  saved: 'PDF 已保存。',
  note: 'PDF 为韩文，第一页是摘要，可直接给中介或银行看。',
} satisfies Translated<typeof korean>
