import { describe, expect, it } from 'vitest'
import { keywordDigits } from './thecheat-keyword.ts'

describe('a number to be looked up', () => {
  it.each([
    '010-4444-0000',
    ' 010 4444 0000 ',
    '+82 10-4444-0000',
    '+82 (0)10-4444-0000',
    '0082-10-4444-0000',
    '82 10 4444 0000',
    '０１０－４４４４－００００',
    '010.4444.0000',
    '010–4444–0000',
    '\u202a010-4444-0000\u202c',
  ])('%s is one telephone number, however it was pasted', (typed) => {
    expect(keywordDigits('phone', typed)).toBe('01044440000')
  })
  it.each([
    ['02-123-4567', '021234567'],
    ['+82 2 1234 5678', '0212345678'],
    ['0505-1234-5678', '050512345678'],
    ['1588-1234', '15881234'],
  ])('%s is a number, too', (typed, digits) => {
    expect(keywordDigits('phone', typed)).toBe(digits)
  })
  it.each(['', '010', '010-4444', '+1 202 555 0100', '4444-0000', '010-4444-0000 집주인', '０１０a44440000'])(
    '%s is none',
    (typed) => {
      expect(keywordDigits('phone', typed)).toBeNull()
    },
  )
  it('an account has eight to sixteen digits, and its country code is none', () => {
    expect(keywordDigits('account', '110-444-400000')).toBe('110444400000')
    expect(keywordDigits('account', '8210 4444 0000')).toBe('821044440000')
    for (const typed of ['1234567', '12345678901234567', '국민 110-444-400000', ''])
      expect(keywordDigits('account', typed), typed).toBeNull()
  })
})
