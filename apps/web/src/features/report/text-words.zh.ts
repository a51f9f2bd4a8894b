import type { Translated } from '../../lang/translated.ts'
import type { korean } from './text-words.ts'

export const words = {
  title: '文字版报告',
  length: '要看多长？',
  short: '简短',
  shortNote: '判定、钱、现在要做的事',
  long: '全部',
  longNote: '包括风险和依据、未知的事',
  copy: '复制文字',
  copied: '已复制文字版报告',
  copyFailed: '没能复制。请长按下面的文字复制。',
  read: '朗读',
  stop: '停止朗读',
  unable: '这个浏览器不能朗读。请复制文字，在其他应用中收听。',
  readFailed: '没能朗读。这台设备可能没有这种语言的语音。',
  sample: '样本 · 并非真实资料',
} satisfies Translated<typeof korean>
