import { likelyAlone, recover } from './recover.ts'
import { repayPlan } from './repay-plan.ts'

/** What an auction brings back: a third of the engine, and only for a lease whose deposit is told of a home whose price is known. */
export const reckoning = { recover, likelyAlone, repayPlan }
export type Reckoning = typeof reckoning
