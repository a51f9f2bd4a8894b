import { translated } from '../../lang/translated.ts'

/** The words of the report that was there before this one. */
export const korean = {
  title: (day: string) => `이 집의 지난 보고서 · ${day}`,
  change: (before: string, now: string) =>
    before === now ? `그때도 ${before}이었어요.` : `그때 ${before} → 지금 ${now}`,
  score: (points: number) => `${points}점`,
  noScore: '점수 없음',
}
export const previousWords = translated(korean, {
  en: () => import('./previous-words.en.ts'),
  zh: () => import('./previous-words.zh.ts'),
  vi: () => import('./previous-words.vi.ts'),
})
