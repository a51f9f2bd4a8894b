import { currentPackId } from './pack-id.ts'
import { currentWeights, type Weights } from './risk-weights.ts'
import { type Thresholds, thresholds } from './signal-thresholds.ts'

/** The rules of a report, beside the law that the engine ships. Its id is the hash of it and of all law tables. */
export type RulePack = { readonly id: string; readonly weights: Weights; readonly thresholds: Thresholds }

export const currentPack: RulePack = { id: currentPackId, weights: currentWeights, thresholds }
