import { evidenceOfAll, found, type Signal } from '../signal.ts'

/** The strike-through and the cancelling entry disagree, or neither is conclusive. */
export const judge: Signal = (f) => {
  const entries = f.register.entries.filter((e) => e.conflict || e.status === 'unresolved')
  return entries.length === 0
    ? null
    : found('cancel-conflict', 120, { evidence: evidenceOfAll(entries), numbers: { count: entries.length } })
}
