/**
 * The unpacked length of a deflate stream (RFC 1951), without unpacking it. Stops once `most` is exceeded; for broken
 * data, the length up to the error.
 */
export function inflatedLength(bytes: Uint8Array, from: number, most: number): { length: number; end: number } {
  return unpack(bytes, from, most, null)
}

/** The unpacked stream, at most `most` bytes. */
export function inflated(bytes: Uint8Array, from: number, most: number): Uint8Array {
  const out: Out = { bytes: new Uint8Array(most), length: 0 }
  unpack(bytes, from, most, out)
  return out.bytes.subarray(0, out.length)
}

type Out = { bytes: Uint8Array; length: number }

function unpack(bytes: Uint8Array, from: number, most: number, out: Out | null): { length: number; end: number } {
  const bits = new Bits(bytes, from)
  let length = 0
  for (let last = false; !last && length <= most && !bits.ended;) {
    last = bits.take(1) === 1
    const kind = bits.take(2)
    if (kind === 0) {
      const stored = bits.skipStored()
      if (out !== null) put(out, bytes.subarray(bits.at - stored, bits.at))
      length += stored
    } else if (kind === 3) break
    else {
      const codes = kind === 1 ? fixedCodes() : readCodes(bits)
      if (codes === null) break
      length += unpackBlock(bits, codes, most - length, out)
    }
  }
  return { length, end: bits.at }
}

function put(out: Out, piece: Uint8Array) {
  const fits = piece.subarray(0, out.bytes.length - out.length)
  out.bytes.set(fits, out.length)
  out.length += fits.length
}

/** A zlib header (RFC 1950) with deflate data. */
export const isZlib = (bytes: Uint8Array, at: number): boolean => {
  const [a = 0, b = 0] = [bytes[at], bytes[at + 1]]
  return (a & 15) === 8 && a >> 4 <= 7 && ((a << 8) | b) % 31 === 0
}

class Bits {
  readonly #bytes: Uint8Array
  #held = 0
  #count = 0
  /** Index of the next byte that is not in the buffer yet. */
  #at: number
  /** More bits were read than exist. */
  ended = false

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes
    this.#at = at
  }

  /** Index of the first byte of which no bit was read. */
  get at(): number {
    return this.#at - (this.#count >> 3)
  }

  take(n: number): number {
    const value = this.peek(n)
    this.drop(n)
    return value
  }

  /** The next `n` bits, at most 16; after the end they are 0. */
  peek(n: number): number {
    if (this.#count < n) this.#fill()
    return this.#held & ((1 << n) - 1)
  }

  drop(n: number) {
    this.#held >>>= n
    this.#count -= n
    if (this.#count < 0) {
      this.#count = 0
      this.ended = true
    }
  }

  skipStored(): number {
    this.drop(this.#count % 8)
    const length = this.take(8) | (this.take(8) << 8)
    this.take(16)
    this.#at = this.at + length
    this.#held = this.#count = 0
    if (this.#at > this.#bytes.length) this.ended = true
    return length
  }

  #fill() {
    const bytes = this.#bytes
    while (this.#count <= 24 && this.#at < bytes.length) {
      this.#held |= (bytes[this.#at++] ?? 0) << this.#count
      this.#count += 8
    }
  }
}

/**
 * `short`, indexed by the next bits: the symbol times 16, plus its code length; 0 for a longer or invalid code. Longer
 * codes are rare: they are found by their value, as there are so many (`counts`) of each length, in the order of
 * `symbols`.
 */
type Table = { short: Uint16Array; counts: Uint16Array; symbols: Uint16Array }
type Codes = { literals: Table; distances: Table }
const SHORT_BITS = 9

function tableOf(lengths: Uint8Array): Table | null {
  const counts = new Uint16Array(16)
  for (const l of lengths) if (l > 0) counts[l] = (counts[l] ?? 0) + 1
  const [next, firsts] = [new Uint16Array(16), new Uint16Array(16)]
  for (let l = 1, code = 0, first = 0; l <= 15; l++) {
    code = (code + (counts[l - 1] ?? 0)) << 1
    first += counts[l - 1] ?? 0
    if (code + (counts[l] ?? 0) > 1 << l) return null
    next[l] = code
    firsts[l] = first
  }
  const symbols = new Uint16Array(lengths.length)
  const short = new Uint16Array(1 << SHORT_BITS)
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const l = lengths[symbol] ?? 0
    if (l === 0) continue
    const [own, at] = [next[l] ?? 0, firsts[l] ?? 0]
    next[l] = own + 1
    firsts[l] = at + 1
    symbols[at] = symbol
    if (l > SHORT_BITS) continue
    let reversed = 0
    for (let i = 0; i < l; i++) reversed |= ((own >> i) & 1) << (l - 1 - i)
    for (let i = reversed; i < short.length; i += 1 << l) short[i] = symbol * 16 + l
  }
  return { short, counts, symbols }
}

