import type { DisputeRole } from '@jipsalpim/contract/areas/report/dispute-terms.ts'
import { tabDraft } from '../../../kernel/tab-draft.ts'

/** `finding` '': something else. */
export type DisputeDraft = { finding: string | null; words: string; role: DisputeRole | null; contact: string }
/** Per report, by its number or by when it was shared, never by the link. */
export const disputeDraft = tabDraft<DisputeDraft>('nz_dispute')
export const emptyDispute: DisputeDraft = { finding: null, words: '', role: null, contact: '' }
