import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  title: '本人认证（본인확인）',
  titleOnTheWay: '本人认证后继续',
  backOnTheWay: '回到刚才的地方',
  checking: '正在确认结果',
  done: '认证完成',
  doneText: (mobile) => `您的号码现在是 ${mobile}。`,
  doneGuest: (mobile) => `${mobile} 是您本人的号码，没有保存到账户。`,
  toStart: '回到开头',
  failed: '本人认证没有成功',
  askAgain: '再确认结果',
  toMine: '到“我的”',
} satisfies Translated<typeof korean>
