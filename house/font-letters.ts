import { brotliDecompressSync } from 'node:zlib'

/**
 * The characters of the basic plane that a WOFF2 font has glyphs for, by the table `cmap`, which WOFF2 never rewrites
 * (https://www.w3.org/TR/WOFF2, sections 4 and 5; OpenType, table cmap, format 4).
 */
export function fontLetters(font: Buffer): ReadonlySet<string> {
  const { offset, dataAt } = directoryOf(font)
  const cmap = brotliDecompressSync(font.subarray(dataAt)).subarray(offset)
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, n) => cmap.readUInt32BE(4 + n * 8 + 4))
  const at = subtables.find((start) => cmap.readUInt16BE(start) === 4)
  if (at === undefined) throw new Error('the font has no table of the characters of the basic plane')
  const wide = cmap.readUInt16BE(at + 6)
  const [ends, starts, deltas, ranges] = [14, 16 + wide, 16 + 2 * wide, 16 + 3 * wide].map((n) => at + n) as [
    number,
    number,
    number,
    number,
  ] // four of four
  const letters = new Set<string>()
  for (let n = 0; n < wide; n += 2) {
    const start = cmap.readUInt16BE(starts + n)
    const range = cmap.readUInt16BE(ranges + n)
    for (let code = start; code <= cmap.readUInt16BE(ends + n); code++) {
      const glyph =
        range === 0 ? code + cmap.readUInt16BE(deltas + n) : cmap.readUInt16BE(ranges + n + range + 2 * (code - start))
      if (glyph % 65_536 !== 0) letters.add(String.fromCharCode(code))
    }
  }
  return letters
}

const HEADER = 48
/** In its directory a table is named by its number in the specification's list, or by 63 and its name. */
const [CMAP, GLYF, LOCA, NAMED] = [0, 10, 11, 63]

/** Where the table `cmap` starts in the uncompressed data, and where the compressed data starts in the file. */
function directoryOf(font: Buffer): { offset: number; dataAt: number } {
  let at = HEADER
  let sum = 0
  let offset = -1
  const number = () => {
    let value = 0
    for (let more = true; more; at++) {
      const byte = font.readUInt8(at)
      value = value * 128 + (byte & 127)
      more = byte > 127
    }
    return value
  }
  for (let n = 0; n < font.readUInt16BE(12); n++) {
    const flags = font.readUInt8(at++)
    const table = flags & 63
    if (table === NAMED) at += 4
    const length = number()
    const untransformed = table === GLYF || table === LOCA ? 3 : 0
    if (table === CMAP) offset = sum
    sum += flags >> 6 === untransformed ? length : number()
  }
  if (offset < 0) throw new Error('the font has no table of its characters')
  return { offset, dataAt: at }
}
