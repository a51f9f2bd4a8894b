import type { DisputeRole } from '@jipsalpim/contract/areas/report/dispute-terms.ts'

/** A dispute as it is being written: kept in this tab until it is sent. `finding` '': something else. */
export type DisputeDraft = { finding: string | null; words: string; role: DisputeRole | null; contact: string }
const DRAFT = 'nz_dispute'
const empty: DisputeDraft = { finding: null, words: '', role: null, contact: '' }

/** `about`: the report's number, or when it was shared, never the link. */
export function readDispute(about: string): DisputeDraft {
  try {
    // Only saveDispute writes it.
    const kept = JSON.parse(sessionStorage.getItem(DRAFT) ?? 'null') as { about: string; draft: DisputeDraft } | null
    return kept?.about === about ? kept.draft : empty
  } catch {
    return empty
  }
}
export const saveDispute = (about: string, draft: DisputeDraft): void =>
  sessionStorage.setItem(DRAFT, JSON.stringify({ about, draft }))
export const dropDispute = (): void => sessionStorage.removeItem(DRAFT)
