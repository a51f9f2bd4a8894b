/** The answers of a closed registry office; stored during a retry, so that a killed worker does not end the waiting. */
export const officeReasons: readonly string[] = ['closed-hours', 'pending-case']
