import { questionConsent } from '@jipsalpim/contract/areas/report/question-terms.ts'
import { tabDraft } from '../../../kernel/tab-draft.ts'

export type QuestionDraft = { name: 'finding' | 'price' | 'clause' | 'other' | null; content: string; email: string }
const AGREED = 'nz_question_agreed'
/** Per order. */
export const questionDraft = tabDraft<QuestionDraft>('nz_question')
export const emptyQuestion: QuestionDraft = { name: null, content: '', email: '' }

/** The user agreed in this tab, to the current text. */
export const hasAgreed = (): boolean => sessionStorage.getItem(AGREED) === questionConsent
export const agree = (): void => sessionStorage.setItem(AGREED, questionConsent)
