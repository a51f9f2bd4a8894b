import type { SpreadCell } from '@jipsalpim/engine/law/price-spread.ts'

/** The quantiles of later sales between which a range should be: 82 of 100 inside, as many below as above. */
const [BELOW, ABOVE] = [0.09, 0.91]

/**
 * A later sale as a ratio to the expected price, and how much lower and higher (ratios) its range was than its cell.
 */
export type Later = { ratio: number; below?: number; above?: number }

/**
 * The conformal quantiles in percent: the next sale is below the k-th of n sales with a probability of k ÷ (n + 1), and
 * proportionally between two of them. A whole rank would be too wide by up to one sale at each end, which is a lot for
 * twenty sales.
 */
export function conformal(later: readonly Later[]): SpreadCell {
  const at = (ratios: readonly number[], share: number) =>
    between(
      ratios.toSorted((a, b) => a - b),
      (later.length + 1) * share,
    )
  return {
    low: tenth(
      at(
        later.map((l) => l.ratio + (l.below ?? 0)),
        BELOW,
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
        ABOVE,
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
