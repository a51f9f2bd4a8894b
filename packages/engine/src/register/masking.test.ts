import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleText } from '../../samples/read-sample.ts'
import { maskNumbers } from './masking.ts'
import { readRegister } from './read.ts'

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

test('a number that something is glued to is hidden with it', () => {
  expect(maskNumbers('800101-12345678')).toBe('800101-*******')
  expect(maskNumbers('홍길동 1800101-1234567')).toBe('홍길동 1800101-*******')
  expect(maskNumbers('80010112345678')).toBe('800101-*******')
  expect(maskNumbers('9980010112345670')).toBe('99800101-*******')
  expect(maskNumbers('800101-1234567-1')).toBe('800101-*******-1')
  expect(maskNumbers('2007-800101-1234567')).toBe('2007-800101-*******')
  expect(maskNumbers('123456-7800101-1234567')).toBe('123456-7800101-*******')
  expect(maskNumbers('홍길동800101-1234567호')).toBe('홍길동800101-*******호')
})

test('a number that OCR took apart is hidden', () => {
  expect(maskNumbers('홍길동 800101 1234567')).toBe('홍길동 800101-*******')
  expect(maskNumbers('홍길동 800101-123 4567 서울')).toBe('홍길동 800101-******* 서울')
  expect(maskNumbers('홍길동 800101—1234567')).toBe('홍길동 800101-*******')
  expect(maskNumbers('홍길동 800101-12345*7')).toBe('홍길동 800101-*******')
  expect(maskNumbers('홍길동 800101-\n1234567')).toBe('홍길동 800101-*******')
})

test('a number in full-width digits, or with what a font prints for a hyphen, is hidden', () => {
  expect(maskNumbers('홍길동 ８００１０１-１２３４５６７')).toBe('홍길동 800101-*******')
  expect(maskNumbers('홍길동 ８００１０１－１２３４５６７')).toBe('홍길동 800101-*******')
  expect(maskNumbers('홍길동 ８００１０１１２３４５６７')).toBe('홍길동 800101-*******')
  expect(maskNumbers('홍길동 800101－1２34567')).toBe('홍길동 800101-*******')
  expect(maskNumbers('홍길동 800101 ‐ 1234567')).toBe('홍길동 800101-*******')
  expect(maskNumbers('홍길동 800101\u00AD1234567')).toBe('홍길동 800101-*******')
  expect(maskNumbers('홍길동 ８００１０１－１＊＊＊＊＊＊')).toBe('홍길동 800101-*******')
  expect(maskNumbers('홍길동 ８００１０１－１ＸＸＸＸＸＸ')).toBe('홍길동 800101-*******')
  expect(maskNumbers('주식회사국민은행 １１０１１１－２３６５３２１')).toBe('주식회사국민은행 110111-2365321')
  expect(maskNumbers('제３층 제３０１호')).toBe('제3층 제301호')
})

test('what is nobody’s number stays', () => {
  for (const text of [
    '1102-2009-010203 1234567',
    '제4775425호',
    '금1,050,000,000원',
    '2023타경800101',
    '999999-1234567',
  ])
    expect(maskNumbers(text)).toBe(text)
})

