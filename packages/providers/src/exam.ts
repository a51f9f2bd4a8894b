import assert from 'node:assert/strict'
import type { Outcome } from './outcome.ts'

/** A question that every adapter of a port must answer correctly, for any vendor: else `ask` throws. */
export type Question<P> = { name: string; ask: (port: P) => Promise<void> }

/** The value of an outcome that must be ok. */
export async function valueOf<T, R extends string>(asked: Promise<Outcome<T, R>>): Promise<T> {
  const outcome = await asked
  assert.ok(outcome.ok, outcome.ok ? '' : `${outcome.kind}: ${outcome.message}`)
  return outcome.value
}

/** Why there is no value: the reason of a refusal, the why of an unknown, or 'config'. */
export async function failureOf<T, R extends string>(asked: Promise<Outcome<T, R>>): Promise<string> {
  const outcome = await asked
  assert.ok(!outcome.ok, 'an answer where none may be')
  return outcome.kind === 'refused' ? outcome.reason : outcome.kind === 'unknown' ? outcome.why : 'config'
}
