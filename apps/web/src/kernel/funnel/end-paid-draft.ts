import { send } from '../calls/client.ts'
import { orderedOf } from './draft.ts'
import { endOrdered } from './store.ts'

/** A payment that completed unseen by this device (a bank transfer, a closed window) leaves no draft behind. */
export async function endPaidDraft(id: string): Promise<void> {
  const merchant = orderedOf(id)
  if (merchant === null) return
  const order = await send('orderMerchant', { merchant })
  if (order.ok && order.data.paid_at !== null) endOrdered(id, merchant)
}
