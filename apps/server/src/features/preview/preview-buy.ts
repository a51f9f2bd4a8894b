import type { previewReportBuyManager } from '@jipsalpim/contract/areas/preview/calls.ts'
import type { Action } from '../../kernel/serve.ts'
import { enterPreview } from '../operator/preview/enter-preview.ts'
import { readOffers } from '../order/reading/read-offers.ts'
import { readTickets } from '../ticket/read-tickets.ts'

export const previewBuy: Action<typeof previewReportBuyManager> = async (ctx, { order_seq }, user) => {
  const entered = await enterPreview(ctx, 'buy', order_seq, user)
  const offers = entered && (await readOffers(ctx, entered.person, entered.order_seq))
  if (!offers) return { seen: null }
  const tickets = await readTickets(ctx, entered.person.seq)
  return {
    seen: { user_seq: entered.person.seq, order_seq: entered.order_seq, until: entered.until, tickets, ...offers },
  }
}
