import type { Refused } from '../register/model.ts'
import { inflated, inflatedLength, isZlib } from './inflate.ts'

/** A larger file is no register: the longest ones from the registry are a few megabytes. */
const mostBytes = 30 * 1024 * 1024
/** Unpacked: the whole file, and one page's content. A register's page has a tenth of a megabyte. */
const mostUnpacked = 96 * 1024 * 1024
const mostDrawing = 4 * 1024 * 1024
/** Forms may draw other forms: the highest total number of draws. */
const mostDrawn = 100_000

/**
 * Checks a PDF before unpacking: too large, a small stream that would unpack to a huge one, or scripts. Null when it
 * may be read.
 */
export function preflight(bytes: Uint8Array): Refused | null {
  if (bytes.length > mostBytes) return refused('tooLarge', { bytes: bytes.length })
  let unpacked = 0
  let plainFrom = 0
  const drawings: Drawing[] = []
  for (let at = nextStream(bytes, 0); at !== null; at = nextStream(bytes, at.resume)) {
    if (isScripted(bytes, plainFrom, at.start)) return refused('hasScripts')
    const dict = latin(bytes, dictionaryBefore(bytes, at.start), at.start)
    const { length, end } = unpackedLength(bytes, at.start, dict)
    unpacked += length
    if (unpacked > mostUnpacked || (isDrawing(dict) && length > mostDrawing)) return refused('tooLarge', { unpacked })
    if (isDrawing(dict)) drawings.push({ start: at.start, form: isForm(dict), length })
    at.resume = Math.max(at.resume, end)
    plainFrom = at.resume
  }
  if (isScripted(bytes, plainFrom, bytes.length)) return refused('hasScripts')
  return drawn(bytes, drawings) > mostDrawn ? refused('tooLarge') : null
}

type Drawing = { start: number; form: boolean; length: number }

/** The highest number of times a form would be drawn, if each drew all others that it names, nested. */
function drawn(bytes: Uint8Array, drawings: readonly Drawing[]): number {
  if (!drawings.some((d) => d.form)) return 0
  const calls = drawings.map(({ start, length }) => {
    const plain = isZlib(bytes, start) ? inflated(bytes, start + 2, length) : bytes.subarray(start, start + length)
    return decoder.decode(plain).match(/\/[^\s/]+\s+(?:Do|scn|SCN)(?![A-Za-z])/g)?.length ?? 0
  })
  const nested = drawings.reduce((times, d, i) => (d.form ? times * (1 + (calls[i] ?? 0)) : times), 1)
  return nested * Math.max(1, ...drawings.map((d, i) => (d.form ? 0 : (calls[i] ?? 0))))
}

const refused = (name: 'tooLarge' | 'hasScripts', numbers: Record<string, number> = {}): Refused => ({
  refused: { name, numbers },
})

/** Start of the data after the word 'stream'; `resume` is where to continue the search. */
function nextStream(bytes: Uint8Array, from: number): { start: number; resume: number } | null {
  for (let at = bytes.indexOf(115, from); at >= 0; at = bytes.indexOf(115, at + 1)) {
    if (!matches(bytes, at) || bytes[at - 1] === 100) continue // 's', and not 'endstream'
    const lineEnd = bytes[at + 6] === 13 ? (bytes[at + 7] === 10 ? 2 : 1) : bytes[at + 6] === 10 ? 1 : 0
    return { start: at + 6 + lineEnd, resume: at + 6 + lineEnd }
  }
  return null
}
const word = [...'stream'].map((c) => c.charCodeAt(0))
const matches = (bytes: Uint8Array, at: number) => word.every((c, i) => bytes[at + i] === c)

const decoder = new TextDecoder('latin1')
const latin = (bytes: Uint8Array, from: number, to: number) => unescaped(decoder.decode(bytes.subarray(from, to)))
/** '#4a' in a name means 'J'. */
const unescaped = (text: string) =>
  text.includes('#')
    ? text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    : text

