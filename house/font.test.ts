import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { ownLetters } from '../dev/tools/own-letters.ts'
import { lettersOf, namesOf, toFormat } from '../dev/tools/sfnt.ts'

const pretendard = createRequire(import.meta.url).resolve('pretendard/dist/web/variable/woff2/PretendardVariable.woff2')
const whole = await toFormat(readFileSync(pretendard), 'sfnt')
const own = await toFormat(readFileSync(new URL('../apps/web/src/styles/own-font.woff2', import.meta.url)), 'sfnt')
const [wholeLetters, ownOnes] = [lettersOf(whole), lettersOf(own)]
const missing = (letters: Iterable<string>) =>
  [...letters].filter((letter) => wholeLetters.has(letter) && !ownOnes.has(letter))

// A missing letter is shown in another font until a piece of Pretendard has loaded.
test('our font has every letter of our texts that Pretendard has', () => {
  expect(ownLetters().size).toBeGreaterThan(2_500)
  expect(missing(ownLetters()).join(''), 'cut the font again: npm run font').toBe('')
})

test('a letter that our texts do not use is found missing', () => {
  expect(missing('똠방')).toEqual(['똠'])
})

// OFL 1.1, conditions 2 and 3.
test('our font keeps the copyright and the licence, and has a name of its own', () => {
  const texts = namesOf(own).map(({ id, text }) => [id, text.toString('latin1').replaceAll('\0', '')] as const)
  const of = (wanted: (id: number) => boolean) => texts.flatMap(([id, text]) => (wanted(id) ? [text] : [])).join('\n')
  expect(of((id) => id === 0)).toContain('Kil Hyung-jin')
  expect(of((id) => id === 13)).toContain('SIL Open Font License')
  expect(of((id) => id === 1)).toContain('JipsalSans')
  expect(of((id) => id > 0 && id < 13)).not.toContain('Pretendard')
})
