/**
 * Percent with one decimal: the nearest, but a whole percent only where it is exact. Limits are whole percents, so what
 * is printed lies on the same side of a limit as the sums themselves: 69.98 % is no 70 %, and 20.02 % is more than 20 %.
 */
export function percentOf(part: number, whole: number): number {
  const tenths = Math.round((part * 1000) / whole)
  const over = part * 1000 - whole * tenths
  return (tenths % 10 === 0 ? tenths + Math.sign(over) : tenths) / 10
}
