import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { ownLetters } from './own-letters.ts'

/** `npm run font`: cuts the file that every page uses from Pretendard. It is committed; a test compares it with our texts. */
const require = createRequire(import.meta.url)
const whole = readFileSync(require.resolve('pretendard/dist/web/variable/woff2/PretendardVariable.woff2'))
const cut = new URL('../../apps/web/src/styles/own-font.woff2', import.meta.url)

// The package has no types.
const subsetFont = require('subset-font') as (font: Buffer, letters: string, options: object) => Promise<Buffer>
const font = await subsetFont(whole, [...ownLetters()].join(''), {
  targetFormat: 'woff2',
  // What the design uses: figures of one width, and these weights.
  keepFeatures: ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'],
  variationAxes: { wght: { min: 400, max: 800, default: 400 } },
})
writeFileSync(cut, font)
process.stdout.write(`${Math.round(font.length / 1000)} kB\n`)
