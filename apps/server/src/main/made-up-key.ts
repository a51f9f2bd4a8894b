/**
 * Of 32 random bytes about thirty are different, and so are the differences between neighbours; fewer than twenty are
 * extremely rare.
 */
const DIFFERENT_AT_LEAST = 20

/** True for a typed key: zeros, a repeated pattern, ascending numbers. */
export function isMadeUp(hex: string): boolean {
  const bytes = [...Buffer.from(hex, 'hex')]
  const steps = bytes.map((byte, at) => (byte - (bytes[at - 1] ?? 0) + 256) % 256)
  return new Set(bytes).size < DIFFERENT_AT_LEAST || new Set(steps).size < DIFFERENT_AT_LEAST
}
