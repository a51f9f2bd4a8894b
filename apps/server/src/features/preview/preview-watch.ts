import type { previewSubscribeManager } from '@jipsalpim/contract/areas/preview/calls.ts'
import type { Action } from '../../kernel/serve.ts'
import { enterPreview } from '../operator/preview/enter-preview.ts'
import { readMaskedWatch } from '../subscribe/reading/read-masked-watch.ts'

export const previewWatch: Action<typeof previewSubscribeManager> = async (ctx, { order_seq }, user) => {
  const entered = await enterPreview(ctx, 'watch', order_seq, user)
  const watch = entered && (await readMaskedWatch(ctx, entered.person.seq, entered.order_seq))
  if (!watch) return { seen: null }
  return { seen: { user_seq: entered.person.seq, order_seq: entered.order_seq, until: entered.until, ...watch } }
}
