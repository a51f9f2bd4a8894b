import type { Device } from './story.ts'

export type Tongue = 'ko' | 'en'
/** Each width with a language of its own: words and layout differ apart, so a flow is walked in both, not in all four. */
export const tellings: readonly (readonly [Device, Tongue])[] = [
  ['phone', 'ko'],
  ['desktop', 'en'],
]
/** The other way round, so that neither language belongs to a width. */
export const crossTellings: readonly (readonly [Device, Tongue])[] = [
  ['phone', 'en'],
  ['desktop', 'ko'],
]

/** The catalogues that stories are told from: their file below the web's sources, and their name in it. */
const catalogues = {
  account: ['features/account/words.ts', 'accountWords'],
  consents: ['features/account/mine/consent-words.ts', 'consentSaid'],
  funnel: ['kernel/funnel/words.ts', 'funnelWords'],
  footer: ['shell/footer-words.ts', 'footerWords'],
  global: ['features/shell/global-words.ts', 'globalWords'],
  home: ['features/shell/words.ts', 'homeWords'],
  invite: ['features/account/invite-words.ts', 'inviteWords'],
  kernel: ['kernel/words.ts', 'kernelWords'],
  landing: ['features/analyze/landing-words.ts', 'landingWords'],
  mine: ['features/account/mine/words.ts', 'mineSaid'],
  part: ['kernel/part-words.ts', 'partWords'],
  phone: ['kernel/phone-words.ts', 'phoneWords'],
  report: ['report-body/words.ts', 'words'],
  rights: ['features/account/mine/rights-words.ts', 'rightsWords'],
  shell: ['shell/words.ts', 'words'],
  ui: ['ui/words.ts', 'words'],
  verificationReasons: ['kernel/words.ts', 'verificationReasonWords'],
  verification: ['features/verification/words.ts', 'verificationWords'],
  withdraw: ['features/account/withdraw-words.ts', 'withdrawSaid'],
} as const

export type Say = {
  /** What is read in Korean, as it is read in this language. `at`: where the English stands, if that is not one place. */
  (korean: string, at?: string): string
  /** What a function of a catalogue says of these. */
  of: (at: string, ...given: readonly unknown[]) => string
}

/** The words of the product itself; what has no words, or several, is a mistake of the story. */
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

/** By name and not by type: the web's sources are typed for a browser, which a story is not. */
const load = async (file: string): Promise<Words> => import(new URL(`../apps/web/src/${file}`, import.meta.url).href)
async function koreanWords(): Promise<Words> {
  const loaded = Object.entries(catalogues).map(async ([name, [file, exported]]) => [
    name,
    (await load(file))[exported],
  ])
  return Object.fromEntries(await Promise.all(loaded))
}
async function englishWords(): Promise<Words> {
  const { messages } = await load('lang/en.words.ts')
  if (!isWords(messages)) throw new Error('no English')
  return messages
}
