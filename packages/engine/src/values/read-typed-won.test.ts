import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_TYPED_WON, readTypedWon } from './read-typed-won.ts'
import { formatWon } from './won.ts'

test.each([
  ['250000000', 250_000_000],
  ['250,000,000', 250_000_000],
  ['250,000,000원', 250_000_000],
  ['₩ 250,000,000', 250_000_000],
  ['２５０,０００,０００', 250_000_000],
  ['２억', 200_000_000],
  ['2억 5,000만 원', 250_000_000],
  ['2억5천만', 250_000_000],
  ['2억5천', 250_000_000],
  ['2억 5천 5백', 255_000_000],
  ['2.5억', 250_000_000],
  ['1.25억 원', 125_000_000],
  ['0.5억', 50_000_000],
  ['9500만원', 95_000_000],
  ['25000만', 250_000_000],
  ['2.5천만', 25_000_000],
  ['5천만', 50_000_000],
  ['3백만', 3_000_000],
  ['65만', 650_000],
  ['5천원', 5_000],
  ['이억 오천만 원', 250_000_000],
  ['금오천만원정', 50_000_000],
  ['천만', 10_000_000],
  ['1억 2,345만 6,789원', 123_456_789],
  ['2억 5,000원', 200_005_000],
  ['2亿5千万', 250_000_000],
  ['2.5億韓元', 250_000_000],
  ['0', 0],
  ['0원', 0],
])('%s', (typed, won) => {
  expect(readTypedWon(typed)).toEqual({ won })
})

test.each(['', '  ', '원', '₩'])('nothing is no answer: "%s"', (typed) => {
  expect(readTypedWon(typed)).toEqual({ won: null })
})

test.each([
  ['2.5', 'unit'],
  ['5천', 'unit'],
  ['3백', 'unit'],
  ['2억5', 'unit'],
  ['2억5백', 'unit'],
  ['2억 5000', 'unit'],
  ['2억5천원', 'unit'],
  ['-5', 'negative'],
  ['−2억', 'negative'],
  ['₩-5', 'negative'],
  ['1,000,000,000,000', 'too-much'],
  ['9999999999999999', 'too-much'],
  ['10000억', 'too-much'],
  ['1e9', 'other'],
  ['+5', 'other'],
  ['억', 'other'],
  ['2,5억', 'other'],
  ['2,5', 'other'],
  ['25,00', 'other'],
  ['250.000.000', 'other'],
  ['1.5억5천만', 'other'],
  ['2억 25,000만', 'other'],
  ['2억3억', 'other'],
  ['5천만 2억', 'other'],
  ['1.123456789억', 'other'],
  ['0.00000001만', 'other'],
  ['보증금 2억', 'other'],
  ['2억~3억', 'other'],
  ['$250,000', 'other'],
  ['12.5원', 'other'],
  ['Infinity', 'other'],
  ['0x10', 'other'],
  ['1조', 'other'],
])('%s is not guessed: %s', (typed, unread) => {
  expect(readTypedWon(typed)).toEqual({ unread })
})

test('every amount is read back as it is said, and in digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MOST_TYPED_WON }), (won) => {
      expect(readTypedWon(formatWon(won))).toEqual({ won })
      expect(readTypedWon(won.toLocaleString('en-US'))).toEqual({ won })
    }),
  )
})
