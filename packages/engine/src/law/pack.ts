import { currentPackId } from './pack-id.ts'
import { currentWeights, type Weights } from './risk-weights.ts'
import { type Thresholds, thresholds } from './signal-thresholds.ts'

/** What a report is judged with, beside the law that the engine ships. Its id is the hash of it and of all tables of the law. */
export type RulePack = { readonly id: string; readonly weights: Weights; readonly thresholds: Thresholds }

export const currentPack: RulePack = { id: currentPackId, weights: currentWeights, thresholds }
