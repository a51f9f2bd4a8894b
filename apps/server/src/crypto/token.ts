import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A secret for a client: 256 bits. Only its SHA-256 is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Signs text with a purpose, so that a signature is not valid for anything else. */
export const sign = (key: Uint8Array, purpose: string, text: string): string =>
  createHmac('sha256', key).update(`${purpose}\0${text}`).digest('base64url')

export function isSigned(key: Uint8Array, purpose: string, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(key, purpose, text))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
