import type { SealPlace } from '../../crypto/seal.ts'
import type { StepName } from './queries.ts'

/** The cells of a report that name a home's owner. */
export const inputPlace = (reportSeq: number): SealPlace => ({
  table: 'report_report',
  column: 'input_sealed',
  row: reportSeq,
})
export const assessmentPlace = (reportSeq: number): SealPlace => ({
  table: 'report_report',
  column: 'assessment_sealed',
  row: reportSeq,
})
export const stepPlace = (reportSeq: number, step: StepName): SealPlace => ({
  table: 'report_step',
  column: 'answer_sealed',
  row: `${reportSeq}:${step}`,
})
export const answerPlace = (answerSeq: number): SealPlace => ({
  table: 'report_answer',
  column: 'value_sealed',
  row: answerSeq,
})
export const reportNamePlace = (orderSeq: number): SealPlace => ({
  table: 'report_shelf',
  column: 'name_sealed',
  row: orderSeq,
})
export const notePlace = (orderSeq: number): SealPlace => ({
  table: 'report_shelf',
  column: 'note_sealed',
  row: orderSeq,
})
export const inquiryPlace = (inquirySeq: number, column: 'content_sealed' | 'answer_sealed'): SealPlace => ({
  table: 'report_inquiry',
  column,
  row: inquirySeq,
})
export const reviewPlace = (reviewSeq: number, column: 'text_sealed' | 'reason_sealed'): SealPlace => ({
  table: 'report_review',
  column,
  row: reviewSeq,
})
export type DisputeText = 'words' | 'contact' | 'ask' | 'reply' | 'reason' | 'stands'
export const disputePlace = (disputeSeq: number, text: DisputeText): SealPlace => ({
  table: 'report_dispute',
  column: `${text}_sealed`,
  row: disputeSeq,
})
export const questionPlace = (
  questionSeq: number,
  column: 'content_sealed' | 'email_sealed' | 'answer_sealed',
): SealPlace => ({ table: 'report_question', column, row: questionSeq })
