export type Settled =
  | { is: 'paid' }
  /** The gateway has not answered: the resolver keeps asking. */
  | { is: 'checking' }
  /** The gateway has no payment, or only an unfinished one. */
  | { is: 'not-paid' }
  | { is: 'failed'; reason: string | null }
  | { is: 'wrong-amount'; captured: number }
  | { is: 'cancelled' }
  | { is: 'no-attempt' }

/** `heard`: the gateway answered, and its answer is booked. */
export type SyncResult = { answered: boolean; settled: Settled }
