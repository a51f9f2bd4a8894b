/**
 * The result of an outside call. The HTTP status decides nothing by itself: only an adapter that knows the vendor may
 * return `refused`; everything else that is not an answer is `unknown`, and the caller must inquire before it acts
 * again.
 */
export type Outcome<T, R extends string = never> =
  | { ok: true; value: T }
  /** The vendor answered and definitively did not do it. */
  | { ok: false; kind: 'refused'; reason: R; message: string }
  /** No answer, a late answer, or an unreadable one: it may have happened. A retry is safe for reads only. */
  | {
      ok: false
      kind: 'unknown'
      why: 'timeout' | 'network' | 'server' | 'malformed' | 'rate-limit'
      message: string
      /** If the vendor sends it: do not retry earlier. */
      afterSeconds?: number
      /** No connection was made, so nothing was sent: another vendor may be called. */
      unsent?: true
    }
  /** Our key, domain or contract is wrong: stop and notify the operator. */
  | { ok: false; kind: 'config'; message: string }

/** Every adapter takes the same dependencies: the clock is passed in, and fetch has a timeout. */
export type VendorContext = {
  baseUrl: string
  timeoutMs: number
  now: () => Date
}
