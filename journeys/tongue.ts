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

/** What a story says in Korean, as it is read in this language; what has no words there is a mistake of the story. */
export const speaks =
  (tongue: Tongue, english: Readonly<Record<string, string>>) =>
  (korean: string): string => {
    if (tongue === 'ko') return korean
    const said = english[korean]
    if (said === undefined) throw new Error(`no English for ${korean}`)
    return said
  }
