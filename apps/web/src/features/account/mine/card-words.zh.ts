import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './card-words.ts'

export const words = {
  title: '已登记的卡',
  note: '这是您为变动提醒自动付款而登记的卡。卡号只保存在支付公司。',
  none: '您没有登记的卡。',
  failed: '无法加载卡',
  nameless: '卡',
  since: (number, day) => (number === '' ? `${day} 登记` : `${number} · ${day} 登记`),
  change: '更换',
  changeNamed: (card) => `更换 ${card}`,
  end: '删除',
  endNamed: (card) => `删除 ${card}`,
  endTitle: (card) => `要删除 ${card} 吗？`,
  endText: '支付公司的登记也会删除。如果有变动提醒用这张卡自动付款，下次扣款会失败。请先换成别的卡。',
  ended: '卡已删除。',
} satisfies Translated<typeof korean>
