import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  next: '下一步',
  stop: '先不填了',
  none: '没有',
  areaUnknown: '尚不清楚',
  areaUnknownChosen: '已标记为面积未知。',
  fromPyeong: (m2: number) => `按 ${m2} ㎡ 计算。如果接近上限，请以登记簿上的㎡为准。`,
  dayUnknown: '未定',
  wonUnknown: '还不知道',
  leave: '填写的内容会全部清空。要离开吗？',
  leaveHome: '填写的内容会清空。要回到首页吗？',
  leaveYes: '离开',
  leaveNo: '继续填写',
  wonUnknownChosen: '已标为还不知道的金额。',
  dayUnknownChosen: '已标为未定。',
} satisfies Translated<typeof korean>
