/** A set of small numbers, a bit each: two of them are compared at once. */
export type Bits = Uint32Array

/** The places, from `from` on, that hold more than nought. */
export function bitsOf(list: ArrayLike<number>, from = 0, size = list.length): Bits {
  const set = new Uint32Array((size + 31) >>> 5)
  for (let n = 0; n < size; n++) if ((list[from + n] ?? 0) > 0) set[n >>> 5] = (set[n >>> 5] ?? 0) | (1 << (n & 31))
  return set
}

export function drop(set: Bits, n: number) {
  set[n >>> 5] = (set[n >>> 5] ?? 0) & ~(1 << (n & 31))
}

export function both(a: Bits, b: Bits): Bits {
  const out = new Uint32Array(a.length)
  for (let i = 0; i < a.length; i++) out[i] = (a[i] ?? 0) & (b[i] ?? 0)
  return out
}

export function meet(a: Bits, b: Bits): boolean {
  for (let i = 0; i < a.length; i++) if (((a[i] ?? 0) & (b[i] ?? 0)) !== 0) return true
  return false
}

/** In order, the smallest first. */
export function numbersOf(set: Bits): number[] {
  const out: number[] = []
  for (let i = 0; i < set.length; i++) {
    for (let rest = set[i] ?? 0; rest !== 0; rest &= rest - 1) out.push(i * 32 + 31 - Math.clz32(rest & -rest))
  }
  return out
}
