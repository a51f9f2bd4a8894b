import type { PriceBase } from '../assessment.ts'
import { credibleSale } from '../law/price-spread.ts'

type Range = Pick<PriceBase, 'low' | 'likely' | 'high'>

/** Each one's likely price lies within the other's range; of a price without a range, it in the other's. */
export const agree = (a: Range, b: Range): boolean =>
  (isPoint(a) || within(b.likely, a)) && (isPoint(b) || within(a.likely, b))
const within = (won: number, { low, high }: Range): boolean => won >= low && won <= high
const isPoint = ({ low, high }: Range): boolean => low === high

/**
 * One of the bases. Trades and the official price are nobody's word: of two that agree the narrower one counts, else the
 * lower one. A rule of thumb (an official price where nobody measured what it stands for) overrules no trades of the
 * same building, and of others only where it is lower and they disagree. What the parties named (거래가액 of the register, a stated price) may be made up to look higher: it lowers
 * the price and never raises it.
 */
export function takeOne(bases: readonly PriceBase[]): PriceBase | null {
  const of = (method: PriceBase['method']) => bases.find((b) => b.method === method) ?? null
  const neutral = bases.filter((b) => b.method !== 'stated' && b.method !== 'register-sale').reduce(better, null)
  return lowered(lowered(neutral, of('register-sale')), of('stated'))
}

function better(a: PriceBase | null, b: PriceBase): PriceBase {
  if (a === null) return b
  const lower = b.likely < a.likely ? b : a
  if (isThumb(a) !== isThumb(b)) {
    const [thumb, told] = isThumb(a) ? [a, b] : [b, a]
    return agree(a, b) || lower === told || told.method === 'trades-building' ? told : thumb
  }
  return agree(a, b) ? (reach(b) < reach(a) ? b : a) : lower
}

const isThumb = (b: PriceBase): boolean => b.method === 'official-price' && b.width?.basis === 'assumed'
const reach = ({ low, likely, high }: Range): number => (high - low) / likely

function lowered(base: PriceBase | null, named: PriceBase | null): PriceBase | null {
  if (base === null || named === null) return base ?? named
  if (named.likely >= base.likely) return base
  if (named.method === 'stated')
    return within(named.likely, base) ? { ...named, low: base.low, high: base.high } : named
  // a sale for less than half of what others tell was no sale at the market's price
  return named.likely * 100 < base.likely * credibleSale ? base : named
}
