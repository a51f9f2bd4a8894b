import { groupDigits } from './group-digits.ts'

/** Money: a whole number of won (원), safe integer, never a fraction. */
export type Won = number

export const isWon = (n: unknown): n is Won => typeof n === 'number' && Number.isSafeInteger(n)

/** The same number; throws if it is not a whole number, a programming error: such money must not enter the engine. */
export function won(n: number): Won {
  if (!isWon(n)) throw new RangeError(`not a whole number of won: ${n}`)
  return n
}

export function sum(list: readonly number[]): number {
  let total = 0
  for (let i = 0; i < list.length; i++) total += list[i] ?? 0
  return total
}

/**
 * '2억 5,000만 원', as in speech. Rests below 만 are kept: 1억 2,345만 6,789원. A small sum with a rest below a thousand is
 * printed in digits: '7만 20원' could be read as 7만 2,000 or as two sums.
 */
export function formatWon(n: Won): string {
  if (n < 0) return `-${formatWon(-n)}`
  if (n === 0) return '0원'
  if (n < 100_000_000 && n % 10_000 > 0 && n % 10_000 < 1000) return `${groupDigits(n)}원`
  const eok = Math.floor(n / 100_000_000)
  const man = Math.floor((n % 100_000_000) / 10_000)
  const rest = n % 10_000
  const parts: string[] = []
  if (eok > 0) parts.push(`${groupDigits(eok)}억`)
  if (man > 0) parts.push(`${groupDigits(man)}만`)
  return rest > 0 ? [...parts, `${groupDigits(rest)}원`].join(' ') : `${parts.join(' ')} 원`
}

/** Rounded down to 만원: a computed sum to the last won would suggest false precision. */
export const cutToMan = (n: Won): Won => Math.floor(n / 10_000) * 10_000

/** Rounded like `formatWonShort`, so that differences between printed sums are consistent. */
export const cutShort = (n: Won): Won => {
  const step = n >= 100_000_000 ? 10_000_000 : n >= 10_000 ? 10_000 : 1
  return Math.floor(n / step) * step
}

/**
 * The printed form of a range: its ends rounded down. Ends that look alike are no range: the lower one is rounded to
 * 만원 and printed in full, like in a finding, since '1.9억' beside a loss of 500만 would suggest another 500만.
 */
export function cutRange(low: Won, high: Won): readonly [Won, Won] {
  const [from, to] = [cutShort(low), cutShort(high)]
  return from === to ? [cutToMan(low), cutToMan(low)] : [from, to]
}

/** '2.1억', '9,500만', for ranges: one digit after 억, rounded down (never up: money must not look better than it is). */
export function formatWonShort(n: Won): string {
  if (n < 0) return `-${formatWonShort(-n)}`
  if (n >= 100_000_000) return `${groupDigits(Math.floor(n / 10_000_000) / 10)}억`
  if (n >= 10_000) return `${groupDigits(Math.floor(n / 10_000))}만`
  return `${groupDigits(n)}원`
}
