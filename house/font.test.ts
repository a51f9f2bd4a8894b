import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { ownLetters } from '../dev/tools/own-letters.ts'
import { fontLetters } from './font-letters.ts'

const whole = fontLetters(
  readFileSync(createRequire(import.meta.url).resolve('pretendard/dist/web/variable/woff2/PretendardVariable.woff2')),
)
const own = fontLetters(readFileSync(new URL('../apps/web/src/styles/own-font.woff2', import.meta.url)))
const missing = (letters: Iterable<string>) => [...letters].filter((letter) => whole.has(letter) && !own.has(letter))

// A missing one makes a word of two fonts until a piece of Pretendard has come: `npm run font`.
test('our font has every letter of our texts that Pretendard has', () => {
  expect(ownLetters().size).toBeGreaterThan(2_500)
  expect(missing(ownLetters()).join('')).toBe('')
})

test('a letter that our texts do not use is found missing', () => {
  expect(missing('똠방')).toEqual(['똠'])
})
