import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskNumbers } from './masking.ts'

test('resident numbers are hidden in every form, company numbers stay', () => {
  expect(maskNumbers('소유자 홍길동 800101-1234567')).toBe('소유자 홍길동 800101-*******')
  expect(maskNumbers('홍길동 800101-2******')).toBe('홍길동 800101-*******')
  expect(maskNumbers('홍OO 800101-1XXXXXX')).toBe('홍OO 800101-*******')
  expect(maskNumbers('홍길동 8001011234567')).toBe('홍길동 800101-*******')
  expect(maskNumbers('근저당권자 주식회사국민은행 110111-2365321')).toBe('근저당권자 주식회사국민은행 110111-2365321')
  expect(maskNumbers('134811-0630089')).toBe('134811-0630089')
  expect(maskNumbers('110111-1000003', '마바저축은행 주식회사')).toBe('110111-1000003')
  expect(maskNumbers('고유번호 1102-2009-616327')).toBe('고유번호 1102-2009-616327')
})

test('no number of a person born after 1928 survives, whatever stands around it', () => {
  const two = (n: number) => String(n).padStart(2, '0')
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 29, max: 99 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 1_000_000, max: 8_999_999 }),
      fc.string(),
      (before, year, month, dayOfMonth, back, after) => {
        const front = `${two(year)}${two(month)}${two(dayOfMonth)}`
        const masked = maskNumbers(`${before} ${front}-${back} ${after}`)
        expect(masked).not.toContain(`${front}-${back}`)
      },
    ),
  )
})
