/** SHA-256 of a text in UTF-8, as hexadecimal digits: the same in the browser and on the server, and synchronous. */
export function sha256(text: string): string {
  const state = Int32Array.from(start)
  const bytes = padded(new TextEncoder().encode(text))
  const words = new DataView(bytes.buffer)
  for (let at = 0; at < bytes.length; at += 64) digestBlock(state, words, at)
  return [...state].map((n) => (n >>> 0).toString(16).padStart(8, '0')).join('')
}

const primes: number[] = []
for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p !== 0)) primes.push(n)
/** The first 32 bits of the fraction of a root. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0
const start = primes.slice(0, 8).map((p) => fraction(Math.sqrt(p)))
const rounds = primes.map((p) => fraction(Math.cbrt(p)))

function padded(text: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.ceil((text.length + 9) / 64) * 64)
  bytes.set(text)
  bytes[text.length] = 0x80
  new DataView(bytes.buffer).setBigUint64(bytes.length - 8, BigInt(text.length) * 8n)
  return bytes
}

const turned = (x: number, n: number): number => (x >>> n) | (x << (32 - n))

function digestBlock(state: Int32Array, words: DataView, at: number): void {
  const w = new Int32Array(64)
  for (let i = 0; i < 16; i++) w[i] = words.getInt32(at + i * 4)
  for (let i = 16; i < 64; i++) {
    const [x, y] = [w[i - 15] ?? 0, w[i - 2] ?? 0]
    const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)
    const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10)
    w[i] = (w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (rounds[i] ?? 0) + (w[i] ?? 0)) | 0
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((n, i) => (state[i] = (state[i] ?? 0) + n))
}
