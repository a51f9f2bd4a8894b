import type { operatorPreview } from '@jipsalpim/contract/areas/operator/preview.ts'
import { PREVIEW_MINUTES } from '@jipsalpim/contract/preview-header.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { findReadyReport } from '../../report/reading/find-ready-report.ts'
import { watchOfOrder } from '../../subscribe/beginning/watch-of-order.ts'
import { orderByNumber } from '../queries.ts'
import { sealPreview } from './preview-token.ts'

/** The reason is in the access log before this returns, and again with every use. */
export const issuePreview: Action<typeof operatorPreview> = async (ctx, { order_seq, page, reason }, operator) => {
  const [order] = await orderByNumber(ctx.db, order_seq)
  if (!order) throw new Fail('notFound')
  const key = ctx.settings.previewKey
  const isThere = page === 'watch' ? watchOfOrder(ctx.db, order_seq) : findReadyReport(ctx, order_seq)
  if (!key || !(await isThere)) throw new Fail('operatorRefused')
  const ends = ctx.now().getTime() + PREVIEW_MINUTES * 60_000
  const token = sealPreview(key, operator.seq, {
    session: operator.session.seq,
    person: order.user_seq,
    order: order_seq,
    page,
    reason,
    ends,
  })
  return { token, until: new Date(ends).toISOString() }
}
