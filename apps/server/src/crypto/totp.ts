import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const STEP_SECONDS = 30
const DIGITS = 6

/** A shared secret of 160 bits, as RFC 4226 advises, in the base32 that authenticator apps accept. */
export const newTotpSecret = (): string => base32(randomBytes(20))

/**
 * RFC 6238: the 30-second step of this code, or null. A clock may be off by one step; steps up to `after` are used up.
 */
export function matchTotp(secret: string, code: string, at: Date, after: number): number | null {
  const now = Math.floor(at.getTime() / 1000 / STEP_SECONDS)
  const given = Buffer.from(code)
  for (const step of [now, now - 1, now + 1]) {
    const right = Buffer.from(totp(secret, step))
    if (step > after && given.length === right.length && timingSafeEqual(given, right)) return step
  }
  return null
}

export const totpAt = (secret: string, at: Date): string => totp(secret, Math.floor(at.getTime() / 1000 / STEP_SECONDS))

/** RFC 4226, 5.3: HMAC-SHA-1 of the counter, truncated at the offset in its last four bits. */
function totp(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0')
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const base32 = (bytes: Uint8Array): string =>
  [...bytes]
    .map((b) => b.toString(2).padStart(8, '0'))
    .join('')
    .replace(/.{1,5}/g, (bits) => ALPHABET.charAt(Number.parseInt(bits.padEnd(5, '0'), 2)))

const fromBase32 = (text: string): Buffer =>
  Buffer.from(
    (
      [...text]
        .map((c) => ALPHABET.indexOf(c).toString(2).padStart(5, '0'))
        .join('')
        .match(/.{8}/g) ?? []
    ).map((b) => Number.parseInt(b, 2)),
  )