let fixed: Codes | null = null
function fixedCodes(): Codes | null {
  if (fixed !== null) return fixed
  const literals = tableOf(Uint8Array.from({ length: 288 }, (_, i) => (i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8)))
  const distances = tableOf(new Uint8Array(30).fill(5))
  if (literals !== null && distances !== null) fixed = { literals, distances }
  return fixed
}

const order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

function readCodes(bits: Bits): Codes | null {
  const [literals, distances, codes] = [bits.take(5) + 257, bits.take(5) + 1, bits.take(4) + 4]
  const small = new Uint8Array(19)
  for (const at of order.slice(0, codes)) small[at] = bits.take(3)
  const table = tableOf(small)
  if (table === null || bits.ended) return null
  const lengths = new Uint8Array(literals + distances)
  for (let at = 0; at < lengths.length;) {
    const symbol = next(bits, table)
    if (symbol < 0) return null
    if (symbol < 16) lengths[at++] = symbol
    else {
      const times = symbol === 16 ? 3 + bits.take(2) : symbol === 17 ? 3 + bits.take(3) : 11 + bits.take(7)
      const repeated = symbol === 16 ? (lengths[at - 1] ?? 0) : 0
      lengths.fill(repeated, at, at + times)
      at += times
    }
  }
  const [first, second] = [tableOf(lengths.subarray(0, literals)), tableOf(lengths.subarray(literals))]
  return first === null || second === null ? null : { literals: first, distances: second }
}

function next(bits: Bits, { short, counts, symbols }: Table): number {
  const entry = short[bits.peek(SHORT_BITS)] ?? 0
  if (entry !== 0) {
    // the code may be shorter than the bits looked at
    bits.drop(entry & 15)
    return entry >> 4
  }
  const ahead = bits.peek(15)
  for (let l = 1, code = 0, first = 0, at = 0; l <= 15; l++) {
    code |= (ahead >> (l - 1)) & 1
    const count = counts[l] ?? 0
    if (code - first < count) {
      bits.drop(l)
      return symbols[at + code - first] ?? -1
    }
    at += count
    first = (first + count) << 1
    code <<= 1
  }
  return -1
}

function unpackBlock(bits: Bits, codes: Codes, most: number, out: Out | null): number {
  let length = 0
  while (length <= most) {
    const symbol = next(bits, codes.literals)
    if (symbol < 0 || symbol === 256) break
    if (symbol < 256) {
      length++
      if (out !== null && out.length < out.bytes.length) out.bytes[out.length++] = symbol
    } else {
      const at = symbol - 257
      const extra = at < 8 || at === 28 ? 0 : (at >> 2) - 1
      const base = at < 8 ? at + 3 : at === 28 ? 258 : ((4 + (at & 3)) << extra) + 3
      const run = base + bits.take(extra)
      length += run
      const distance = next(bits, codes.distances)
      if (distance < 0) break
      const far = distance > 3 ? (distance >> 1) - 1 : 0
      const back = (distance > 3 ? (2 + (distance & 1)) << far : distance) + bits.take(far) + 1
      for (let i = 0; out !== null && i < run && out.length < out.bytes.length; i++)
        out.bytes[out.length] = out.bytes[out.length++ - back] ?? 0
    }
    if (bits.ended) break
  }
  return length
}
