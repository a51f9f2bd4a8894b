import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './card-words.ts'

export const words = {
  title: '已登记的卡',
  note: '这是您为支付订阅而登记的卡。目前不会用它扣款。卡号只保存在支付公司。',
  none: '您没有登记的卡。',
  failed: '无法加载卡',
  nameless: '卡',
  since: (number, day) => (number === '' ? `${day} 登记` : `${number} · ${day} 登记`),
  change: '更换',
  changeNamed: (card) => `更换 ${card}`,
  end: '删除',
  endNamed: (card) => `删除 ${card}`,
  endTitle: (card) => `要删除 ${card} 吗？`,
  endText: '支付公司的登记也会一并删除。',
  ended: '卡已删除。',
} satisfies Translated<typeof korean>
