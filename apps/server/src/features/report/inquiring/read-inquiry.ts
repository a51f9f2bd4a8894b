import type { Context } from '../../../kernel/context.ts'
import { inquiryPlace } from '../sealed-place.ts'
import type { InquiryRow } from './inquiry-queries.ts'

/** A text of an inquiry, decrypted; null where there is none. */
export const readInquiry = (
  ctx: Pick<Context, 'seal'>,
  row: InquiryRow,
  column: 'content_sealed' | 'answer_sealed',
): string | null => {
  const sealed = row[column]
  return sealed === null ? null : ctx.seal.open(inquiryPlace(row.inquiry_seq, column), sealed).reveal()
}
