/** What a closed registry office is told by; kept while it is asked again, so that a worker that dies does not end the waiting. */
export const officeReasons: readonly string[] = ['closed-hours', 'pending-case']
