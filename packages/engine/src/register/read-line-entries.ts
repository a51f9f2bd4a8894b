import { cellOf } from './cells.ts'
import { printedDay } from './dates.ts'
import { causeIn } from './flat-cause.ts'
import { slotOf } from './flat-slot.ts'
import { isCause, isPurposeStart, isRemark, looksCausal, wholePurposeOf } from './flat-vocabulary.ts'
import { labelName, splitAtLabels } from './labels.ts'
import { isDigitAt } from './letter-at.ts'
import type { FlatLine } from './flat-line.ts'
import type { RawRow } from './rows.ts'
import { unfold } from './unfold.ts'

/**
 * Entries of a table pasted from a sheet, a viewer or a chat: each on a line of its own, its cells one after another.
 * Null if the lines are no such table; OCR prints merge their columns differently.
 */
export function readLineEntries(lines: readonly FlatLine[]): { rows: RawRow[]; lost: FlatLine[] } | null {
  // most prints: the lines do not show where an entry ends
  if (!lines.some((l) => isNumbered(l) && l.text.includes('호')) && !lines.every(isNumbered)) return null
  const begun = lines.filter((l) => isNumbered(l) && isEntry(l.text))
  const withReceipt = begun.filter((l) => received.test(l.text)).length
  const whole = begun.length === lines.length && begun.some((l) => splitAtLabels(l.text).length > 1)
  if (begun.length === 0 || (withReceipt * 2 <= begun.length && !whole)) return null
  const heads = new Set(begun)
  const lost: FlatLine[] = []
  const entries: { text: string; more: string[]; page: number | null }[] = []
  for (const line of lines) {
    if (heads.has(line)) entries.push({ text: line.text.replace(/\s+/g, ' '), more: [], page: line.page })
    else if (entries.length > 0) entries.at(-1)?.more.push(line.text)
    else lost.push(line)
  }
  return { rows: entries.map((e) => ({ cells: cellsOf(e.text, e.more), page: e.page })), lost }
}

const head = /^(\d{1,4}(?:-\d{1,4}){0,5}(?:\s?\(전\s?[\d-]*\))?)\s+/
const isNumbered = ({ text }: FlatLine) => isDigitAt(text, 0) && head.test(text)
/** In a print the receipt number is below its date. */
const received = new RegExp(String.raw`${printedDay}\s*제\s?\d{1,9}\s?호(?=\s|$)`)
const receipt = new RegExp(String.raw`^(?:(${printedDay})\s*)?(제\s?\d{1,9}\s?호)(?=\s|$)\s*`)
const firstDay = new RegExp(String.raw`(?:^|\s)(?:${printedDay}|제\s?\d{1,9}\s?호(?=\s|$))`)
/** '2009년6월22일 부기' is not the date of a cause. */
const dated = new RegExp(String.raw`^(${printedDay})(?!\s?(?:부터|까지|부기|등기))\s*`)
const registered = new RegExp(String.raw`^${printedDay}\s?(?:부기|등기)`)

/** An entry with its own rank may have no purpose, only other properties. */
const isEntry = (text: string) => {
  const rest = text.replace(head, '')
  return isPurposeStart(rest) || received.test(rest) || (/^\d+-/.test(text) && labelName(rest) !== null)
}

function cellsOf(text: string, more: readonly string[]): RawRow['cells'] {
  const rank = head.exec(text)?.[1] ?? ''
  const body = text.replace(head, '')
  const purpose = purposeOf(body)
  let rest = body.slice(purpose.length).trim()
  const number = receipt.exec(rest)
  rest = rest.slice(number?.[0].length ?? 0)
  const caused = dated.exec(rest)
  rest = rest.slice(caused?.[0].length ?? 0)
  const cause = causeOf(purpose, rest, number !== null || caused !== null)
  const day = caused?.[1] ?? ''
  // a date without a receipt number or cause belongs to the receipt
  const [receivedAt, causedAt] = number === null && cause === '' ? [day, ''] : [number?.[1] ?? '', day]
  return [
    cellOf([rank]),
    cellOf([purpose.trim()]),
    cellOf([receivedAt, number?.[2] ?? '']),
    cellOf([causedAt, cause]),
    cellOf([...unfold(rest.slice(cause.length).trim()), ...more.flatMap(unfold)]),
  ]
}

/** Up to its first date; if that is the registrar's own, or there is none, the text that is a purpose by itself. */
function purposeOf(body: string): string {
  const [first = ''] = splitAtLabels(body)
  if (labelName(first) !== null) return ''
  const at = firstDay.exec(first)?.index ?? first.length
  const before = first.slice(0, at)
  if (at < first.length && !registered.test(first.slice(at).trim())) return before
  return isRemark(before) ? '' : (wholePurposeOf(before)?.text ?? before)
}

/**
 * The text before the first label; without a label, as much as a cause may have, and without a date only what is
 * surely one.
 */
function causeOf(purpose: string, rest: string, isDated: boolean): string {
  if (rest === '' || labelName(rest) !== null || registered.test(rest)) return ''
  const [before = '', ...labelled] = splitAtLabels(rest)
  if (labelled.length > 0) return before
  const noted = /^([^()]{2,30})\([^()]*\)/.exec(rest)
  if (noted !== null && (isCause(noted[1] ?? '') || looksCausal(noted[1] ?? ''))) return noted[0]
  const words = rest.split(' ')
  const known = [4, 3, 2, 1].map((n) => words.slice(0, n).join(' ')).find(isCause)
  const [alone = ''] = unfold(rest)
  return known ?? (isDated ? rest.slice(0, causeIn(alone, slotOf(purpose.trim(), null), true)) : '')
}
