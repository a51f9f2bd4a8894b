import { type Day, isDay } from '../values/day.ts'
import { isWon } from '../values/won.ts'

/** An object as the user wrote it; a field that is null counts as absent. */
export type Bag = Readonly<Record<string, unknown>>
/** Path of a field → why it cannot be used. Only the first hundred are reported. */
export type Wrong = Map<string, string>

export const isBag = (x: unknown): x is Bag => typeof x === 'object' && x !== null && !Array.isArray(x)

export function reportWrong(wrong: Wrong, at: string, why: string) {
  if (wrong.size < 100 && !wrong.has(at)) wrong.set(at, why)
}

export function readList(input: unknown, at: string, wrong: Wrong): readonly unknown[] {
  if (input == null) return []
  if (Array.isArray(input)) return input
  reportWrong(wrong, at, 'not-a-list')
  return []
}

export function readWon(input: unknown, at: string, wrong: Wrong): number {
  // turns -0 into 0
  if (isWon(input) && input >= 0) return input + 0
  reportWrong(wrong, at, 'not-whole-won')
  return 0
}

export function readDay(input: unknown, at: string, wrong: Wrong): Day | null {
  if (input == null) return null
  if (isDay(input)) return input
  reportWrong(wrong, at, 'not-a-day')
  return null
}

export function readId(input: unknown, at: string, wrong: Wrong): string {
  if (typeof input === 'string' && input !== '') return input
  reportWrong(wrong, at, 'not-an-id')
  return ''
}

export function readFlag(input: unknown, at: string, wrong: Wrong): boolean | null {
  if (input == null) return null
  if (typeof input === 'boolean') return input
  reportWrong(wrong, at, 'not-a-boolean')
  return null
}

export function readOneOf<T extends string>(
  input: unknown,
  of: readonly T[],
  at: string,
  wrong: Wrong,
  why: string,
): T | null {
  if (input == null) return null
  const found = of.find((t) => t === input)
  if (found === undefined) reportWrong(wrong, at, why)
  return found ?? null
}

export function reportTwice(ids: readonly string[], at: string, wrong: Wrong) {
  if (new Set(ids).size !== ids.length) reportWrong(wrong, at, 'same-id-twice')
}
