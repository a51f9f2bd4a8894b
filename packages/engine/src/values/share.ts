import { sum, type Won } from './won.ts'

/** Splits `total` in proportion to `weights`, floored to won; the remaining won go to the first ones with weight. */
export function share(total: Won, weights: readonly Won[]): Won[] {
  if (weights.length === 1) return weights[0] === 0 ? [0] : [total]
  const whole = sum(weights)
  if (whole === 0 || total === 0) return weights.map(() => 0)
  const parts = weights.slice()
  if (total === whole) return parts
  const ratio = total / whole
  let left = total
  for (let i = 0; i < parts.length; i++) {
    const w = parts[i] ?? 0
    if (w === 0) continue
    const part = floorOf(ratio * w, total, w, whole)
    parts[i] = part
    left -= part
  }
  for (let i = 0; left > 0 && i < parts.length; i++) {
    const room = (weights[i] ?? 0) - (parts[i] ?? 0)
    if (room <= 0 && total <= whole) continue
    const give = total <= whole ? Math.min(left, room) : left
    parts[i] = (parts[i] ?? 0) + give
    left -= give
  }
  return parts
}

/**
 * A part of a sum, floored to won. Shares of a title may be printed with decimals ('1210.9분의 4.68'), up to six places
 * here.
 */
export function partOf(sum: Won, numerator: number, denominator: number): Won {
  const near = (sum / denominator) * numerator
  if (Number.isInteger(numerator) && Number.isInteger(denominator)) return floorOf(near, sum, numerator, denominator)
  return floorOf(near, sum, Math.round(numerator * 1e6), Math.max(1, Math.round(denominator * 1e6)))
}

/** The integer part of a·b/c, of which `near` is the double. */
function floorOf(near: number, a: number, b: number, c: number): number {
  const floor = Math.floor(near)
  // a double is off by its last few bits: only near a whole number could the floor differ
  const doubt = near * 1e-15 + 1e-9
  return near - floor > doubt && floor + 1 - near > doubt ? floor : Number((BigInt(a) * BigInt(b)) / BigInt(c))
}
