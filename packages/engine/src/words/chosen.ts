import type { Translation } from './translation.ts'

let translation: Translation | null = null

/** Sets the language of all descriptions; null, and the initial state: Korean. */
export function chooseTranslation(words: Translation | null): void {
  translation = words
}

/**
 * These words in the chosen language: readers of Korean load no other language, and the Korean words are never
 * overwritten.
 */
export const chosen = <T>(korean: T, of: (words: Translation) => T): T =>
  translation === null ? korean : of(translation)
