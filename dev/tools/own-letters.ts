import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The letters of our font: every character of the sources from which a screen takes its texts, in each language, and the
 * syllables and letters in which addresses and names are written. Other ones come in Pretendard's own pieces.
 */
export function ownLetters(): ReadonlySet<string> {
  const letters = new Set([...range(0x20, 0x7e).map((code) => String.fromCodePoint(code)), ...jamo, ...syllables])
  for (const file of globSync('{apps/web,packages/contract,packages/engine}/src/**/*.{ts,tsx}', { cwd: root }))
    if (!file.includes('.test.')) for (const letter of readFileSync(join(root, file), 'utf8')) letters.add(letter)
  return letters
}
const root = fileURLToPath(new URL('../..', import.meta.url))

const range = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, n) => first + n)

/** What a field shows while a syllable is being typed. */
const jamo = range(0x3131, 0x3163).map((code) => String.fromCodePoint(code))

/** The 2,350 syllables of KS X 1001: nearly every address and name needs no other. */
const korean = new TextDecoder('euc-kr')
const syllables = range(0xb0, 0xc8).flatMap((row) =>
  range(0xa1, 0xfe).map((cell) => korean.decode(Uint8Array.of(row, cell))),
)
