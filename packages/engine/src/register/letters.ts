/**
 * The letter classes of a text as a bit set, found in one pass. Most lines of a register have none of the letters
 * that most patterns need, and running a pattern costs more than scanning the whole line: so a pattern runs only on a
 * text with a letter that each of its matches contains. For a part of the text the bits mean 'may contain'.
 */
export function lettersOf(text: string, from = 0, to = text.length): number {
  let [found, before, run, runs] = [0, 0, 0, 0]
  // branch-free: a processor cannot predict the next letter
  for (let at = from; at < to; at++) {
    const is = table[text.charCodeAt(at)] ?? 0
    // one bit per consecutive digit, seven at most
    run = ((run << 1) | 1) & -((is >> digitPlace) & 1) & 0x7f
    runs |= run
    found |= is | ((before & is & letters.space) << gapPlace)
    before = is
  }
  return (runs & 0b10_0000) === 0 ? found : found | letters.sixDigits
}

const [gapPlace, digitPlace] = [3, 4]
export const letters = {
  space: 1,
  /** A space that is not ' '. */
  oddSpace: 1 << 1,
  /** Tab, carriage return, line feed. */
  breaks: 1 << 2,
  /** Two spaces in a row. */
  gap: 1 << gapPlace,
  digit: 1 << digitPlace,
  sixDigits: 1 << 5,
  /** Full-width digits, and what fonts print for a hyphen (masking.ts). */
  wide: 1 << 6,
  /** In the print's own lines: head, titles and noise (read-text.ts). */
  printed: 1 << 7,
  furniture: 1 << 8,
  migration: 1 << 9,
  asterisk: 1 << 10,
} as const

const table = new Uint16Array(0x10000)
const mark = (bit: number, these: string) => {
  for (const letter of these) table[letter.charCodeAt(0)] = (table[letter.charCodeAt(0)] ?? 0) | bit
}
const oddSpaces =
  '\t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'
mark(letters.space, ` ${oddSpaces}`)
mark(letters.oddSpace, oddSpaces)
mark(letters.breaks, '\t\r\n')
mark(letters.asterisk, '*')
mark(letters.digit, '0123456789')
mark(letters.wide, '０１２３４５６７８９\u00AD‐‑‒–—―−－﹣')
// 고유번호, 열람일시, 발행일, 출력일시, 'n/m', 신청사건, 처리중; '【', '[', …의 표시, …사항
mark(letters.printed, '유람발출/건처【】[]표항백')
// a letter of each wording in furniture.ts
mark(letters.furniture, '람출발급통코/백할선록컬열용넷')
// a letter of each migration note wording in last-cell.ts
mark(letters.migration, '산규칙병할필획환에접함')
