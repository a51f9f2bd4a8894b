import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { encryptForBrowser, MOST_BYTES } from './encrypt-for-browser.ts'

/** RFC 8291, appendix A. */
const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const drawn = {
  salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
  privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
}

describe('a message for a browser', () => {
  it('is the one of the RFC, byte for byte', () => {
    const body = encryptForBrowser('When I grow up, I want to be a watermelon', keys, drawn)
    expect(body?.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    )
  })
  it('is drawn anew each time, and none where it is too long or the keys are none', () => {
    const once = encryptForBrowser('a', keys)
    expect(encryptForBrowser('a', keys)?.equals(once ?? Buffer.alloc(0))).toBe(false)
    expect(encryptForBrowser('a'.repeat(MOST_BYTES), keys)).toHaveLength(4096)
    expect(encryptForBrowser('a'.repeat(MOST_BYTES + 1), keys)).toBeNull()
    expect(encryptForBrowser('a', { ...keys, auth: 'AAAA' })).toBeNull()
    // 65 bytes that are not a point on the curve
    const noPoint = Buffer.concat([Buffer.of(4), randomBytes(64)]).toString('base64url')
    expect(encryptForBrowser('a', { ...keys, p256dh: noPoint })).toBeNull()
  })
})
