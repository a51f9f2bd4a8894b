import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupDigits } from './group-digits.ts'

it('groups the digits of any sum, also below zero and with one digit after the point', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (n) => {
      expect(groupDigits(n)).toBe(n.toLocaleString('en-US'))
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (n) => {
      expect(groupDigits(n / 10)).toBe((n / 10).toLocaleString('en-US'))
    }),
  )
})
