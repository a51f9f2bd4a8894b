/** A set of small numbers as bits, for fast comparison of two sets. */
export type Bits = Uint32Array

/** An empty set for numbers below `size`. */
export const noneOf = (size: number): Bits => new Uint32Array((size + 31) >>> 5)

export const has = (set: Bits, n: number): boolean => ((set[n >>> 5] ?? 0) & (1 << (n & 31))) !== 0

export function put(set: Bits, n: number) {
  set[n >>> 5] = (set[n >>> 5] ?? 0) | (1 << (n & 31))
}

export function drop(set: Bits, n: number) {
  set[n >>> 5] = (set[n >>> 5] ?? 0) & ~(1 << (n & 31))
}

export function addAll(set: Bits, more: Bits) {
  for (let i = 0; i < set.length; i++) set[i] = (set[i] ?? 0) | (more[i] ?? 0)
}

/** Sets `into` to the intersection; false when it is empty. */
export function intersect(into: Bits, a: Bits, b: Bits): boolean {
  let some = 0
  for (let i = 0; i < into.length; i++) some |= into[i] = (a[i] ?? 0) & (b[i] ?? 0)
  return some !== 0
}

/** Whether `a` is a subset of `b`. */
export function within(a: Bits, b: Bits): boolean {
  for (let i = 0; i < a.length; i++) if (((a[i] ?? 0) & ~(b[i] ?? 0)) !== 0) return false
  return true
}

export function meet(a: Bits, b: Bits): boolean {
  for (let i = 0; i < a.length; i++) if (((a[i] ?? 0) & (b[i] ?? 0)) !== 0) return true
  return false
}

/** The smallest number in both; -1 if none. */
export function firstOfBoth(a: Bits, b: Bits): number {
  for (let i = 0; i < a.length; i++) {
    const word = (a[i] ?? 0) & (b[i] ?? 0)
    if (word !== 0) return i * 32 + 31 - Math.clz32(word & -word)
  }
  return -1
}

/** The smallest number from `from` on; -1 if none. A loop of it makes no list. */
export function nextIn(set: Bits, from: number): number {
  // the bits below `from` are off in its own word only
  let word = (set[from >>> 5] ?? 0) & (-1 << (from & 31))
  for (let i = from >>> 5; i < set.length; word = set[++i] ?? 0)
    if (word !== 0) return i * 32 + 31 - Math.clz32(word & -word)
  return -1
}

/** In order, the smallest first. */
export function numbersOf(set: Bits): number[] {
  const out: number[] = []
  for (let n = nextIn(set, 0); n !== -1; n = nextIn(set, n + 1)) out.push(n)
  return out
}
