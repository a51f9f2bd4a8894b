import { sha256 } from '../values/sha256.ts'
import { currentPack, type RulePack } from './pack.ts'
import { canonical } from './pack-hash.ts'
import { tablesHash } from './pack-id.ts'
import { currentWeights } from './risk-weights.ts'
import { thresholds } from './signal-thresholds.ts'

/** A pack with other weights or thresholds than those in force, with its own id. */
export function packWith(over: Partial<Omit<RulePack, 'id'>>): RulePack {
  const rules = { weights: currentWeights, thresholds, ...over }
  return { id: packId(rules), ...rules }
}

/**
 * 'jipsalpim-rules/' and sixteen hexadecimal digits. Packs before the hash were named by a day; older reports have
 * such ids.
 */
export const packId = ({ weights, thresholds: t }: Omit<RulePack, 'id'>, tables: string = tablesHash): string =>
  `jipsalpim-rules/${sha256(canonical({ tables, weights, thresholds: t })).slice(0, 16)}`

/** Throws if the id of a pack is not its hash: a report would name rules that it was not judged by. */
export function checkPack(pack: RulePack): void {
  if (pack !== currentPack && packId(pack) !== pack.id) throw new Error(`${pack.id} is not the hash of its rules`)
}
