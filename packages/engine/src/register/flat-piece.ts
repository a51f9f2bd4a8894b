import { plainDayEnd } from './dates.ts'
import { labelName, onlyAtHead } from './labels.ts'
import { isDigitAt, isSpaceAt } from './letter-at.ts'
import { letters } from './letters.ts'
import { endOf } from './sticky.ts'

/**
 * A piece ends before a date, a receipt number, a wide gap or a label: '설정계약 채무자 나갑을'. `has`: its possible letter
 * classes.
 */
export function pieceEnd(text: string, has: number): number {
  const plainly = (has & letters.oddSpace) === 0
  for (let at = spaceFrom(text, 0, plainly); at >= 0; at = spaceFrom(text, at + 1, plainly)) {
    if (isSpaceAt(text, at + 1) || text[at] === '\t') return at
    const begins = isDigitAt(text, at + 1) || text[at + 1] === '제'
    if (begins && (plainDayEnd(text, at + 1) > 0 || endOf(dayOrNumber, text, at + 1) > 0)) return at
    if (text[at] === ' ' && isLabelInside(text, at + 1)) return at
  }
  return text.length
}

function spaceFrom(text: string, from: number, plainly: boolean): number {
  if (plainly) return text.indexOf(' ', from)
  for (let at = from; at < text.length; at++) if (isSpaceAt(text, at)) return at
  return -1
}

function isLabelInside(text: string, at: number): boolean {
  const name = labelName(text, at)
  return name !== null && (!onlyAtHead.has(name) || (name === '목적' && /(변경|경정)\s목적\s/.test(text)))
}

const dayOrNumber = /\d{4}\s?년\s?\d{1,2}\s?월\s?\d{1,2}\s?일|제\s?\d{1,9}\s?호(?:\s|$)/y
