import type { Assessment, Evidence } from '@jipsalpim/engine/assessment.ts'
import type { Entry, ResolvedEntry } from '@jipsalpim/engine/register/model.ts'

/** The entry that a claim rests on; null for a 표제부 block, which has no entry of its own. */
export const entryOf = (assessment: Assessment, evidence: Evidence): ResolvedEntry | null =>
  assessment.register.entries.find((e) => e.id === evidence.entry) ?? null

/** '홍길동, 김영희', as printed and without struck names. */
export const holdersOf = (entry: Pick<Entry, 'parties'>): string => {
  const live = entry.parties.filter((p) => !p.struck && p.role !== '채무자')
  const all = live.length > 0 ? live : entry.parties.filter((p) => p.role !== '채무자')
  return [...new Set(all.map((p) => p.name))].join(', ')
}

/** The amount of the entry: a struck one only if no other is left. */
export const amountOf = (entry: Pick<Entry, 'amounts'>) =>
  entry.amounts.find((a) => !a.struck) ?? entry.amounts[0] ?? null
