import type { ticketRows } from '@jipsalpim/contract/areas/ticket/rows.ts'
import { declareScenes, merchant } from '../testing/authorisation/scene.ts'

export const ticketScenes = declareScenes<typeof ticketRows>({
  scenes: {
    orderTicketPayment: [merchant('merchant_uid', { imp_uid: null, status: 'paid', pg_name: 'portone' }, 'pack')],
    orderTicketUse: [{ field: 'id', input: (of) => ({ id: of.open.order_seq }) }],
    orderTicketRefund: [{ field: 'id', input: (of) => ({ id: of.pack.order_seq }) }],
  },
  nobodys: {
    'orderTicketPayment.imp_uid': 'the gateway’s number: compared with the order’s own',
    'orderTicket.draft_key': 'looked for among the caller’s own orders',
    'orderTicketBusiness.draft_key': 'looked for among the caller’s own orders',
    'orderTicketDirect.draft_key': 'looked for among the caller’s own orders',
  },
})
