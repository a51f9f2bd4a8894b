import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './owed-words.ts'

export const words = {
  grace: '扣款失败',
  owed: (won, day) => `${day}未能扣款${won}。`,
  nextTry: (at) => `${at}会再试扣款。`,
  noTry: '这张卡不能再扣款，请换卡。',
  graceUntil: (day) => `继续监看到${day}（含当天）。`,
  paused: '等待付款，已停止',
  pausedText: '现在不查看。换卡并付款后会继续监看。',
  changeCard: '换卡',
} satisfies Translated<typeof korean>
