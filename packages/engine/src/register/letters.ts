/**
 * The letters of a text, told in one pass as a set of bits. Most lines of a register have none of the letters that most
 * questions turn on, and to ask a pattern costs more than to look at the whole line: so a pattern is asked only of a
 * text that has a letter which every match of it has. Bits of a text hold for every part of it, as 'may have'.
 */
export function lettersOf(text: string, from = 0, to = text.length): number {
  let [found, before, run, runs] = [0, 0, 0, 0]
  // without a branch: which letter comes next is what a processor cannot guess
  for (let at = from; at < to; at++) {
    const is = table[text.charCodeAt(at)] ?? 0
    // as many bits as digits in a row, seven at most
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
  /** Of the print's own lines: head, titles and noise (read-text.ts). */
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
// a letter of each wording of a note of migration in last-cell.ts
mark(letters.migration, '산규칙병할필획환에접함')
