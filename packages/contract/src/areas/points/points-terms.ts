/** Points expire after this many months. They were free, so they are not refunded: the user is shown their last day. */
export const POINTS_MONTHS = 12
/** Why they were given: for an inconvenience with an order, or for another reason of an operator. */
export const pointKinds = ['apology', 'gift'] as const
export type PointKind = (typeof pointKinds)[number]
/** The most that one operator may give at once, and within a day, without a second operator; won. */
export const MOST_AT_ONCE = 10_000
export const MOST_A_DAY = 50_000
/** 'use' for something paid or in progress; 'back' from something cancelled; 'expire' after the last day. */
export const pointMoves = ['give', 'use', 'back', 'expire'] as const
