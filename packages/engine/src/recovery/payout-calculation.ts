import { likelyAlone, recover } from './recover.ts'
import { repayPlan } from './repay-plan.ts'

/** The auction recovery: a third of the engine, needed only when the deposit and the price are known. */
export const payoutCalculation = { recover, likelyAlone, repayPlan }
export type PayoutCalculation = typeof payoutCalculation
