import type { InquiryRole } from '@jipsalpim/contract/areas/report/inquiry-terms.ts'
import { tabDraft } from '../../../kernel/tab-draft.ts'

export type InquiryDraft = { role: InquiryRole | null; content: string }
/** Per report. */
export const inquiryDraft = tabDraft<InquiryDraft>('nz_inquiry')
export const emptyInquiry: InquiryDraft = { role: null, content: '' }
