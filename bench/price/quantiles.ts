/** The quantiles of later sales between which a range should be: 81 of 100 inside, as many below as above. */
const [BELOW, ABOVE] = [0.095, 0.905]

/**
 * A later sale as a ratio to the expected price; how much lower and higher (ratios) its range reached than its cell;
 * and its cluster.
 */
export type Later = { ratio: number; below?: number; above?: number; cluster?: string }

/**
 * The conformal quantiles in percent: of n sales the rank that is valid for the next one, too, plus so many standard
 * errors, so that few sales give a wider range. Sales of one cluster (a lot) are correlated: the number of clusters
 * counts.
 */
export function conformal(
  later: readonly Later[],
  errors: number,
): { low: number; likely: number; high: number; n: number } {
  const n = later.length
  const clusters = new Set(later.map((l, i) => l.cluster ?? i)).size
  const margin = errors * Math.sqrt((BELOW * ABOVE) / clusters)
  const at = (of: readonly number[], rank: number) =>
    of.toSorted((a, b) => a - b)[Math.max(0, Math.min(n - 1, rank - 1))] ?? Number.NaN
  return {
    low: tenth(
      at(
        later.map((l) => l.ratio + (l.below ?? 0)),
        Math.floor((n + 1) * (BELOW - margin)),
      ),
    ),
    likely: tenth(
      at(
        later.map((l) => l.ratio),
        Math.ceil(n / 2),
      ),
    ),
    high: tenth(
      at(
        later.map((l) => l.ratio - (l.above ?? 0)),
        Math.ceil((n + 1) * (ABOVE + margin)),
      ),
    ),
    n,
  }
}

const tenth = (ratio: number) => Math.round(1000 * ratio) / 10
