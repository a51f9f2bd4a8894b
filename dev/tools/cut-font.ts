import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { ownLetters } from './own-letters.ts'
import { namesOf, toFormat } from './sfnt.ts'

/** `npm run font`: cuts the file that every page uses from Pretendard. It is committed; a test compares it with our texts. */
const require = createRequire(import.meta.url)
const pretendard = (file: string): string => require.resolve(`pretendard/dist/${file}`)
const styles = (file: string): URL => new URL(`../../apps/web/src/styles/${file}`, import.meta.url)
// The package has no types.
const subsetFont = require('subset-font') as (font: Buffer, letters: string, options: object) => Promise<Buffer>

const [COPYRIGHT, LICENCE, LICENCE_URL] = [0, 13, 14]
const cut = await subsetFont(
  readFileSync(pretendard('web/variable/woff2/PretendardVariable.woff2')),
  [...ownLetters()].join(''),
  {
    targetFormat: 'sfnt',
    // What the design uses: figures of one width, and these weights.
    keepFeatures: ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'],
    variationAxes: { wght: { min: 400, max: 800, default: 400 } },
    preserveNameIds: [LICENCE, LICENCE_URL],
  },
)
// A changed font may not have the reserved name as its own (OFL 1.1, condition 3); its copyright and licence stay.
for (const { id, text } of namesOf(cut))
  if (id !== COPYRIGHT && id < LICENCE) replaceAll(text, 'Pretendard', 'JipsalSans')
const font = await toFormat(cut, 'woff2')
writeFileSync(styles('own-font.woff2'), font)
copyFileSync(pretendard('LICENSE.txt'), styles('own-font.LICENSE.txt'))
process.stdout.write(`${Math.round(font.length / 1000)} kB\n`)

/** In place, as one byte a letter or two: the names have ten letters both. */
function replaceAll(text: Buffer, from: string, to: string): void {
  for (const encoded of [(word: string) => Buffer.from(word), (word: string) => Buffer.from(word, 'utf16le').swap16()])
    for (let at = text.indexOf(encoded(from)); at >= 0; at = text.indexOf(encoded(from))) text.set(encoded(to), at)
}
