import { formatDay } from '@jipsalpim/engine/words/zh/speech.ts'
import type { Translated } from '../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  checkedOn: (day) => `基准日 ${formatDay(day)}`,
  sources: '来源',
  sourceOn: (day) => `${formatDay(day)}确认`,
  from: (day) => `${formatDay(day)}起`,
  confidence: {
    statute: '法律',
    official: '官方资料',
    news: '媒体报道',
    measured: '由数据测得',
    assumed: '假设',
  },
  sign: '事先能看到的信号',
  mustKnow: '请务必了解',
  between: (from, to) => (to === null ? `${formatDay(from)}起` : `${formatDay(from)}到${formatDay(to)}`),
  related: '继续阅读',
  inKorean: '韩文',
  clauseNote: '韩文条款可以原样写进合同的特约（특약）栏。请按情况修改，拿不准的话给专家看。',
  copy: '复制韩文条款',
  copied: '条款已复制。',
  copyFailed: '没能复制。请长按复制。',
  reference: '这是参考信息，不代替法律咨询或评估。',
} satisfies Translated<typeof korean>
