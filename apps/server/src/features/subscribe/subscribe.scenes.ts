import type { subscribeRows } from '@jipsalpim/contract/areas/subscribe/rows.ts'
import { declareScenes } from '../testing/authorisation/scene.ts'

const terms = { yearly: false, price: 4900, draft_key: 'a-draft-of-nobody', agreed: true } as const

export const subscribeScenes = declareScenes<typeof subscribeRows>({
  scenes: {
    subscribeInfo: [{ field: 'id', input: (of) => ({ id: of.watch_seq }) }],
    subscribeEdit: [{ field: 'subscribe_seq', input: (of) => ({ subscribe_seq: of.watch_seq, pause_until: null }) }],
    subscribeAnalyze: [{ field: 'analyze_seq', input: (of) => ({ analyze_seq: of.alert_seq }) }],
    subscribeAnalyzeById: [{ field: 'id', input: (of) => ({ id: of.alert_seq }) }],
    subscribeAnalyzeDate: [
      { field: 'analyze_seq', input: (of) => ({ analyze_seq: of.alert_seq, balance_on: '2099-01-15' }) },
    ],
    subscribeReport: [{ field: 'id', input: (of) => ({ id: of.watch_seq }) }],
    subscribeReserve: [
      { field: 'subscribe_seq', input: (of) => ({ subscribe_seq: of.watch_seq, when: 'period_end' }) },
    ],
    subscribeReserveRevoke: [{ field: 'subscribe_seq', input: (of) => ({ subscribe_seq: of.watch_seq }) }],
    subscribeRemove: [{ field: 'subscribe_seq', input: (of) => ({ subscribe_seq: of.watch_seq, shown_refund: 0 }) }],
    subscribePayment: [
      { field: 'report_seq', input: (of) => ({ ...terms, card_seq: of.kept_card_seq, report_seq: of.report_seq }) },
      { field: 'card_seq', input: (of, { place }) => ({ ...terms, place, card_seq: of.kept_card_seq }) },
      {
        field: 'coupon_seq',
        noRealtor: true,
        input: (of, { place }) => ({ ...terms, place, card_seq: of.kept_card_seq, coupon_seq: of.coupon_seq }),
      },
      {
        field: 'code_token',
        noRealtor: true,
        input: (of, { place }) => ({ ...terms, place, card_seq: of.kept_card_seq, code_token: of.code_token }),
      },
    ],
    subscribePaymentBulk: [
      {
        field: 'selected_items',
        input: (of) => ({ ...terms, selected_items: [{ report_seq: of.report_seq }], pg_name: 'portone' }),
      },
      {
        field: 'card_seq',
        input: (of, { place }) => ({ ...terms, selected_items: [{ place }], card_seq: of.kept_card_seq }),
      },
    ],
    subscribeBulkPrice: [
      {
        field: 'selected_items',
        says: true,
        input: (of) => ({ yearly: false, selected_items: [{ report_seq: of.report_seq }] }),
      },
    ],
    subscribeBulk: [{ field: 'merchant_uid', input: (of) => ({ merchant_uid: of.bulk.merchant_uid }) }],
    subscribeChangeAddress: [
      { field: 'subscribe_seq', input: (of, { place }) => ({ subscribe_seq: of.watch_seq, place }) },
    ],
    subscribeAddressHistory: [{ field: 'id', input: (of) => ({ id: of.watch_seq }) }],
    subscribePaymentCampaign: [
      {
        field: 'report_seq',
        noRealtor: true,
        input: (of) => ({ campaign: 'pilot-notifier', report_seq: of.report_seq, agreed: true }),
      },
      {
        field: 'code',
        noRealtor: true,
        input: (of, { place }) => ({ code: of.code_token, place, agreed: true }),
      },
    ],
    subscribeChargeDay: [{ field: 'id', input: (of) => ({ id: of.watch_seq, day: 17 }) }],
    subscribePaymentDate: [{ field: 'subscribe_seq', input: (of) => ({ subscribe_seq: of.watch_seq, day: 17 }) }],
    subscribePaymentCard: [
      { field: 'subscribe_seq', input: (of) => ({ subscribe_seq: of.watch_seq, card_seq: of.kept_card_seq }) },
      { field: 'card_seq', input: (of) => ({ subscribe_seq: of.watch_seq, card_seq: of.kept_card_seq }) },
    ],
    subscribeLastPayment: [{ field: 'id', input: (of) => ({ id: of.watch_seq }) }],
    subscribeConsent: [
      { field: 'subscribe_seq', input: (of) => ({ subscribe_seq: of.watch_seq, offer_seq: of.offer_seq, yes: true }) },
      { field: 'offer_seq', input: (of) => ({ subscribe_seq: of.watch_seq, offer_seq: of.offer_seq, yes: true }) },
    ],
    subscribeOffer: [{ field: 'id', input: (of) => ({ id: of.watch_seq }) }],
    subscribeOfferTake: [
      {
        field: 'subscribe_seq',
        input: (of) => ({ subscribe_seq: of.watch_seq, offer_seq: 1, price: 39_000, agreed: true }),
      },
    ],
    subscribeAlerts: [{ field: 'id', input: (of) => ({ id: of.watch_seq }) }],
    subscribeSeen: [{ field: 'alert_seq', input: (of) => ({ alert_seq: of.alert_seq }) }],
    subscribeHistory: [{ field: 'id', input: (of) => ({ id: of.watch_seq }) }],
    subscribeLook: [{ field: 'id', input: (of) => ({ id: of.watch_seq }) }],
    subscribeGuard: [{ field: 'id', input: (of) => ({ id: of.watch_seq }) }],
  },
  nobodys: {
    'subscribePayment.draft_key': 'looked for among the caller’s own orders',
    'subscribePaymentBulk.draft_key': 'looked for among the caller’s own orders',
    'subscribePrice.subscribe': 'a home by a key that cannot be guessed; it answers without a unit and a person',
    'subscribePriceAverage.id': 'a home by a key that cannot be guessed; it answers without a unit and a person',
    'subscribePaymentCampaign.campaign': 'public campaigns',
    'subscribeOfferTake.offer_seq': 'public offers, the same for everybody',
  },
})
