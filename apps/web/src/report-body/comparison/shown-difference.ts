import { cutToMan, type Won } from '@jipsalpim/engine/values/won.ts'

/** A difference in whole 만원, rounded down: an advantage must not look larger than it is. */
export const shownDifference = (won: Won): Won => (won >= 10_000 ? cutToMan(won) : won)
