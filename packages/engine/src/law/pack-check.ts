import { sha256 } from '../values/sha256.ts'
import { currentPack, type RulePack } from './pack.ts'
import { type Dated, last } from './dated.ts'
import type { FindingRow } from './finding-row.ts'
import { canonical, hashOfTables } from './pack-hash.ts'
import { tablesHash } from './pack-id.ts'
import { currentWeights, type Weights } from './risk-weights.ts'
import { type Thresholds, thresholds } from './signal-thresholds.ts'

/** A pack with other weights or thresholds than those in force, with its own id. */
export function packWith(over: Partial<Pick<RulePack, 'weights' | 'thresholds'>>): RulePack {
  const rules = { weights: currentWeights, thresholds, ...over }
  return { id: packId(rules), ...rules }
}

/** A pack made of another edition of all tables: its weights and thresholds are their last rows. */
export function packOfTables(tables: readonly Dated<unknown>[]): RulePack {
  const rowsOf = (key: string) => {
    const table = tables.find((t) => t.key === key)
    if (table === undefined) throw new Error(`the rule pack has no table ${key}`)
    return table.rows
  }
  const rules: Omit<RulePack, 'id'> = {
    weights: {
      // a key has one type of value, in every pack
      odds: last(rowsOf('accident-odds')).value as Weights['odds'],
      mortgage: last(rowsOf('mortgage-steps')).value as Weights['mortgage'],
      findings: Object.fromEntries(tables.filter((t) => t.key.startsWith('finding-')).map(findingOf)),
      underwater: last(rowsOf('underwater-cap')).value as Weights['underwater'],
      lowLoss: last(rowsOf('low-case-loss')).value as Weights['lowLoss'],
      open: last(rowsOf('open-look-ups')).value as Weights['open'],
      bands: last(rowsOf('grade-bands')).value as Weights['bands'],
    },
    thresholds: last(rowsOf('signal-thresholds')).value as Thresholds,
    tables,
  }
  return { id: packId(rules), ...rules }
}

function findingOf({ rows }: Dated<unknown>): [code: number, row: FindingRow] {
  const { from, source, value } = last(rows)
  const finding = value as Omit<FindingRow, 'edition'> // the value of every finding table
  return [finding.code, { edition: { from, source }, ...finding }]
}

/**
 * 'jipsalpim-rules/' and sixteen hexadecimal digits. Packs before the hash were named by a day; older reports have
 * such ids.
 */
export const packId = (
  { weights, thresholds: t, tables }: Omit<RulePack, 'id'>,
  hash: string = tables === undefined ? tablesHash : hashOfTables(tables),
): string => `jipsalpim-rules/${sha256(canonical({ tables: hash, weights, thresholds: t })).slice(0, 16)}`

/** Packs that were compared with their hash: it covers all tables, and a pack judges many homes. */
const checked = new WeakSet<RulePack>([currentPack])

/** Throws if the id of a pack is not its hash: a report would name rules that it was not judged by. */
export function checkPack(pack: RulePack): void {
  if (checked.has(pack)) return
  if (packId(pack) !== pack.id) throw new Error(`${pack.id} is not the hash of its rules`)
  checked.add(pack)
}
