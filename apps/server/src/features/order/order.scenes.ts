import type { orderRows } from '@jipsalpim/contract/areas/order/rows.ts'
import { orderInput } from '../testing/scenes.ts'
import { declareScenes, merchant } from '../testing/authorisation/scene.ts'

const unit = { building_dong: null, building_floor: null, building_ho: '301' }
const contract = {
  start_on: '2026-12-24',
  end_on: '2028-12-23',
  deposit_amount: null,
  rental_amount: null,
  area: null,
  loan_yn: 'N',
  bank_name: null,
  loan_name: null,
  loan_product_code: null,
}
const laterTerms = { pg_name: 'portone', shown_price: 1, draft_key: 'a-draft-of-a-stranger', agreed: true }

export const orderScenes = declareScenes<typeof orderRows>({
  scenes: {
    orderMerchant: [merchant('merchant'), { field: 'order_seq', input: (of) => ({ order_seq: of.open.order_seq }) }],
    orderCart: [merchant('merchant', {}, 'paid')],
    orderCartEdit: [{ field: 'merchant', input: (of, { place }) => ({ merchant: of.paid.merchant_uid, place }) }],
    orderAmountFailLog: [merchant('merchant_uid', { message: '창이 닫힘' })],
    orderDeterminedAddress: [{ field: 'id', input: (of, { place }) => ({ id: of.undecided.order_seq, place }) }],
    orderDeterminedAddressMerchant: [
      { field: 'id', input: (of, { place }) => ({ id: of.undecided.merchant_uid, place }) },
    ],
    orderDeterminedBuilding: [{ field: 'id', input: (of) => ({ id: of.undecided.order_seq, ...unit }) }],
    orderDeterminedBuildingMerchant: [{ field: 'id', input: (of) => ({ id: of.undecided.merchant_uid, ...unit }) }],
    orderDeterminedContract: [
      { field: 'id', input: (of) => ({ id: of.undecided.order_seq, deposit_amount: 230_000_000 }) },
    ],
    orderDeterminedMinute: [{ field: 'id', input: (of, { place }) => ({ id: of.undecided.order_seq, place }) }],
    orderComplete: [merchant('merchant_uid', { imp_uid: null, status: 'paid', pg_name: 'portone' })],
    orderOnceComplete: [merchant('merchant_uid', { imp_uid: null })],
    orderCouponOnceComplete: [merchant('merchant_uid')],
    orderWithdraw: [merchant('merchant_uid')],
    orderBankAccount: [merchant('merchant_uid')],
    orderRefundAccount: [merchant('merchant_uid', { bank_code: '004', number: '12345678901', holder: '김임차' })],
    orderReceipt: [merchant('merchant_uid')],
    orderReceiptAsk: [merchant('merchant_uid', { kind: 'person', number: '01012345678' })],
    orderOwnerProperty: [merchant('of', laterTerms, 'paid')],
    orderGuarantee: [merchant('of', laterTerms, 'paid')],
    orderDetailRealtor: [{ field: 'order_seq', input: (of) => ({ order_seq: of.paid.order_seq }) }],
    contractReportKeep: [{ field: 'id', input: (of) => ({ id: of.paid.order_seq, ...contract }) }],
    contractReport: [{ field: 'id', input: (of) => ({ id: of.paid.order_seq }) }],
    contractReportLoan: [{ field: 'id', input: (of) => ({ id: of.paid.order_seq }) }],
    contractSubscribeKeep: [{ field: 'id', input: (of) => ({ id: of.notifier.order_seq, ...contract }) }],
    contractSubscribe: [{ field: 'id', input: (of) => ({ id: of.notifier.order_seq }) }],
    orderSubscribe: [
      merchant('of', { ...laterTerms, yearly: false }, 'paid'),
      {
        field: 'coupon_seq',
        noRealtor: true,
        input: (of, { place }) => ({ ...laterTerms, yearly: false, place, coupon_seq: of.coupon_seq }),
      },
      {
        field: 'code_token',
        noRealtor: true,
        input: (of, { place }) => ({ ...laterTerms, yearly: false, place, code_token: of.code_token }),
      },
    ],
    orderCreate: [
      { field: 'coupon_seq', noRealtor: true, input: (of) => ({ ...orderInput(), coupon_seq: of.coupon_seq }) },
      { field: 'code_token', noRealtor: true, input: (of) => ({ ...orderInput(), code_token: of.code_token }) },
    ],
  },
  nobodys: {
    'orderDetailRealtor.realtor': 'a link’s token, or a key that we signed for one realtor',
    'orderOwnerProperty.draft_key': 'looked for among the caller’s own orders',
    'orderGuarantee.draft_key': 'looked for among the caller’s own orders',
    'orderSubscribe.draft_key': 'looked for among the caller’s own orders',
    'contractReportKeep.loan_product_code': 'a bank’s name for a loan, said and kept',
    'contractSubscribeKeep.loan_product_code': 'a bank’s name for a loan, said and kept',
    'orderDeterminedBuilding.unique_no': 'a register’s number; registers are nobody’s',
    'orderDeterminedBuildingMerchant.unique_no': 'a register’s number; registers are nobody’s',
    'orderCartEdit.unique_no': 'a register’s number; registers are nobody’s',
    'orderRefundAccount.bank_code': 'a bank, which everybody knows',
    'orderComplete.imp_uid': 'the gateway’s number: compared with the order’s own',
    'orderOnceComplete.imp_uid': 'the gateway’s number: compared with the order’s own',
    'orderCreate.draft_key': 'looked for among the caller’s own orders',
  },
})
