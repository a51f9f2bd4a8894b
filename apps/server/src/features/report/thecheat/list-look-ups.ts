import type { fraudLookUps } from '@jipsalpim/contract/areas/report/thecheat.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { orderOfOwnReport } from '../answering/answer-queries.ts'
import { lookUpsLeft, lookUpsOf } from './look-up-queries.ts'

export const listLookUps: Action<typeof fraudLookUps> = async (ctx, { report_seq }, user) => {
  const orderSeq = report_seq === undefined ? undefined : await orderOfOwnReport(ctx.db, user.seq, report_seq)
  if (report_seq !== undefined && orderSeq === undefined) throw new Fail('notFound')
  const rows = await lookUpsOf(ctx.db, user.seq, orderSeq)
  return {
    look_ups: rows.map(({ look_up_seq, at, kind, tail, caution, date_start, date_end }) => ({
      look_up_seq,
      at: at.toISOString(),
      keyword_type: kind,
      tail,
      caution: caution ?? ('unknown' as const),
      date_start,
      date_end,
    })),
    left: await lookUpsLeft(ctx.db, user.seq),
  }
}
