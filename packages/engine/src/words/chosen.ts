import type { Translation } from './translation.ts'

let translation: Translation | null = null

/** From now on everything is described in this language; null, and before the first choice: in Korean. */
export function chooseTranslation(words: Translation | null): void {
  translation = words
}

/** These words in the chosen language: a reader of Korean loads no other, and nothing is written over the Korean. */
export const chosen = <T>(korean: T, of: (words: Translation) => T): T =>
  translation === null ? korean : of(translation)
