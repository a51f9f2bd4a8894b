import type { reportPrevious } from '@jipsalpim/contract/areas/report/report.ts'
import { grades } from '@jipsalpim/engine/assessment.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { findShare } from '../sharing/find-share.ts'
import { ownJudged, ownJudgedBefore } from '../queries.ts'

/** The previous judgement of the same home. */
export const readPrevious: Action<typeof reportPrevious> = async (ctx, { id, realtor }, user) => {
  if (realtor !== undefined) {
    const share = await findShare(ctx, realtor, user)
    if (share.report_seq !== id) throw new Fail('shareEnded')
    // An earlier report was not shared.
    return { ...presentJudged(share), previous: null }
  }
  const now = await ownJudged(ctx.db, user.seq, id)
  if (!now?.ready_at) throw new Fail('notFound')
  const before = now.unique_no ? await ownJudgedBefore(ctx.db, user.seq, now.unique_no, now.ready_at) : undefined
  return {
    ...presentJudged(now),
    previous: before?.ready_at
      ? {
          report_seq: before.report_seq,
          order_seq: before.order_seq,
          ready_at: before.ready_at.toISOString(),
          ...presentJudged(before),
        }
      : null,
  }
}

const presentJudged = ({ grade, score }: { grade: string | null; score: number | null }) => ({
  grade: grades.find((g) => g === grade) ?? null,
  score,
})
