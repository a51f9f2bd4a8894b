/** Of 32 random bytes about thirty differ, and so do the steps from one to the next; fewer than twenty come once in ages. */
const DIFFERENT_AT_LEAST = 20

/** A key that somebody typed: zeros, one pattern again and again, a row of numbers. */
export function isMadeUp(hex: string): boolean {
  const bytes = [...Buffer.from(hex, 'hex')]
  const steps = bytes.map((byte, at) => (byte - (bytes[at - 1] ?? 0) + 256) % 256)
  return new Set(bytes).size < DIFFERENT_AT_LEAST || new Set(steps).size < DIFFERENT_AT_LEAST
}
