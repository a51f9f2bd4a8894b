import type { Day } from './day.ts'

/** Why something is not known. A token, never a sentence; the words are in the catalogues. */
export type UnknownWhy =
  | 'not-given' // nobody was asked or nobody answered
  | 'not-found' // the source answered and had nothing
  | 'source-down' // the source did not answer
  | 'not-in-register' // the document does not carry it
  | 'unread' // it is there and could not be read
  | 'ambiguous' // two readings, neither refuted
  | 'out-of-range' // the rule or the data does not cover this case

/** A fact with where it is from, or a stated unknown. Never a default. */
export type Known<T> = { value: T; source: string; asOf: Day | null } | { unknown: UnknownWhy; source?: string }

export const known = <T>(value: T, source: string, asOf: Day | null = null): Known<T> => ({ value, source, asOf })
export const unknown = (why: UnknownWhy, source?: string): { unknown: UnknownWhy; source?: string } =>
  source === undefined ? { unknown: why } : { unknown: why, source }
export const isKnown = <T>(k: Known<T>): k is { value: T; source: string; asOf: Day | null } => 'value' in k
export const valueOf = <T>(k: Known<T>): T | null => ('value' in k ? k.value : null)
