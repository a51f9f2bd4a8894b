import { describe, expect, it } from 'vitest'
import { base32, matchTotp, newTotpSecret, totpAt } from './totp.ts'

// RFC 6238, appendix B: the SHA-1 rows, of which six digits are shown here.
const secret = base32(Buffer.from('12345678901234567890'))
const vectors: [number, string][] = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
]

describe('a code of an authenticator', () => {
  it.each(vectors)('at %d s is the one of RFC 6238', (seconds, code) => {
    expect(totpAt(secret, new Date(seconds * 1000))).toBe(code)
    expect(matchTotp(secret, code, new Date(seconds * 1000), 0)).toBe(Math.floor(seconds / 30))
  })
  it('counts a step early and late, and once', () => {
    const code = totpAt(secret, new Date(90_000))
    expect([30, 60, 90, 120, 150].map((s) => matchTotp(secret, code, new Date(s * 1000), 0))).toEqual([
      null,
      3,
      3,
      3,
      null,
    ])
    expect(matchTotp(secret, code, new Date(90_000), 3)).toBeNull()
  })
  it('is no other secret’s, and no secret is another', () => {
    const other = newTotpSecret()
    expect(other).toMatch(/^[A-Z2-7]{32}$/)
    expect(newTotpSecret()).not.toBe(other)
    expect(matchTotp(other, 'abcdef', new Date(), 0)).toBeNull()
  })
})
