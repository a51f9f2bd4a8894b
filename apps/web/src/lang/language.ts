/** In their own names, as a person looks for them. */
export const languages = { ko: '한국어', en: 'English', zh: '中文', vi: 'Tiếng Việt' } as const
export type Lang = keyof typeof languages
const KEY = 'nz_lang'

export const language = (): Lang => {
  const saved = typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY)
  return saved !== null && Object.hasOwn(languages, saved) ? (saved as Lang) : 'ko' // checked just before
}
/** Another language is another start of the page: what is typed stays in the draft. */
export function chooseLanguage(lang: Lang): void {
  localStorage.setItem(KEY, lang)
  window.location.reload()
}
