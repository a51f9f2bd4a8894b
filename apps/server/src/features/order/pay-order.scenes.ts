import type { payOrderRows } from '@jipsalpim/contract/areas/pay-order/rows.ts'
import { REORDER } from '../testing/again-scene.ts'
import { declareScenes, merchant } from '../testing/authorisation/scene.ts'

export const payOrderScenes = declareScenes<typeof payOrderRows>({
  scenes: {
    payOrderInfo: [{ field: 'order_seq', input: (of) => ({ order_seq: of.paid.order_seq }) }],
    payOrderInfoReorder: [{ field: 'order_seq', input: (of) => ({ order_seq: of.paid.order_seq }) }],
    payOrderPrice: [{ field: 'order_seq', input: (of) => ({ order_seq: of.paid.order_seq, wanted: REORDER }) }],
    payOrderPayment: [
      {
        field: 'order_seq',
        input: (of) => ({
          order_seq: of.paid.order_seq,
          wanted: REORDER,
          pg_name: 'portone',
          shown_price: 9900,
          agreed: true,
          draft_key: `key-of-the-order-${of.paid.order_seq}`,
        }),
      },
    ],
    payOrderComplete: [merchant('merchant_uid', { imp_uid: null, status: 'paid', pg_name: 'portone' }, 'again')],
  },
  nobodys: {
    'payOrderPayment.draft_key': 'looked for among the caller’s own orders',
  },
})
