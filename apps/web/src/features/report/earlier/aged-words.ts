import { translated } from '../../../lang/translated.ts'

/** Texts for a report that is some days old. */
export const korean = {
  title: (days: number) => `만든 지 ${days}일 된 보고서예요`,
  note: '그 사이에 달라질 수 있는 것과 새로 확인해야 하는 때를 보여 드려요.',
}
export const agedWords = translated(korean, {
  en: () => import('./aged-words.en.ts'),
  zh: () => import('./aged-words.zh.ts'),
  vi: () => import('./aged-words.vi.ts'),
})
