import { anyOf, isDigitAt, isSpaceAt } from './letter-at.ts'
import { letters } from './letters.ts'
import { isCompanyName } from './party-kind.ts'
import { squeeze } from './squeeze.ts'

/**
 * Masks resident and foreigner numbers (주민등록번호, 외국인등록번호): 'YYMMDD-*******'. Company numbers (법인등록번호) are public and
 * stay: a name in `before` or ahead of the number decides. A number with other digits attached is masked with them: a
 * possible personal number is never shown because a print or OCR set it close. Full-width digits ('８００１０１') and font
 * variants of a hyphen beside a digit are normalised for all later readers.
 */
export function maskNumbers(printed: string, before = ''): string {
  const wide = wideLetter.test(printed)
  const text = wide ? narrow(printed) : printed
  let at = text.length < 8 ? -1 : numberFrom(text, 0)
  let out = ''
  let done = 0
  while (at >= 0) {
    const end = digitsEnd(text, at)
    if (end - at < 13 && !mayGoOnAt(text, end)) {
      at = numberFrom(text, end)
      continue
    }
    run.lastIndex = at
    const m = run.exec(text)
    if (m === null) break
    const [whole, head = ''] = m
    // text is masked as a whole and then line by line: most numbers found are masked already
    const isHidden = m[3] === hidden && whole.length === 14
    const ahead = () => `${before} ${text.slice(Math.max(0, m.index - 40), m.index)}`.slice(-40)
    const shown = isHidden ? null : shownOf(m, ahead, text)
    if (shown !== null) {
      out += text.slice(done, at) + shown
      done = at + whole.length
    }
    // what follows a front part on its own may begin another number
    at = numberFrom(text, at + (isHidden || shown !== null ? whole : head).length)
  }
  return done === 0 ? text : out + text.slice(done)
}

/** Start of six consecutive digits, or -1. A loop instead of '{6}', which is six times as slow over a page. */
function numberFrom(text: string, from: number): number {
  sixDigits.lastIndex = from
  return sixDigits.test(text) ? sixDigits.lastIndex - 6 : -1
}
const sixDigits = /\d\d\d\d\d\d/g

function digitsEnd(text: string, from: number): number {
  let end = from + 6
  while (isDigitAt(text, end)) end++
  return end
}

/**
 * Fewer digits than a whole number are part of one if its sign or more digits follow; not in a receipt or case
 * number.
 */
function mayGoOnAt(text: string, end: number): boolean {
  let at = end
  while (at < end + 2 && isSpaceAt(text, at)) at++
  return at < text.length && (isDigitAt(text, at) || isSign(text.charCodeAt(at)))
}
const signs = '-\u00AD‐‑‒–—―−－﹣~～〜·_＿.．/／'
const isSign = anyOf(signs)
const wideLetter = /[０-９\u00AD‐‑‒–—―−－﹣]/

/** A line without these letters is never changed. */
export const mayHide = letters.sixDigits | letters.wide

const narrow = (text: string) =>
  text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - apart))
    .replace(/(?<=\d)[\u00AD‐‑‒–—―−－﹣]|[\u00AD‐‑‒–—―−－﹣](?=\d)/g, '-')
const apart = '０'.charCodeAt(0) - '0'.charCodeAt(0)

/**
 * Whole ('811002-2123456', '8110022123456', OCR's '811002 2123456' and '811002-212 3456'), or partly masked:
 * '811002-2******', '800101-1XXXXXX', OCR's '540316-** * 는 는'.
 */
const run = new RegExp(
  String.raw`(\d{6,})(?:\s{0,2}[${signs}]\s{0,2}(?:(\d(?:[ \t\u3000]?\d){6}\d*)|(\d{0,6}[*＊×XxＸｘOoＯ○●]{1,7}(?:[ *＊]*[*＊])?\d*))|[ \t\u3000]{1,2}(\d{7,}))?`,
  'y',
)

/** The replacement text, or null if this is no personal number. */
function shownOf(m: RegExpExecArray, ahead: () => string, text: string): string | null {
  const [, head = '', back, part, apart] = m
  const glued = firstPlausible(head, back === undefined && !isDigitAt(text, m.index - 1) ? ahead : null)
  if (glued !== null) return `${head.slice(0, glued + 6)}-${hidden}`
  const [front, digits] = [head.slice(-6), back ?? apart]
  if (!isBirthDate(front)) return null
  if (part !== undefined) return `${head}-${hidden}${beyond(part)}`
  // '1102-2009-010203 1234567' is a 고유번호 followed by something else
  if (digits === undefined || (apart !== undefined && /\d{4}-\d{4}-$/.test(text.slice(0, m.index)))) return null
  const number = digits.length === 7 ? digits : squeeze(digits)
  const alone = head.length === 6 && number.length === 7 && !isDigitAt(text, m.index - 1)
  return alone && !isPersonNumber(front, number, ahead) ? null : `${head}-${hidden}`
}

const hidden = '*******'

/** Where a number may begin in a row of digits; `ahead` if it could be a company's, with nothing attached. */
function firstPlausible(digits: string, ahead: (() => string) | null): number | null {
  if (digits.length === 13 && ahead !== null)
    return isPersonNumber(digits.slice(0, 6), digits.slice(6), ahead) ? 0 : null
  for (let at = 0; at + 13 <= digits.length; at++) if (isBirthDate(digits.slice(at, at + 6))) return at
  return null
}

/** Digits after the seven places of a partly masked number do not belong to it. */
function beyond(part: string): string {
  const tail = /\d*$/.exec(part)?.[0] ?? ''
  return tail.slice(Math.max(0, 7 - (part.length - tail.length)))
}

const digitAt = (digits: string, at: number) => digits.charCodeAt(at) - 48
const twoDigits = (digits: string, at: number) => digitAt(digits, at) * 10 + digitAt(digits, at + 1)

const isBirthDate = (front: string) => {
  const month = twoDigits(front, 2)
  const dayOfMonth = twoDigits(front, 4)
  return month >= 1 && month <= 12 && dayOfMonth >= 1 && dayOfMonth <= 31
}

/**
 * A company number has 4 digits of the registry office, 2 of the company's kind, a serial and a check digit; some
 * look like a birth date (110111-…). In doubt it is personal and masked.
 */
function isPersonNumber(front: string, back: string, before: () => string): boolean {
  if (!isBirthDate(front)) return false
  const office = twoDigits(front, 0)
  const companyLike = office >= 11 && office <= 28 && companyKinds.has(twoDigits(front, 4))
  return !companyLike || !(checksAsCompany(front, back) || isCompanyName(before()))
}

// 법인등의 등기사항에 관한 특례규칙: 11 주식회사, 12 합명, 13 합자, 14 유한, 15 유한책임, 21 사단, 22 재단, 31 이상 특수법인
const companyKinds: ReadonlySet<number> = new Set([11, 12, 13, 14, 15, 21, 22, 31])

function checksAsCompany(front: string, back: string): boolean {
  let sum = 0
  for (let i = 0; i < 6; i += 2)
    sum += digitAt(front, i) + digitAt(back, i) + 2 * (digitAt(front, i + 1) + digitAt(back, i + 1))
  return (10 - (sum % 10)) % 10 === digitAt(back, 6)
}
