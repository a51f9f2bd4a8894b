import type { Translated } from '../../lang/translated.ts'
import type { korean } from './deposit-words.ts'

export const words = {
  bank: '银行',
  number: '账号',
  holder: '户名',
  amount: '汇款金额',
  due: '汇款期限',
  dueOf: (day) => `最晚 ${day}`,
  copy: { copy: '复制账号', copied: '账号已复制。', copyFailed: '没能复制。请长按选择。' },
  sample: '在样本银行汇款',
} satisfies Translated<typeof korean>
