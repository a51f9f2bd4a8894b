import { formatDay } from '@jipsalpim/engine/words/zh/speech.ts'
import type { Translated } from '../lang/translated.ts'
import type { korean } from './deadline-finder-words.ts'

export const words = {
  contract: '签约日',
  moveIn: '搬入日',
  end: '合同到期日',
  endHint: '不知道的话空着，按 2 年计算。',
  deposit: '押金',
  result: '不能错过的日子',
  empty: '填写搬入日就能算出。',
  from: (day) => `${formatDay(day)}起`,
  by: (day) => `${formatDay(day)}为止`,
  between: (from, by) => `${formatDay(from)}到${formatDay(by)}`,
  today: '今天为止',
  assumed: '不知道到期日，按 2 年计算。',
  past: '已过',
} satisfies Translated<typeof korean>
