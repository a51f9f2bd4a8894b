import { questionConsent } from '@jipsalpim/contract/areas/report/question-terms.ts'

/** A question as it is being written: kept in this tab until it is sent. */
export type QuestionDraft = { name: 'finding' | 'price' | 'clause' | 'other' | null; content: string; email: string }
const DRAFT = 'nz_question'
const AGREED = 'nz_question_agreed'
const empty: QuestionDraft = { name: null, content: '', email: '' }

export function readQuestion(order: number): QuestionDraft {
  try {
    // Only saveQuestion writes it.
    const kept = JSON.parse(sessionStorage.getItem(DRAFT) ?? 'null') as { order: number; draft: QuestionDraft } | null
    return kept?.order === order ? kept.draft : empty
  } catch {
    return empty
  }
}
export const saveQuestion = (order: number, draft: QuestionDraft): void =>
  sessionStorage.setItem(DRAFT, JSON.stringify({ order, draft }))
export const dropQuestion = (): void => sessionStorage.removeItem(DRAFT)

/** Agreed in this tab, to the text of today. */
export const hasAgreed = (): boolean => sessionStorage.getItem(AGREED) === questionConsent
export const agree = (): void => sessionStorage.setItem(AGREED, questionConsent)
