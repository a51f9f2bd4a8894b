/** An affine map in PDF notation: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** First `n`, then `m`. */
export const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

/** Reads the six numbers of an operator: spread, in an array, or in a typed array. */
export function matrixOf(args: unknown): Matrix | null {
  if (!isList(args)) return null
  const list = args.length === 1 && isList(args[0]) ? args[0] : args
  if (list.length < 6) return null
  // by hand: a page has thousands of them
  return [Number(list[0]), Number(list[1]), Number(list[2]), Number(list[3]), Number(list[4]), Number(list[5])]
}

const isList = (v: unknown): v is ArrayLike<unknown> => Array.isArray(v) || ArrayBuffer.isView(v)
