import { cutToMan, type Won } from '@jipsalpim/engine/values/won.ts'

/** A difference in whole 만원, cut down: what one home is better by must not look larger than it is. */
export const shownDifference = (won: Won): Won => (won >= 10_000 ? cutToMan(won) : won)
