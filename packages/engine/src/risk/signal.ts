import type { Numbers } from '../values/numbers.ts'
import type { Evidence, Finding, PriceRange, Recovery, Severity } from '../assessment.ts'
import type { RulePack } from '../law/pack.ts'
import { findingRow } from '../law/risk-weights.ts'
import type { RuleRef } from '../law/dated.ts'
import { evidenceOf, type Facts } from '../property/facts.ts'
import { holderNames } from '../property/names.ts'
import type { ResolvedEntry, Right } from '../register/model.ts'
import { type Known, valueOf } from '../values/known.ts'
import { sum, type Won } from '../values/won.ts'
import type { FindingId } from './finding-ids.ts'

/** Input of a signal: the facts, the price, the auction recovery and the rules. */
export type RiskFacts = Facts & {
  price: Known<PriceRange>
  recovery: Known<Recovery>
  /** What this recovery would pay if no other household had a deposit. */
  alone: (price: PriceRange, recovery: Recovery) => Won
  pack: RulePack
}
export type Signal = (f: RiskFacts) => Found | null

type Told = {
  evidence?: readonly Evidence[]
  numbers?: Numbers
  rule?: RuleRef
  severity?: Severity
  weight?: number
}

/** The result of a signal before the rule pack weighs it. */
export type Found = Told & { id: FindingId; code: number }
export const found = (id: FindingId, code: number, rest: Told = {}): Found => ({ id, code, ...rest })

/** The finding with the values of its row; a signal overrides them only to soften or harden by the numbers. */
export function weigh({ weights }: RulePack, { id, code, ...told }: Found): Finding {
  const row = findingRow(weights, code)
  if (row.id !== id) throw new Error(`score number ${code} is that of ${row.id}, not of ${id}`)
  return {
    id,
    code,
    severity: told.severity ?? row.severity,
    evidence: told.evidence ?? [],
    numbers: told.numbers ?? {},
    rule: told.rule ?? row.rule,
    weight: told.weight ?? row.weight,
  }
}

export const evidenceOfAll = (list: readonly (Right | ResolvedEntry)[]): Evidence[] =>
  list.map((x) => evidenceOf('entry' in x ? x.entry : x))

/** Names of the holders of the rights, without duplicates. */
export const holders = (rights: readonly Right[]): string => [...new Set(rights.flatMap(holderNames))].join(', ')

/** The latest receipt day of the entries. */
export const lastDay = (entries: readonly ResolvedEntry[]): string =>
  entries
    .map((e) => e.receivedAt ?? '')
    .toSorted()
    .at(-1) ?? ''

/** Sum of the amounts printed in won, and the number of rights without one. */
export function sumOf(rights: readonly Right[]): { won: number; unread: number } {
  const known = rights.flatMap((r) => (r.amount?.won == null ? [] : [r.amount.won]))
  return { won: sum(known), unread: rights.length - known.length }
}

/** Value of an optional field; null if absent or unknown. */
export const told = <T>(k: Known<T> | undefined): T | null => (k === undefined ? null : valueOf(k))
