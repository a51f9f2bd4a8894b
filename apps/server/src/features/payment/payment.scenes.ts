import type { paymentRows } from '@jipsalpim/contract/areas/payment/rows.ts'
import { declareScenes, merchant } from '../testing/authorisation/scene.ts'

export const paymentScenes = declareScenes<typeof paymentRows>({
  scenes: {
    portoneInfo: [merchant('merchant_uid')],
    paypleInfoOrder: [merchant('merchant_uid')],
    paypleCompleteFree: [merchant('merchant_uid')],
    portoneBillingKey: [{ field: 'card_seq', input: (of) => ({ card_seq: of.card_seq }) }],
    portoneCardEnd: [{ field: 'card_seq', input: (of) => ({ card_seq: of.card_seq }) }],
    portoneCardChange: [
      { field: 'card_seq', input: (of) => ({ from: of.old_card_seq, card_seq: of.card_seq }) },
      { field: 'from', input: (of) => ({ from: of.old_card_seq, card_seq: of.card_seq }) },
    ],
  },
})
