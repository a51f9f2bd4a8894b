import { translated } from '../lang/translated.ts'

/** Texts of the bar of a front page. */
export const korean = {
  language: '언어',
  login: '로그인',
}
export const frontWords = translated(korean, {
  en: () => import('./front-words.en.ts'),
  zh: () => import('./front-words.zh.ts'),
  vi: () => import('./front-words.vi.ts'),
})
