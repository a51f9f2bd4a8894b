/** In their own names, as users look for them. */
export const languages = { ko: '한국어', en: 'English', zh: '中文', vi: 'Tiếng Việt' } as const
export type Lang = keyof typeof languages
const KEY = 'nz_lang'

export const language = (): Lang => {
  const saved = typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY)
  return saved !== null && Object.hasOwn(languages, saved) ? (saved as Lang) : 'ko' // checked just before
}
/**
 * The language that the browser asks for first, if we speak it and it is not Korean; null once the user has chosen any.
 */
export function offeredLanguage(): Exclude<Lang, 'ko'> | null {
  if (localStorage.getItem(KEY) !== null) return null
  const asked = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => Object.hasOwn(languages, tag))
  return asked === undefined || asked === 'ko' ? null : (asked as Exclude<Lang, 'ko'>) // a key of ours, as just seen
}
/** Another language was offered, and the user keeps Korean. */
export const keepKorean = (): void => localStorage.setItem(KEY, 'ko')

/** Changing the language reloads the page: typed input stays in the draft. */
export function chooseLanguage(lang: Lang): void {
  localStorage.setItem(KEY, lang)
  window.location.reload()
}
