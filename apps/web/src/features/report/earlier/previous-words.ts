import { translated } from '../../../lang/translated.ts'

/** Texts about the previous report. */
export const korean = {
  title: (day: string) => `이 집의 지난 보고서 · ${day}`,
  change: (before: string, now: string) =>
    before === now ? `그때도 ${before}이었어요.` : `그때 ${before} → 지금 ${now}`,
  score: (points: number) => `${points}점`,
  noScore: '점수 없음',
  changes: '지난 보고서와 달라진 것 보기',
  failed: '달라진 것을 불러오지 못했어요',
  refused: '두 등기부를 비교할 수 없어요',
  refusedNote: '다른 집의 등기부이거나 일부만 뗀 등기부예요. 두 보고서를 나란히 보고 확인해 주세요.',
  data: (day: string, mark: string): string => `${day} 자료의 지문 ${mark}`,
  sameData: '두 보고서가 같은 자료로 판정했어요.',
  dataNote: '지문이 다르면 판정에 쓴 자료가 달라요.',
}
export const previousWords = translated(korean, {
  en: () => import('./previous-words.en.ts'),
  zh: () => import('./previous-words.zh.ts'),
  vi: () => import('./previous-words.vi.ts'),
})
