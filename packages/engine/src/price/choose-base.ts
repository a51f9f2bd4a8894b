import type { PriceBase } from '../assessment.ts'
import { credibleSale } from '../law/price-spread.ts'

type Range = Pick<PriceBase, 'low' | 'likely' | 'high'>

/** Each likely price is within the other's range; a price without a range needs only to be within the other's. */
export const agree = (a: Range, b: Range): boolean =>
  (isPoint(a) || within(b.likely, a)) && (isPoint(b) || within(a.likely, b))
const within = (won: number, { low, high }: Range): boolean => won >= low && won <= high
const isPoint = ({ low, high }: Range): boolean => low === high

/**
 * Chooses one of the bases. Trades and the official price are independent of the parties: of two that agree the
 * narrower one counts, else the lower one. A rule of thumb (an official price without measurements) never overrides
 * trades of the same building, and other trades only if it is lower and disagrees. Prices named by the parties (거래가액
 * of the register, a stated price) may be inflated: they can lower the price but never raise it.
 */
export function chooseBase(bases: readonly PriceBase[]): PriceBase | null {
  const of = (method: PriceBase['method']) => bases.find((b) => b.method === method) ?? null
  const neutral = bases.filter((b) => b.method !== 'stated' && b.method !== 'register-sale').reduce(better, null)
  return lowered(lowered(neutral, of('register-sale')), of('stated'))
}

function better(a: PriceBase | null, b: PriceBase): PriceBase {
  if (a === null) return b
  const lower = b.likely < a.likely ? b : a
  if (isThumb(a) !== isThumb(b)) {
    const [thumb, facts] = isThumb(a) ? [a, b] : [b, a]
    return agree(a, b) || lower === facts || facts.method === 'trades-building' ? facts : thumb
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
  // a sale below half of the other bases was not at the market's price
  return named.likely * 100 < base.likely * credibleSale ? base : named
}
