import type { Dated } from './dated.ts'
import { currentPackId } from './pack-id.ts'
import { currentWeights, type Weights } from './risk-weights.ts'
import { type Thresholds, thresholds } from './signal-thresholds.ts'

/**
 * The rules of a report: weights, thresholds and the tables of law. Its id is the hash of them all. Without `tables`
 * they are the ones that the engine ships; an older pack brings its own.
 */
export type RulePack = {
  readonly id: string
  readonly weights: Weights
  readonly thresholds: Thresholds
  readonly tables?: readonly Dated<unknown>[]
}

export const currentPack: RulePack = { id: currentPackId, weights: currentWeights, thresholds }
