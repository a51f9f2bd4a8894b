import { causeOf, headOf, type Slot } from './flat-slot.ts'
import { beginsWithCause, isAddress, isCause, isParted } from './flat-vocabulary.ts'

/**
 * How many letters of a piece that is no date, number or label belong to the entry's 등기원인. Where OCR lines run across
 * the columns, the words of the last cell follow in the same line, so it is decided word by word. `fresh`: the piece
 * follows the date of the cause or the receipt number directly.
 */
export function causeIn(piece: string, slot: Slot, fresh: boolean): number {
  const { text, whole, parted } = causeOf(slot)
  if (text.length > 120) return 0
  if (parted) return untilClosed(piece)
  const begun = text !== '' && !whole
  if (begun || beginsWithCause(piece)) {
    const exact = headOf(piece, (w) => isCause(w) || (begun && isCause(text + w)))
    if (exact !== undefined) return exact.length
  }
  const noted = piece.startsWith('(') ? /^\(\d{4}\s?년\s?\d{1,2}\s?월\s?\d{1,2}\s?일/.exec(piece) : null
  if (noted !== null && text !== '') return noted[0].length
  if (piece === '및' && text !== '') return piece.length
  if (text === '압류' && piece.startsWith('(')) return untilClosed(piece)
  const more = text.includes('및') && goesOn(slot.cause.join(' '))
  if (more && /^[가-힣 ]{2,10}$/.test(piece)) return piece.length
  if (whole || (begun && isCompleteCause(text)))
    return text.endsWith('결정') && /^\(\d/.test(piece) ? untilClosed(piece) : 0
  const causal = causalWords(piece, text)
  if (causal > 0) return causal
  // the cause column alone: no text of the last cell so far
  if (text !== '' && slot.last === null && /^[가-힣 ]{1,14}$/.test(piece)) return piece.length
  if (text !== '') return 0
  if (fresh) return firstWords(piece, slot.last === null)
  // an entry made by the registrar has no receipt: its only date is the cause's
  const bare = slot.dates.length === 1 && slot.receipt === null && slot.last === null
  return bare && /^[가-힣]+(결정|폐지|발견|해제|해지|취소|종결)$/.test(piece) ? piece.length : 0
}

export const isCompleteCause = (text: string): boolean =>
  isCause(text) || (!isParted(text) && /[)]$|(결정|신청|판결|명령|촉탁|제기)$/.test(text))

/** A cause with this ending continues in the next line of its column: '설정계약 및 2009년3월14일 정비사업에 인한 분양'. */
export const goesOn = (text: string): boolean =>
  text.length < 60 && text.includes('및') && /(\s및|\s및 \d{4}\s?년.*일|및 \d{4}\s?년.*일.*(에|로|인한))$/.test(text)

/** After an open bracket: a case number continues with its own letters, a remark with words of a court. */
function untilClosed(piece: string): number {
  const closed = /^[\d가-힣.,-]{0,16}\)/.exec(piece)
  if (closed !== null) return closed[0].length
  const words = piece.split(' ')
  let at = 0
  for (const word of words) {
    if (!isCausal(word, '') && !(words.length === 1 && /^([가-힣]{1,7}|\d{1,7})$/.test(word))) break
    at += word.length + 1
    if (word.includes(')')) break
  }
  return Math.min(at, piece.length)
}

/** A cause that has not begun must open with a court, an office or a case. */
function causalWords(piece: string, before: string): number {
  let at = 0
  while (at <= piece.length) {
    const gap = piece.indexOf(' ', at)
    const word = piece.slice(at, gap < 0 ? piece.length : gap)
    if (!isCausal(word, at === 0 ? before : '') || (at === 0 && before === '' && !opensCause.test(word))) break
    at += word.length + 1
    if (isParted(piece.slice(0, at))) {
      const rest = piece.slice(at)
      const close = /^[\d가-힣]{0,12}\)/.exec(rest)
      if (close !== null) at += close[0].length
      break
    }
    if (word.endsWith(')')) break
  }
  return Math.min(at, piece.length)
}

const opensCause = /법원|지방(법)?$|지원(의|에)?$|^압류\(|^(가압류|가처분|임차권등기명령)?결정\(|타경|카[가-힣]\d|경매/
/** `before`: words wrap in their middle ('경매개시결' / '정(2023타경760'). */
function isCausal(word: string, before: string): boolean {
  if (/관리|센터|담당|팀|본부|지점|행위|청구/.test(word)) return false
  if (courtWord.test(word) || caseNumber.test(word)) return true
  const tail = before.slice(-4)
  if (tail === '') return false
  return [...(tail + word).matchAll(wrapped)].some((m) => m.index < tail.length && m.index + m[0].length > tail.length)
}

const courtWord =
  /법원|지방법?$|지원(의|에)?$|^(원의|의|에|로|인한|인하여|낙찰로?|매각|경락)$|(압류|처분|경매|개시|결정|명령|판결|신청|제기|촉탁)/
const caseNumber =
  /^\(?\d{2,4}[가-힣]{1,3}\d*\)?$|^[가-힣]{1,3}\d+\)$|^\d{1,7}\)$|^(징세|세무|자격징수|체납|조사|재산|부가)[가-힣0-9]*-/
const wrapped = /법원|지원|압류|처분|경매|개시|결정|명령|판결|신청|제기|촉탁|낙찰|매각/g

/** An unknown cause: the whole piece if there is no text of the last cell so far, else its first word. */
function firstWords(piece: string, alone: boolean): number {
  if (piece.startsWith('(') || /의\s?(주소|성명|명칭|상호|취급지점|본점|주민등록)/.test(piece)) return 0
  if (isAddress(piece.split(' ').slice(0, 2).join(' '))) return 0
  const first = piece.split(' ', 1)[0] ?? ''
  if (!/^[가-힣·()\d,-]{2,24}$/.test(first) || /^\d/.test(first)) return 0
  return !alone || /\d|,/.test(piece) || piece.length > 24 ? first.length : piece.length
}
