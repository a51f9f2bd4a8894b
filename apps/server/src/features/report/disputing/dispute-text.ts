import type { Context } from '../../../kernel/context.ts'
import { disputePlace, type DisputeText } from '../sealed-place.ts'
import type { DisputeRow } from './dispute-queries.ts'

/** A text of a dispute, decrypted; null where there is none. */
export const disputeText = (ctx: Pick<Context, 'seal'>, row: DisputeRow, text: DisputeText): string | null => {
  const sealed = row[`${text}_sealed`]
  return sealed === null ? null : ctx.seal.open(disputePlace(row.dispute_seq, text), sealed).reveal()
}
export const sealText = (ctx: Pick<Context, 'seal'>, seq: number, text: DisputeText, plain: string): Buffer =>
  ctx.seal.seal(disputePlace(seq, text), plain)
