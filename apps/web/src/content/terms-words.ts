import { translatable } from '../lang/catalogue.ts'

/** What one agrees to, where it is read in another language. */
export const termsWords = {
  /** By the code of the terms. In Korean the server's own title stands. */
  titles: {} as Partial<Record<string, string>>,
  /** Which text is the law. */
  binding: '',
  inKorean: '한국어 원문',
}
translatable('terms', termsWords)

export const sayTermsTitle = ({ code, title }: { code: string; title: string }): string =>
  termsWords.titles[code] ?? title
export const inWords = <T extends { code: string; title: string }>(terms: T): T => ({
  ...terms,
  title: sayTermsTitle(terms),
})
