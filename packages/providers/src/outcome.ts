/**
 * What an outside call comes to. The HTTP status classifies nothing by itself: only an adapter that knows the vendor
 * may say `refused`; everything else that is not an answer is `unknown`, and the caller must inquire before it acts again.
 */
export type Outcome<T, R extends string = never> =
  | { ok: true; value: T }
  /** The vendor answered and definitively did not do it. */
  | { ok: false; kind: 'refused'; reason: R; message: string }
  /** No answer, a late answer, or one that cannot be read: it may have happened. `retry` is safe for reads only. */
  | {
      ok: false
      kind: 'unknown'
      why: 'timeout' | 'network' | 'server' | 'malformed' | 'rate-limit'
      message: string
      /** Where the vendor says so: not to be asked again before. */
      afterSeconds?: number
    }
  /** Our key, domain or contract is wrong: stop and tell the operator. */
  | { ok: false; kind: 'config'; message: string }

/** Every adapter takes the same dependencies: the time is told, the fetch is bounded. */
export type VendorContext = {
  baseUrl: string
  timeoutMs: number
  now: () => Date
}
