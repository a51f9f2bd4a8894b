import type { reportReviewMake, reportReviewMask } from '@jipsalpim/contract/areas/report/review.ts'
import { maskWords } from '@jipsalpim/engine/sharing/mask-words.ts'
import type { Context, TxContext } from '../../../kernel/context.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { currentVersion, type VersionRow } from '../answering/answer-queries.ts'
import { openAssessment } from '../answering/present-version.ts'
import { reviewPlace } from '../sealed-place.ts'
import { insertReview, reviewableOrder, sealReview } from './review-queries.ts'

export const maskReview: Action<typeof reportReviewMask> = async (ctx, { report_seq, text }, user) => {
  const masked = maskFor(ctx, await deliveredTo(ctx, user.seq, report_seq), text)
  return { text: masked, masked: masked !== text }
}

export const createReview: Action<typeof reportReviewMake> = (ctx, { report_seq: named, stars, text }, user) =>
  ctx.tx(async (tx) => {
    const orderSeq = await reviewableOrder(tx.db, user.seq, named)
    if (orderSeq === undefined) throw new Fail('notFound')
    await tx.hooks.payables.lock(tx, orderSeq)
    const current = await deliveredTo(tx, user.seq, named)
    const { order_seq, report_seq } = current
    const made = await insertReview(tx.db, { order_seq, report_seq, user_seq: user.seq, stars })
    if (!made) throw new Fail('reviewWritten')
    const { review_seq } = made
    await sealReview(
      tx.db,
      review_seq,
      tx.seal.seal(reviewPlace(review_seq, 'text_sealed'), maskFor(tx, current, text)),
    )
    return { review_seq, state: 'sent' as const }
  })

async function deliveredTo(ctx: Pick<Context, 'db'>, userSeq: number, reportSeq: number): Promise<VersionRow> {
  const orderSeq = await reviewableOrder(ctx.db, userSeq, reportSeq)
  const current = orderSeq === undefined ? undefined : await currentVersion(ctx.db, orderSeq)
  if (!current) throw new Fail('notFound')
  return current
}

const maskFor = (ctx: Pick<TxContext, 'seal'>, of: VersionRow, text: string): string =>
  maskWords(text, openAssessment(ctx, of))
