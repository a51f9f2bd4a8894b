import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './loan-part-words.ts'

export const words = {
  check: '用这套房查看政府租房贷款',
  again: '修改答案并查看详情',
  note: '已填入押金、地区和面积。保存之前答案只在这台设备上。',
  title: '这套房的政府租房贷款',
  fits: '把这套房的押金、地区和面积代入您保存的答案，看起来符合条件。',
  none: '按您保存的答案，没有直接符合这套房的产品。这是最接近的。',
  bank: '由银行决定。报告的判断没有使用它。',
  picks: '按保存的答案看起来符合的贷款',
} satisfies Translated<typeof korean>
