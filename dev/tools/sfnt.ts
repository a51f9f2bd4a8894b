import { createRequire } from 'node:module'

// The package has no types.
const { convert } = createRequire(import.meta.url)('fontverter') as {
  convert: (font: Buffer, to: 'sfnt' | 'woff2') => Promise<Buffer>
}
/** A font in another format: sfnt is the uncompressed one, with its tables as OpenType describes them. */
export const toFormat = convert

/** A table of an sfnt font, by its name. */
function tableOf(sfnt: Buffer, name: 'cmap' | 'name'): Buffer {
  for (let n = 0; n < sfnt.readUInt16BE(4); n++) {
    const entry = sfnt.subarray(12 + n * 16)
    if (entry.toString('latin1', 0, 4) === name)
      return sfnt.subarray(entry.readUInt32BE(8), entry.readUInt32BE(8) + entry.readUInt32BE(12))
  }
  throw new Error(`the font has no table ${name}`)
}

/** The texts of the table `name` (copyright 0, family 1, …), as views of the font: in UTF-16, or on a Mac one byte a letter. */
export function namesOf(sfnt: Buffer): { id: number; text: Buffer }[] {
  const table = tableOf(sfnt, 'name')
  const texts = table.subarray(table.readUInt16BE(4))
  return Array.from({ length: table.readUInt16BE(2) }, (_, n) => {
    const at = 6 + n * 12
    const start = table.readUInt16BE(at + 10)
    return { id: table.readUInt16BE(at + 6), text: texts.subarray(start, start + table.readUInt16BE(at + 8)) }
  })
}

/** The characters of the basic plane that an sfnt font has glyphs for (OpenType, table cmap, format 4). */
export function lettersOf(sfnt: Buffer): ReadonlySet<string> {
  const cmap = tableOf(sfnt, 'cmap')
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, n) => cmap.readUInt32BE(4 + n * 8 + 4))
  const at = subtables.find((start) => cmap.readUInt16BE(start) === 4)
  if (at === undefined) throw new Error('the font has no table of the characters of the basic plane')
  const wide = cmap.readUInt16BE(at + 6)
  const column = (nth: number) => at + (nth === 0 ? 14 : 16 + nth * wide)
  const letters = new Set<string>()
  for (let n = 0; n < wide; n += 2) {
    const end = cmap.readUInt16BE(column(0) + n)
    const start = cmap.readUInt16BE(column(1) + n)
    const delta = cmap.readUInt16BE(column(2) + n)
    const range = cmap.readUInt16BE(column(3) + n)
    for (let code = start; code <= end; code++) {
      const glyph = range === 0 ? code + delta : cmap.readUInt16BE(column(3) + n + range + 2 * (code - start))
      if (glyph % 65_536 !== 0) letters.add(String.fromCharCode(code))
    }
  }
  return letters
}
