import type { Evidence, Finding, Numbers, PriceRange, Recovery, Severity } from '../assessment.ts'
import type { RulePack } from '../law/pack.ts'
import { findingRow } from '../law/risk-weights.ts'
import type { RuleRef } from '../law/dated.ts'
import { evidenceOf, type Facts } from '../property/facts.ts'
import { holderNames } from '../property/names.ts'
import type { ResolvedEntry, Right } from '../register/model.ts'
import { type Known, valueOf } from '../values/known.ts'
import { sum, type Won } from '../values/won.ts'
import type { FindingId } from './finding-ids.ts'

/** What a signal reads: the facts, the price beside them, what an auction would bring back, and the rules to judge them by. */
export type RiskFacts = Facts & {
  price: Known<PriceRange>
  recovery: Known<Recovery>
  /** What would come back of this recovery if no other household had a deposit. */
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

/** What a signal found, before the pack weighs it. */
export type Found = Told & { id: FindingId; code: number }
export const found = (id: FindingId, code: number, told: Told = {}): Found => ({ id, code, ...told })

/** The finding with what its row says; a signal says otherwise only where it softens or hardens by the numbers. */
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

/** Names of those who hold the rights, each once. */
export const holders = (rights: readonly Right[]): string => [...new Set(rights.flatMap(holderNames))].join(', ')

/** The last day on which one of them was received. */
export const lastDay = (entries: readonly ResolvedEntry[]): string =>
  entries
    .map((e) => e.receivedAt ?? '')
    .toSorted()
    .at(-1) ?? ''

/** Sum of the amounts that are printed in won, and how many are not. */
export function sumOf(rights: readonly Right[]): { won: number; unread: number } {
  const known = rights.flatMap((r) => (r.amount?.won == null ? [] : [r.amount.won]))
  return { won: sum(known), unread: rights.length - known.length }
}

/** What was told of a field that may be absent: absent is not known. */
export const told = <T>(k: Known<T> | undefined): T | null => (k === undefined ? null : valueOf(k))

/** Percent with one decimal, cut up: a ratio of danger must not flatter. */
export const percentOf = (part: number, whole: number): number => Math.ceil((part * 1000) / whole) / 10
