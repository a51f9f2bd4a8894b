import { cpuTime } from '../../samples/cpu-time.ts'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { hostile } from '../../samples/hostile-pdf.ts'
import { readPdf } from '../../samples/read-print.ts'
import { readGeometry, rebuildPdf } from '../../samples/rebuild-pdf.ts'
import { inflated, inflatedLength, isZlib } from './inflate.ts'
import { preflight } from './preflight.ts'

const refusalOf = async (bytes: Uint8Array) => {
  const begun = cpuTime()
  const read = await readPdf(bytes)
  return { name: 'refused' in read ? read.refused.name : 'read', quick: cpuTime() - begun < 2000 }
}

test.each([
  ['bomb', 'tooLarge'],
  ['packedTwice', 'tooLarge'],
  ['inLetters', 'tooLarge'],
  ['manyStreams', 'tooLarge'],
  ['manyPages', 'tooManyPages'],
  ['cyclic', 'unreadable'],
  ['cyclicPair', 'unreadable'],
  ['laughing', 'tooLarge'],
  ['openScript', 'hasScripts'],
  ['hiddenScript', 'hasScripts'],
  ['namedScript', 'hasScripts'],
  ['launch', 'hasScripts'],
  ['locked', 'passwordProtected'],
] as const)('%s is refused as %s, at once', async (file, name) => {
  expect(await refusalOf(hostile[file]())).toEqual({ name, quick: true })
})

test('a count of pages that nothing bears out is not believed', async () => {
  const read = await readPdf(hostile.untrueCount())
  expect('pages' in read && read.pages.length).toBe(1)
})

test('a form that draws itself comes to an end', async () => {
  expect((await refusalOf(hostile.selfDrawing())).quick).toBe(true)
})

test('a file over thirty megabytes is not even looked at', () => {
  expect(preflight(new Uint8Array(31 * 1024 * 1024))).toMatchObject({ refused: { name: 'tooLarge' } })
})

test('prints pass', () => {
  for (const id of ['S011', 'S074']) expect(preflight(rebuildPdf(readGeometry(id)))).toBeNull()
})

test('the length of what is packed is counted without unpacking it', () => {
  for (let i = 0; i < 60; i++) {
    const plain = Uint8Array.from({ length: i * 97 }, (_, n) =>
      i % 3 === 0 ? n % 7 : i % 3 === 1 ? (n * n * 31) % 251 : 0,
    )
    const data = deflateSync(plain, { level: i % 10 })
    expect(isZlib(data, 0)).toBe(true)
    expect(inflatedLength(data, 2, 1e9).length).toBe(plain.length)
    expect(inflated(data, 2, plain.length)).toEqual(plain)
  }
  const cut = deflateSync(new Uint8Array(10_000)).subarray(0, 12)
  expect(inflatedLength(cut, 2, 1e9).length).toBeLessThanOrEqual(10_000)
})
