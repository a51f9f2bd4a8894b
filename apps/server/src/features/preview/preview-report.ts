import type { previewReportManager } from '@jipsalpim/contract/areas/preview/calls.ts'
import type { Action } from '../../kernel/serve.ts'
import { enterPreview } from '../operator/preview/enter-preview.ts'
import { readMasked } from '../report/reading/read-masked.ts'

export const previewReport: Action<typeof previewReportManager> = async (ctx, { order_seq }, user) => {
  const entered = await enterPreview(ctx, 'report', order_seq, user)
  const report = entered && (await readMasked(ctx, entered.order_seq))
  if (!report) return { seen: null }
  return { seen: { user_seq: entered.person.seq, order_seq: entered.order_seq, until: entered.until, report } }
}
