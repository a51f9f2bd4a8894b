import type { Device } from './story.ts'

export type Tongue = 'ko' | 'en'
/**
 * Each width with one language: words and layout are independent, so a flow is tested in two combinations, not in four.
 */
export const tellings: readonly (readonly [Device, Tongue])[] = [
  ['phone', 'ko'],
  ['desktop', 'en'],
]
/** The other combinations, so that no language is tested at one width only. */
export const crossTellings: readonly (readonly [Device, Tongue])[] = [
  ['phone', 'en'],
  ['desktop', 'ko'],
]

/** The catalogues for the stories: their file below the web's sources, and their name in it. */
const catalogues = {
  account: ['features/account/words.ts', 'accountWords'],
  consents: ['features/account/mine/consent-words.ts', 'consentWords'],
  funnel: ['kernel/funnel/words.ts', 'funnelWords'],
  footer: ['shell/footer-words.ts', 'footerWords'],
  global: ['features/shell/global-words.ts', 'globalWords'],
  home: ['features/shell/words.ts', 'homeWords'],
  invite: ['features/account/invite-words.ts', 'inviteWords'],
  kernel: ['kernel/words.ts', 'kernelWords'],
  landing: ['features/analyze/landing-words.ts', 'landingWords'],
  mine: ['features/account/mine/words.ts', 'mineWords'],
  part: ['kernel/part-words.ts', 'partWords'],
  phone: ['shared/verification/phone-words.ts', 'phoneWords'],
  report: ['report-body/words.ts', 'words'],
  rights: ['features/account/mine/rights-words.ts', 'rightsWords'],
  shell: ['shell/words.ts', 'words'],
  terms: ['content/terms-words.ts', 'termsWords'],
  ui: ['ui/words.ts', 'words'],
  verificationReasons: ['kernel/words.ts', 'verificationReasonWords'],
  verification: ['features/verification/words.ts', 'verificationWords'],
  withdraw: ['features/account/withdraw-words.ts', 'withdrawWords'],
} as const

export type Say = {
  /** The translation of a Korean text. `at`: the key, where the same Korean is in several places. */
  (korean: string, at?: string): string
  /** The text of a catalogue's function for these arguments. */
  of: (at: string, ...given: readonly unknown[]) => string
}

/** The product's own words; a missing or ambiguous one is an error of the story. */
export async function speaks(tongue: Tongue): Promise<Say> {
  const [korean, english] = await Promise.all([koreanWords(), englishWords()])
  const of: Say['of'] = (at, ...given) => {
    const say = leafAt(tongue === 'ko' ? korean : english, at)
    if (typeof say !== 'function') throw new Error(`no function of words at ${at}`)
    return String(say(...given))
  }
  const say = (text: string, at?: string): string => {
    if (tongue === 'ko') return text
    const places = at === undefined ? placesOf(korean, text) : [at]
    const said = [...new Set(places.map((place) => leafAt(english, place)))]
    const [only] = said
    if (said.length !== 1 || typeof only !== 'string')
      throw new Error(`no one English for ${text}: ${places.join(' ')}`)
    return only
  }
  return Object.assign(say, { of })
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
async function koreanWords(): Promise<Words> {
  const loaded = Object.entries(catalogues).map(async ([name, [file, exported]]) => {
    const words = await load(file)
    return [name, words['korean'] ?? words[exported]]
  })
  return Object.fromEntries(await Promise.all(loaded))
}
/** English stands beside the Korean file, or among the messages of the language. */
async function englishWords(): Promise<Words> {
  const { messages } = await load('lang/en.words.ts')
  if (!isWords(messages)) throw new Error('no English')
  const loaded = Object.entries(catalogues).map(async ([name, [file]]) => {
    const beside = 'korean' in (await load(file))
    return [name, beside ? (await load(file.replace(/ts$/, 'en.ts')))['words'] : messages[name]]
  })
  return { ...messages, ...Object.fromEntries(await Promise.all(loaded)) }
}
