import { sha256 } from '../values/sha256.ts'
import { canonical } from './pack-hash.ts'
import { currentPackId, tablesHash } from './pack-id.ts'
import { currentWeights, type Weights } from './risk-weights.ts'
import { type Thresholds, thresholds } from './signal-thresholds.ts'

/** What a report is judged with, beside the law that the engine ships. Its id is the hash of it and of all tables of the law. */
export type RulePack = { readonly id: string; readonly weights: Weights; readonly thresholds: Thresholds }

export const currentPack: RulePack = { id: currentPackId, weights: currentWeights, thresholds }

/** A pack with other weights or thresholds than those in force, under the id that is its own. */
export function packWith(over: Partial<Omit<RulePack, 'id'>>): RulePack {
  const rules = { weights: currentWeights, thresholds, ...over }
  return { id: packId(rules), ...rules }
}

/** 'jipsalpim-rules/' and sixteen hexadecimal digits. Packs before the hash were named by a day; such ids stand in older reports. */
export const packId = ({ weights, thresholds: t }: Omit<RulePack, 'id'>, tables: string = tablesHash): string =>
  `jipsalpim-rules/${sha256(canonical({ tables, weights, thresholds: t })).slice(0, 16)}`

/** Throws where a pack goes under an id that is not its hash: a report would name rules that it was not judged with. */
export function checkPack(pack: RulePack): void {
  if (pack !== currentPack && packId(pack) !== pack.id) throw new Error(`${pack.id} is not the hash of its rules`)
}
