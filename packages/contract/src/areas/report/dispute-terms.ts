export const disputeRoles = ['landlord', 'realtor', 'tenant'] as const
export type DisputeRole = (typeof disputeRoles)[number]
export const disputeStates = ['received', 'asking', 'decided', 'closed'] as const
export type DisputeState = (typeof disputeStates)[number]
export const disputeDecisions = ['changed', 'kept'] as const
/**
 * Whether the register names an owner with the verified name of the landlord; unknown if it names no owner, or only
 * companies.
 */
export const ownerMatches = ['matches', 'differs', 'unknown'] as const
export type OwnerMatch = (typeof ownerMatches)[number]
/** Business days within which a dispute is decided, not counting the day it was made. */
export const DECIDE_DAYS = 2
/** Business days that the buyer gets to answer; the decision is then due one later. */
export const REPLY_DAYS = 3
export const DISPUTE_LEAST = 10
export const DISPUTE_MOST = 2000
