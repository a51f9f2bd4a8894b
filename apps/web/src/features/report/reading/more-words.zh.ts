import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './more-words.ts'

export const words = {
  label: '用这份报告还可以',
  score: '分数从何而来',
  scoreNote: '扣除的分数及其依据的登记簿行',
  text: '阅读或收听文字版',
  textNote: '可复制或收听',
  review: '写评价',
  reviewNote: '也能看到其他人的评价',
  compare: '与其他房子比较',
  compareNote: '同一天、同样的规则，两套房并排看',
  buy: '这套房还可以做的',
  buyNote: '价格和已经有的',
} satisfies Translated<typeof korean>
