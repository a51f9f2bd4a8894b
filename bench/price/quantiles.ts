/** Between which shares of later sales a range is to lie: 81 of 100 inside, as many below as above. */
const [BELOW, ABOVE] = [0.095, 0.905]

/**
 * The conformal quantiles in percent: of n sales the rank that holds for the next one too, and so many standard errors
 * farther out, so that few sales make a wider range.
 */
export function conformal(
  ratios: readonly number[],
  errors: number,
): { low: number; likely: number; high: number; n: number } {
  const sorted = ratios.toSorted((a, b) => a - b)
  const n = sorted.length
  const margin = errors * Math.sqrt((BELOW * ABOVE) / n)
  const at = (rank: number) => sorted[Math.max(0, Math.min(n - 1, rank - 1))] ?? Number.NaN
  return {
    low: tenth(at(Math.floor((n + 1) * (BELOW - margin)))),
    likely: tenth(at(Math.ceil(n / 2))),
    high: tenth(at(Math.ceil((n + 1) * (ABOVE + margin)))),
    n,
  }
}

const tenth = (ratio: number) => Math.round(1000 * ratio) / 10