const two = (n: number) => String(n).padStart(2, '0')
const front = fc
  .tuple(fc.integer({ min: 29, max: 99 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map((parts) => parts.map(two).join(''))
const dash = fc.constantFrom('-', '', ' - ', '- ', '－', '‐', '–', '―', '﹣', ' － ', '\u00AD', '.')
const back = fc.integer({ min: 1_000_000, max: 8_999_999 }).map(String)
/** Digits, signs and letters that prints and OCR put next to a number. */
const glue = fc.oneof(
  fc.string(),
  fc.stringMatching(/^[\d０-９가-힣 .,()－-]{0,9}$/),
  fc.stringMatching(/^\d{1,20}$/),
  fc.stringMatching(/^[０-９]{1,20}$/),
)
/** Each digit full-width or not, as in some old prints and input methods. */
const wide = (text: string, which: number) =>
  text.replace(/\d/g, (d, at: number) => ((which >> (at % 13)) & 1 ? String.fromCharCode(d.charCodeAt(0) + 0xfee0) : d))
const plainDigits = (text: string) => text.normalize('NFKC')

/**
 * Every place with a birth date and seven digits, whatever is around them; implemented independently of the code
 * under test.
 */
function plausible(text: string): string[] {
  const out: string[] = []
  for (let at = 0; at < text.length; at++) {
    const m = /^(\d\d)(\d\d)(\d\d)\s{0,2}-?\s{0,2}\d{7}/.exec(text.slice(at))
    const [year, month, dayOfMonth] = [Number(m?.[1]), Number(m?.[2]), Number(m?.[3])]
    if (m && year > 28 && month >= 1 && month <= 12 && dayOfMonth >= 1 && dayOfMonth <= 31) out.push(m[0])
  }
  return out
}

test('no number of a person born after 1928 survives, whatever is glued to it', () => {
  fc.assert(
    fc.property(glue, front, dash, back, fc.nat(0x1fff), glue, (before, born, between, rest, which, after) => {
      const masked = plainDigits(maskNumbers(before + wide(`${born}${between}${rest}`, which) + after))
      expect(masked).not.toContain(`${born}${between}${rest}`)
      expect(masked.replace(/[^\d]/g, '')).not.toContain(born + rest)
      expect(plausible(masked)).toEqual([])
    }),
    { numRuns: 3000 },
  )
})

const texts = ['apick-ocr-2024.txt', 'synthetic/kyungsa-registry_sample_complex.txt'].map(sampleText)
const bodies = ['codef-apt-gift-reverted.json', 'codef-officetel-trust.json'].map(sampleText)

test('none survives anywhere in a register read, wherever in a text it was put', () => {
  fc.assert(
    fc.property(fc.nat(1), fc.nat(), glue, front, dash, back, fc.nat(0x1fff), glue, (which, place, before, ...rest) => {
      const [born, between, last, digits, after] = rest
      const lines = (texts[which] ?? '').split('\n')
      const at = place % lines.length
      const number = wide(`${born}${between}${last}`, digits)
      lines[at] = `${lines[at]} ${before}${number}${after.replace(/\n/g, '')}`
      const read = plainDigits(JSON.stringify(readRegister({ kind: 'text', text: lines.join('\n') })))
      expect(read).not.toContain(`${born}${between}${last}`)
      expect(read).not.toContain(`${born}-${last}`)
    }),
    { numRuns: 150 },
  )
})

test('nor in a cell of a provider’s, where a line may break anywhere', () => {
  fc.assert(
    fc.property(
      fc.nat(1),
      fc.nat(),
      front,
      back,
      fc.nat(14),
      fc.nat(0x1fff),
      (which, place, born, rest, cut, digits) => {
        const body = bodies[which] ?? ''
        const number = wide(`${born}-${rest}`, digits)
        const cells = [...body.matchAll(/"resContents": ?"/g)]
        const at = (cells[place % cells.length]?.index ?? 0) + (cells[0]?.[0].length ?? 0)
        const broken = `홍길동 ${number.slice(0, cut)}\\n${number.slice(cut)}\\n`
        const read = JSON.stringify(
          readRegister({ kind: 'provider', body: JSON.parse(body.slice(0, at) + broken + body.slice(at)) }),
        )
        expect(plainDigits(read).replace(/[^\d]/g, '')).not.toContain(born + rest)
      },
    ),
    { numRuns: 150 },
  )
})

test.each(['apick-ocr-2024.txt', 'banpo-ocr-full.txt', 'synthetic/kyungsa-registry_sample_complex.txt'])(
  '%s reads the same in full-width digits and hyphens',
  (name) => {
    const text = sampleText(name)
    const widened = wide(text, 0x1fff).replace(/-(?=[０-９])/g, '－')
    expect(widened).not.toBe(text)
    expect(readRegister({ kind: 'text', text: widened })).toEqual(readRegister({ kind: 'text', text }))
  },
)
