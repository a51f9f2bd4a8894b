/**
 * The possible values of a number while something that it depends on is unknown; both ends are equal once it is known.
 */
export type Span = { low: number; high: number }
export const span = (low: number, high: number): Span => ({ low, high })
export const only = (n: number): Span => ({ low: n, high: n })
/** Yes, no, or unknown. */
export type Maybe = boolean | null

/** One of two values by a fact, or both while it is unknown. */
export const pick = (fact: Maybe, yes: number, no: number): Span =>
  fact === null ? span(Math.min(yes, no), Math.max(yes, no)) : only(fact ? yes : no)
/** The union of two spans. */
export const either = (a: Span, b: Span): Span => span(Math.min(a.low, b.low), Math.max(a.high, b.high))
/** A limit that a fact raises; both limits are possible while it is unknown. */
export const raisedTo = (limit: Span, by: Maybe, to: Span | null): Span =>
  to === null || by === false
    ? limit
    : span(by ? Math.max(limit.low, to.low) : limit.low, Math.max(limit.high, to.high))
export const or = (a: Maybe, b: Maybe): Maybe =>
  a === true || b === true ? true : a === null || b === null ? null : false
