import type { Day } from './day.ts'

/** Why a value is unknown. A token, never a sentence; the words are in the catalogues. */
export type UnknownWhy =
  | 'not-given' // not asked, or not answered
  | 'not-found' // the source answered without a result
  | 'source-down' // the source did not answer
  | 'not-in-register' // the document does not contain it
  | 'unread' // it is present but could not be read
  | 'ambiguous' // two readings, neither disproved
  | 'out-of-range' // the rule or the data does not cover this case

/** A fact with its source, or an explicit unknown. Never a default. */
export type Known<T> = { value: T; source: string; asOf: Day | null } | { unknown: UnknownWhy; source?: string }

export const known = <T>(value: T, source: string, asOf: Day | null = null): Known<T> => ({ value, source, asOf })
export const unknown = (why: UnknownWhy, source?: string): { unknown: UnknownWhy; source?: string } =>
  source === undefined ? { unknown: why } : { unknown: why, source }
export const isKnown = <T>(k: Known<T>): k is { value: T; source: string; asOf: Day | null } => 'value' in k
export const valueOf = <T>(k: Known<T>): T | null => ('value' in k ? k.value : null)
