import type { Context } from '../../../kernel/context.ts'
import { questionPlace } from '../sealed-place.ts'
import type { QuestionRow } from './question-queries.ts'

/** A text of a question, decrypted; null where there is none. */
export const readText = (
  ctx: Pick<Context, 'seal'>,
  row: QuestionRow,
  column: 'content_sealed' | 'email_sealed' | 'answer_sealed',
): string | null => {
  const sealed = row[column]
  return sealed === null ? null : ctx.seal.open(questionPlace(row.question_seq, column), sealed).reveal()
}
