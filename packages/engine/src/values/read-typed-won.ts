import type { Won } from './won.ts'

/** 'unit': '5천', '2.5', '2억 5': the digits are clear, their unit is not. */
export type UnreadWon = 'unit' | 'negative' | 'too-much' | 'other'
/** `won` is null for empty input. */
export type TypedWon = { won: Won | null } | { unread: UnreadWon }

/** 9,999억: a larger amount is a typing error. */
export const MOST_TYPED_WON: Won = 999_999_999_999

/**
 * An amount as a user types or pastes it: '250,000,000', '2억 5,000만 원', '2.5억', '2억5천', '이억 오천만', '2亿5千万'. Ambiguous
 * input is rejected. '2억5천' means 2억 5,000만 as in speech, never 2억 5,000원.
 */
export function readTypedWon(typed: string): TypedWon {
  const text = plain(typed)
  const [, sign, figure = '', won] = /^(?:₩|KRW|금)?([-−–+])?(?:₩)?(.*?)(원정?|won|KRW|₩)?$/i.exec(text) ?? []
  if (figure === '') return sign || (won && won !== '원') ? { unread: 'other' } : { won: null }
  if (sign) return { unread: /\d/.test(figure) && sign !== '+' ? 'negative' : 'other' }
  const read = readDigits(figure) ?? readUnits(figure, won !== undefined)
  if (typeof read === 'string') return { unread: read }
  return read > BigInt(MOST_TYPED_WON) ? { unread: 'too-much' } : { won: Number(read) }
}

/** Normalises full-width digits and Chinese units, and removes spaces. */
const plain = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/[億亿]/g, '억')
    .replace(/[萬万]/g, '만')
    .replace(/[千仟]/g, '천')
    .replace(/[百佰]/g, '백')
    .replace(/[韩韓][元币幣]$/, '원')

function readDigits(figure: string): bigint | null {
  return /^(?:\d+|\d{1,3}(?:,\d{3})+)$/.test(figure) ? BigInt(figure.replaceAll(',', '')) : null
}

/** [억] [만] [원], each at most once. */
function readUnits(figure: string, endsInWon: boolean): bigint | UnreadWon {
  const parts = /^(?:([^억만]+)억)?(?:([^억만]+)만)?([^억만]*)$/.exec(figure)
  if (!parts) return 'other'
  const [eok, man, rest] = [parts[1], parts[2], parts[3] || undefined]
  const several = [eok, man, rest].filter((part) => part !== undefined).length > 1
  const [ofEok, ofMan, ofRest] = [eok, man, rest].map((part) => (part === undefined ? ZERO : readFigure(part)))
  if (!ofEok || !ofMan || !ofRest) return 'other'
  // '1.5억 5천만' has its fraction twice.
  if (several && [ofEok, ofMan, ofRest].some((part) => part.decimals > 0)) return 'other'
  if ((eok && !isUnder(ofMan, 10_000n)) || (several && !isUnder(ofRest, 10_000n))) return 'other'
  if (rest === undefined) return total([ofEok, 8], [ofMan, 4])
  if (endsInWon) return eok && !man && ofRest.units ? 'unit' : total([ofEok, 8], [ofMan, 4], [ofRest, 0])
  // '2억5천' never means 2억 and 5,000 won.
  if (eok && !man && /천/.test(rest)) return total([ofEok, 8], [ofRest, 4])
  return 'unit'
}

type Figure = { digits: bigint; decimals: number; units: boolean }
const ZERO: Figure = { digits: 0n, decimals: 0, units: false }
const isUnder = (f: Figure, limit: bigint) => f.digits < limit * 10n ** BigInt(f.decimals)

/** In won, exactly; a fraction of a won is rejected. */
function total(...parts: readonly (readonly [Figure, number])[]): bigint | 'other' {
  let sum = 0n
  for (const [figure, zeros] of parts) {
    if (figure.decimals > zeros) return 'other'
    sum += figure.digits * 10n ** BigInt(zeros - figure.decimals)
  }
  return sum
}

/** '2', '5,000', '2.5', '5천5백', '오천', '2.5천': below 만. */
function readFigure(text: string): Figure | null {
  const decimal = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,8}))?(천|백|십)?$/.exec(text)
  if (decimal) {
    const [, whole = '', fraction = '', unit] = decimal
    const zeros = unit === undefined ? 0 : (POWERS[unit] ?? 0)
    const digits = BigInt(whole.replaceAll(',', '') + fraction)
    return fraction.length > zeros
      ? { digits, decimals: fraction.length - zeros, units: unit !== undefined }
      : { digits: digits * 10n ** BigInt(zeros - fraction.length), decimals: 0, units: unit !== undefined }
  }
  const spoken =
    /^(?:([\d일이삼사오육칠팔구]?)천)?(?:([\d일이삼사오육칠팔구]?)백)?(?:([\d일이삼사오육칠팔구]?)십)?([\d일이삼사오육칠팔구]?)$/.exec(
      text,
    )
  if (!spoken) return null
  let digits = 0n
  for (const [at, unit] of [1000n, 100n, 10n].entries()) {
    const answer = spoken[at + 1]
    if (answer !== undefined) digits += unit * (answer === '' ? 1n : digitOf(answer))
  }
  if (spoken[4]) digits += digitOf(spoken[4])
  return { digits, decimals: 0, units: /[천백십]/.test(text) }
}
const POWERS: Readonly<Record<string, number>> = { 천: 3, 백: 2, 십: 1 }
const digitOf = (letter: string): bigint => BigInt(/\d/.test(letter) ? letter : '영일이삼사오육칠팔구'.indexOf(letter))
