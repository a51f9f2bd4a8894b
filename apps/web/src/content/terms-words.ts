import { translated } from '../lang/translated.ts'

/** Texts for terms documents that are displayed in another language. */
export const korean = {
  /** By the code of the terms. In Korean the server's title is displayed. */
  titles: {} as Partial<Record<string, string>>,
  /** States which text is legally binding. */
  binding: '',
  inKorean: '한국어 원문',
}
export const termsWords = translated(korean, {
  en: () => import('./terms-words.en.ts'),
  zh: () => import('./terms-words.zh.ts'),
  vi: () => import('./terms-words.vi.ts'),
})

export const formatTermsTitle = ({ code, title }: { code: string; title: string }): string =>
  termsWords.titles[code] ?? title
export const inWords = <T extends { code: string; title: string }>(terms: T): T => ({
  ...terms,
  title: formatTermsTitle(terms),
})
