import { formatDay, type Day } from '@jipsalpim/engine/values/day.ts'
import { translated } from '../lang/translated.ts'

export const korean = {
  contract: '계약일',
  moveIn: '이사하는 날',
  end: '계약이 끝나는 날',
  endHint: '모르면 비워 두세요. 2년으로 계산해요.',
  deposit: '보증금',
  result: '놓치면 안 되는 날',
  empty: '이사하는 날을 적으면 계산해요.',
  from: (day: Day) => `${formatDay(day)}부터`,
  by: (day: Day) => `${formatDay(day)}까지`,
  between: (from: Day, by: Day) => `${formatDay(from)}부터 ${formatDay(by)}까지`,
  today: '오늘까지예요',
  assumed: '끝나는 날을 몰라 2년으로 계산했어요.',
  past: '지난 날이에요',
}
export const deadlineFinderWords = translated(korean, {
  en: () => import('./deadline-finder-words.en.ts'),
  zh: () => import('./deadline-finder-words.zh.ts'),
  vi: () => import('./deadline-finder-words.vi.ts'),
})
