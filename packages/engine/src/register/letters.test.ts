import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printed } from './flat-head.ts'
import { beginsWithCause, cause, isCause, isPurposeStart, purposeStart } from './flat-vocabulary.ts'
import { furniture, isFurniture } from './furniture.ts'
import { mayMigrate, migration } from './last-cell.ts'
import { lettersOf } from './letters.ts'
import { isState, publicBodies } from './party-kind.ts'
import { columnHead, mayBeOwn, noise } from './read-text.ts'

/** Patterns that run only on a text with certain letters, and the pre-check for those letters. */
const doors: readonly [string, readonly RegExp[], (text: string) => boolean][] = [
  ['a line of the print itself', [furniture], (text) => isFurniture(text)],
  ['a line of a head, of columns or of noise', [printed, columnHead, noise], (text) => mayBeOwn(text, lettersOf(text))],
  ['a note of migration', [migration], (text) => mayMigrate(text, lettersOf(text))],
  ['a purpose', [purposeStart], isPurposeStart],
  ['a cause', [cause], (text) => isCause(text) && beginsWithCause(text)],
  ['a public body', publicBodies, isState],
]

test.each(doors)('whatever reads as %s has a letter that it is known by', (_, patterns, isKnown) => {
  for (const pattern of patterns)
    fc.assert(
      fc.property(fc.stringMatching(pattern), (text) => {
        expect(isKnown(text)).toBe(true)
      }),
      { numRuns: 2000 },
    )
})
