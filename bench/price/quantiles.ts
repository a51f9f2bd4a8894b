import type { SpreadCell } from '@jipsalpim/engine/law/price-spread.ts'
import type { TradeList } from '@jipsalpim/engine/price/traded-as.ts'

/** The share of later sales that should be inside a range. */
const INSIDE = 0.82
/**
 * The share of later sales that may be below it. 연립·다세대, 오피스텔 and 단독·다가구 are sold far above the likely price
 * more often than far below it: a lower range has fewer sales below it and is narrower. Apartments deviate as far in
 * both directions.
 */
const belowOf = (list: TradeList): number => (list === '아파트' ? 0.08 : 0.065)

/**
 * A later sale as a ratio to the expected price, and how much lower and higher (ratios) its range was than its cell.
 */
export type Later = { ratio: number; below?: number; above?: number }

/**
 * The conformal quantiles in percent: the next sale is below the k-th of n sales with a probability of k ÷ (n + 1), and
 * proportionally between two of them. A whole rank would be too wide by up to one sale at each end, which is a lot for
 * twenty sales.
 */
export function conformal(list: TradeList, later: readonly Later[]): SpreadCell {
  const below = belowOf(list)
  const at = (ratios: readonly number[], share: number) =>
    between(
      ratios.toSorted((a, b) => a - b),
      (later.length + 1) * share,
    )
  return {
    low: tenth(
      at(
        later.map((l) => l.ratio + (l.below ?? 0)),
        below,
      ),
    ),
    likely: tenth(
      at(
        later.map((l) => l.ratio),
        0.5,
      ),
    ),
    high: tenth(
      at(
        later.map((l) => l.ratio - (l.above ?? 0)),
        below + INSIDE,
      ),
    ),
    n: later.length,
  }
}

/** The value at a rank that need not be a whole number; beyond the ends, the end. */
function between(sorted: readonly number[], rank: number): number {
  const within = Math.max(1, Math.min(sorted.length, rank))
  const whole = Math.floor(within)
  const low = sorted[whole - 1] ?? Number.NaN
  return low + (within - whole) * ((sorted[whole] ?? low) - low)
}

const tenth = (ratio: number) => Math.round(1000 * ratio) / 10
