import { translated } from '../../../lang/translated.ts'

/** Texts for a report whose register was read some days ago. */
export const korean = {
  title: (days: number) => `등기부를 본 지 ${days}일 됐어요`,
  note: '그 뒤에 생긴 빚과 압류는 이 보고서에 없어요. 돈을 보내기 전에 다시 확인하세요.',
  see: '달라질 수 있는 것 보기',
}
export const agedWords = translated(korean, {
  en: () => import('./aged-words.en.ts'),
  zh: () => import('./aged-words.zh.ts'),
  vi: () => import('./aged-words.vi.ts'),
})
