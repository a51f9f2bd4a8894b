export type Settled =
  | { is: 'paid' }
  /** The gateway has not answered: the resolver goes on asking. */
  | { is: 'checking' }
  /** The gateway knows of no payment, or of one that is not finished. */
  | { is: 'not-paid' }
  | { is: 'failed'; reason: string | null }
  | { is: 'wrong-amount'; captured: number }
  | { is: 'cancelled' }
  | { is: 'no-attempt' }

/** `heard`: the gateway answered, and what it told stands in our books. */
export type Looked = { heard: boolean; settled: Settled }