/** Where the dictionary of a stream begins: after the last 'obj', at most two kilobytes before its data. */
function dictionaryBefore(bytes: Uint8Array, start: number): number {
  const first = Math.max(0, start - 2048)
  for (let at = start - 3; at >= first; at--)
    if (bytes[at] === 111 && bytes[at + 1] === 98 && bytes[at + 2] === 106) return at + 3
  return first
}

/** Only names with a script's first letter, or an escaped one, are decoded to text: a print has thousands of names. */
function isScripted(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = bytes.indexOf(SLASH, from); at >= 0 && at < to; at = bytes.indexOf(SLASH, at + 1))
    if (scriptBegins.has(bytes[at + 1] ?? 0) && isScript(latin(bytes, at, Math.min(to, at + LONGEST_NAME)))) return true
  return false
}
const SLASH = 47
const scriptBegins = new Set([...'JLR#'].map((c) => c.charCodeAt(0)))
/** Each letter of the longest name, and the one after it, may be written as '#' and two digits. */
const LONGEST_NAME = 1 + 3 * ('JavaScript'.length + 1)
const isScript = (name: string) => /^\/(JavaScript|JS|Launch|RichMedia)(?![A-Za-z0-9])/.test(name)

const isForm = (dict: string) => /\/Subtype\s*\/Form\b/.test(dict)
/** Page contents and forms; fonts, images and tables of the file itself declare their type. */
const isDrawing = (dict: string) => isForm(dict) || !/\/(Subtype|Type|Length1|FunctionType|Width)\b/.test(dict)

function unpackedLength(bytes: Uint8Array, start: number, dict: string): { length: number; end: number } {
  const filters = /\/(?:Filter|F)\s*(\[[^\]]*\]|\/[A-Za-z0-9]+)/.exec(dict)?.[1] ?? ''
  const packing = filters.match(/\/(FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)\b/g) ?? []
  // no PDF producer compresses a stream twice
  if (packing.length > 1) return { length: mostUnpacked + 1, end: start }
  if (isZlib(bytes, start)) return inflatedLength(bytes, start + 2, mostUnpacked)
  const raw = Math.max(0, endOf(bytes, start) - start)
  // bytes encoded as text, or LZW: the highest possible length
  const growth = /LZW/.test(filters)
    ? 1366
    : /FlateDecode|Fl\b/.test(filters)
      ? 1032
      : /RunLength|RL\b/.test(filters)
        ? 64
        : 1
  const length = packing.length === 0 ? raw : (asText(filters, bytes, start, raw) ?? raw * growth)
  return { length, end: start + raw }
}

/** Flate inside a text encoding (ASCII85, hex): decoded and measured. */
function asText(filters: string, bytes: Uint8Array, start: number, raw: number): number | null {
  if (!/(FlateDecode|Fl)\b/.test(filters)) return null
  const text = decoder.decode(bytes.subarray(start, start + raw)).replace(/\s+/g, '')
  const plain = /ASCII85|A85/.test(filters) ? fromAscii85(text) : /ASCIIHex|AHx/.test(filters) ? fromHex(text) : null
  return plain === null || !isZlib(plain, 0) ? null : inflatedLength(plain, 2, mostUnpacked).length
}

function fromHex(text: string): Uint8Array {
  const digits = text.replace(/>.*$/s, '')
  return Uint8Array.from({ length: digits.length >> 1 }, (_, i) => parseInt(digits.slice(2 * i, 2 * i + 2), 16) || 0)
}

function fromAscii85(text: string): Uint8Array {
  const out: number[] = []
  let group: number[] = []
  for (const c of text.replace(/^<~/, '')) {
    if (c === '~') break
    if (c === 'z' && group.length === 0) out.push(0, 0, 0, 0)
    else group.push(c.charCodeAt(0) - 33)
    if (group.length < 5) continue
    const value = group.reduce((sum, d) => sum * 85 + d, 0)
    out.push((value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255)
    group = []
  }
  return Uint8Array.from(out)
}

/** Up to the word 'endstream', or to the end of the file. */
function endOf(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(101, from); at >= 0; at = bytes.indexOf(101, at + 1))
    if (bytes[at + 1] === 110 && bytes[at + 2] === 100 && matches(bytes, at + 3)) return at
  return bytes.length
}
