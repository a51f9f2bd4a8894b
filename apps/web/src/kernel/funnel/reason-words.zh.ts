import type { Translated } from '../../lang/translated.ts'
import type { korean } from './reason-words.ts'

export const words = {
  missing: '请回答这一项。',
  'not-an-option': '请选择一个答案。',
  'not-agreed': '同意后才能继续。',
  won: '请填写整数韩元。',
  'won-zero': '请填写大于 0 的金额。',
  'won-negative': '不能小于 0 韩元。',
  'won-too-little': '金额太小，请再确认。',
  'won-too-much': '金额太大，请确认零的个数。',
  'repay-not-said': '只有先还贷款时才填写。',
  'rent-does-not-fit': '全租（전세）没有月租；半全租（반전세）和月租（월세）有月租。',
  area: '请像 59.9 这样填写㎡；用坪（18평）填写时按㎡计算。',
  day: '请填写存在的日子。',
  'day-too-early': '日子太早，请再确认。',
  'day-too-late': '日子太远，请再确认。',
  'living-before-contract': '入住日早于签约日，请再确认。',
  'day-past': '这一天已经过去。请填写以后的日子，或标为不知道。',
  'balance-before-contract': '付尾款日早于签约日，请再确认。',
  'too-long': '太长了。',
  'too-short': '请至少输入两个字。',
  'bad-characters': '有不能使用的字符，请删除。',
  other: '请确认填写的内容。',
} satisfies Translated<typeof korean>
