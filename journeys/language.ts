import type { Device } from './story.ts'

export type Language = 'ko' | 'en'
/**
 * Each width with one language: words and layout are independent, so a flow is tested in two combinations, not in four.
 */
export const deviceLanguages: readonly (readonly [Device, Language])[] = [
  ['phone', 'ko'],
  ['desktop', 'en'],
]
/** The other combinations, so that no language is tested at one width only. */
export const otherDeviceLanguages: readonly (readonly [Device, Language])[] = [
  ['phone', 'en'],
  ['desktop', 'ko'],
]

/** The catalogues for the stories: their Korean file below the web's sources, without its ending. */
const catalogues = {
  account: 'features/account/words',
  consents: 'features/account/mine/consent-words',
  funnel: 'kernel/funnel/words',
  footer: 'shell/footer-words',
  global: 'features/shell/global-words',
  home: 'features/shell/words',
  invite: 'features/account/invite-words',
  errors: 'kernel/calls/error-words',
  kernel: 'kernel/words',
  landing: 'features/analyze/landing-words',
  mine: 'features/account/mine/words',
  part: 'kernel/chunks/part-words',
  phone: 'shared/verification/phone-words',
  report: 'report-body/words',
  reportList: 'features/report/listing/list-words',
  rights: 'features/account/mine/rights-words',
  shell: 'shell/words',
  terms: 'content/terms-words',
  ui: 'ui/words',
  verificationReasons: 'shared/verification/verification-reason-words',
  reasons: 'kernel/funnel/reason-words',
  order: 'features/analyze/order-words',
  minute: 'features/analyze/minute-words',
  money: 'lang/money-words',
  days: 'lang/day-words',
  verification: 'features/verification/words',
  withdraw: 'features/account/withdraw-words',
} as const

export type Say = {
  /** The translation of a Korean text. `at`: the key, where the same Korean is in several places. */
  (korean: string, at?: string): string
  /** The text of a catalogue's function for these arguments. */
  of: (at: string, ...given: readonly unknown[]) => string
}

/** The product's own words; a missing or ambiguous one is an error of the story. */
export async function speaks(language: Language): Promise<Say> {
  const [korean, english] = await Promise.all([koreanWords(), englishWords()])
  const of: Say['of'] = (at, ...given) => {
    const found = leafAt(language === 'ko' ? korean : english, at)
    if (typeof found !== 'function') throw new Error(`no function of words at ${at}`)
    return String(found(...given))
  }
  const describe = (text: string, at?: string): string => {
    if (language === 'ko') return text
    const places = at === undefined ? placesOf(korean, text) : [at]
    const texts = [...new Set(places.map((place) => leafAt(english, place)))]
    const [only] = texts
    if (texts.length !== 1 || typeof only !== 'string')
      throw new Error(`no one English for ${text}: ${places.join(' ')}`)
    return only
  }
  return Object.assign(describe, { of })
}

type Words = Readonly<Record<string, unknown>>
const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null
const leafAt = (words: Words, at: string): unknown =>
  at.split('.').reduce<unknown>((below, key) => (isWords(below) ? below[key] : undefined), words)
const placesOf = (words: Words, text: string): string[] =>
  Object.entries(words).flatMap(([key, below]) =>
    below === text ? [key] : isWords(below) ? placesOf(below, text).map((at) => `${key}.${at}`) : [],
  )

/** By name and not by type: the web's sources need browser types, which a story does not have. */
const load = async (file: string): Promise<Words> => import(new URL(`../apps/web/src/${file}`, import.meta.url).href)
const wordsIn = async (suffix: string, exported: string): Promise<Words> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(catalogues).map(async ([name, file]) => [name, (await load(file + suffix))[exported]]),
    ),
  )
const koreanWords = () => wordsIn('.ts', 'korean')
const englishWords = () => wordsIn('.en.ts', 'words')
