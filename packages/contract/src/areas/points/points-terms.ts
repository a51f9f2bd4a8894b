/** Given points end after these months. They cost nothing, so nothing comes back for them: their last day is told. */
export const POINTS_MONTHS = 12
/** Why they were given: for an inconvenience with an order, or with another reason of an operator's. */
export const pointKinds = ['apology', 'gift'] as const
export type PointKind = (typeof pointKinds)[number]
/** The most that one operator gives at once, and within a day, without anybody else; won. */
export const MOST_AT_ONCE = 10_000
export const MOST_A_DAY = 50_000
/** 'use' of something paid or under way; 'back' from what was cancelled; 'expire' after the last day. */
export const pointMoves = ['give', 'use', 'back', 'expire'] as const
