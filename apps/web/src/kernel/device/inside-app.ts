/** The browsers inside other apps in which our links are opened: most of them save no file. */
export type InApp = 'kakaotalk' | 'line' | 'naver' | 'daum' | 'instagram' | 'facebook' | 'other'

const marks: readonly (readonly [RegExp, InApp])[] = [
  [/KAKAOTALK/i, 'kakaotalk'],
  [/\bLine\//i, 'line'],
  [/NAVER\(inapp/i, 'naver'],
  [/DaumApps|DaumDevice/i, 'daum'],
  [/Instagram/i, 'instagram'],
  [/FBAN|FBAV/i, 'facebook'],
  // An Android web view identifies itself.
  [/; wv\)/i, 'other'],
]

/** In which app's browser a page is shown, by its user agent; null in a browser of its own. */
export const inAppOf = (userAgent: string): InApp | null => marks.find(([mark]) => mark.test(userAgent))?.[1] ?? null

/**
 * The URL that opens one of our pages in a browser of its own; null if only the app's own menu can do it. It carries no
 * session: the user logs in again there.
 */
export function outsideUrl(app: InApp, url: string, userAgent: string): string | null {
  if (app === 'kakaotalk') return `kakaotalk://web/openExternal?url=${encodeURIComponent(url)}`
  if (app === 'line') return `${url}${url.includes('?') ? '&' : '?'}openExternalBrowser=1`
  if (!/Android/i.test(userAgent)) return null
  const { host, pathname, search, protocol } = new URL(url)
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.replace(':', '')};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end`
}
