import { describe, expect, it } from 'vitest'
import type { PdfRun } from './page.ts'
import { personalNumbers } from './personal-numbers.ts'

/** A line of words, each letter ten points wide, with a gap of ten between words. */
function line(...words: readonly string[]): PdfRun[] {
  let x = 0
  return words.map((text) => {
    const run = { text, x, y: 100, width: text.length * 10, height: 12, struck: false }
    x += run.width + 10
    return run
  })
}
const covered = (...words: readonly string[]) => personalNumbers({ runs: line(...words) })

describe('personal numbers in the text of a page', () => {
  it.each([
    ['주민등록번호', '800101-1234567'],
    ['외국인등록번호', '900515-6234567'],
    ['주민등록번호', '800101 - 1234567'],
    ['전화', '010-1234-5678'],
    ['전화', '01012345678'],
    ['전화', '02-123-4567'],
    ['국민은행', '123456-01-123456'],
    ['계좌', '12345678901234'],
  ])('%s %s is covered, and the word before it is not', (before, number) => {
    const [boxes = [], ...more] = covered(before, number)
    expect(more).toEqual([])
    const from = before.length * 10 + 10
    const [first = expect.fail()] = boxes
    expect(first.x).toBeGreaterThanOrEqual(from - 12)
    expect(first.x).toBeLessThanOrEqual(from)
    const last = boxes.at(-1) ?? expect.fail()
    expect(last.x + last.width).toBeGreaterThanOrEqual(from + number.length * 10)
  })
  it('one that is printed in pieces is covered whole', () => {
    const [boxes = []] = covered('주민등록번호', '800101', '-', '1234567')
    expect(boxes.length).toBe(3)
  })
  it.each([
    ['보증금', '180,000,000원'],
    ['고유번호', '1101-2012-345678'],
    ['고유번호', '9149-2016-001003'],
    ['사업자등록번호', '123-45-67890'],
    ['주식회사', '110111-1234567'],
    ['접수', '제30870호'],
    ['기간', '2026-12-01'],
  ])('%s %s stays', (before, text) => {
    expect(covered(before, text)).toEqual([])
  })
})
