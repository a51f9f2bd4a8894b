/** Of sorted numbers. */
export function quantile(sorted: readonly number[], q: number): number {
  const at = (sorted.length - 1) * q
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0]
  return low + (high - low) * (at - Math.floor(at))
}

export const median = (sorted: readonly number[]): number => quantile(sorted, 0.5)

export const medianDeviation = (sorted: readonly number[], middle: number): number =>
  median(sorted.map((x) => Math.abs(x - middle)).toSorted((a, b) => a - b))
