import type { CallName } from '@jipsalpim/contract/call-table.ts'
import type { PlaceChoice } from '@jipsalpim/contract/areas/order/order.ts'
import { REORDER } from '../again-scene.ts'
import { orderInput } from '../scenes.ts'
import type { Objects } from './objects.ts'

/** What else a call needs to reach the object. */
export type Beside = { place: PlaceChoice; job_seq: number; batch_seq: number; campaign: string }
export type Scene = {
  /** The field that names the object. */
  field: string
  input: (of: Objects, beside: Beside) => Record<string, unknown>
  /** Another user's object is answered, not refused: with the same answer as for one that does not exist. */
  says?: true
  noRealtor?: true
  /** A back-office object: every operator sees it, and no user owns it. */
  desk?: true
}

const merchant = (
  field: string,
  rest: object = {},
  order: 'open' | 'undecided' | 'paid' | 'pack' | 'again' = 'open',
): Scene => ({
  field,
  input: (of) => ({ [field]: of[order].merchant_uid, ...rest }),
})
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
const reason = { reason: '권한 시험' }

/** Every call that names an object, and how. A call with such a field and no scene here fails the test by name. */
export const scenes: Partial<Record<CallName, readonly Scene[]>> = {
  sessionEnd: [{ field: 'session_seq', input: (of) => ({ session_seq: of.session_seq }) }],
  mobileChange: [{ field: 'user_verify_seq', input: (of) => ({ user_verify_seq: of.verified.user_verify_seq }) }],
  phoneResult: [
    { field: 'merchant_uid', input: ({ verified: v }) => ({ merchant_uid: v.merchant_uid, imp_uid: v.imp_uid }) },
  ],
  phoneResultGuest: [
    { field: 'merchant_uid', input: ({ verified: v }) => ({ merchant_uid: v.merchant_uid, imp_uid: v.imp_uid }) },
  ],
  phoneResultStatus: [{ field: 'user_verify_seq', input: (of) => ({ user_verify_seq: of.verified.user_verify_seq }) }],

  reportRead: [{ field: 'id', input: (of) => ({ id: of.report_seq }) }],
  reportOfUser: [{ field: 'id', input: (of) => ({ id: of.report_seq }) }],
  reportPrevious: [{ field: 'id', input: (of) => ({ id: of.report_seq }) }],
  reportProgress: [merchant('merchant_uid', {}, 'paid')],

  orderMerchant: [merchant('merchant'), { field: 'order_seq', input: (of) => ({ order_seq: of.open.order_seq }) }],
  orderCart: [merchant('merchant', {}, 'paid')],
  orderCartEdit: [{ field: 'merchant', input: (of, { place }) => ({ merchant: of.paid.merchant_uid, place }) }],
  orderAmountFailLog: [merchant('merchant_uid', { message: '창이 닫힘' })],
  portoneInfo: [merchant('merchant_uid')],
  paypleInfoOrder: [merchant('merchant_uid')],
  orderDeterminedAddress: [{ field: 'id', input: (of, { place }) => ({ id: of.undecided.order_seq, place }) }],
  orderDeterminedAddressMerchant: [
    { field: 'id', input: (of, { place }) => ({ id: of.undecided.merchant_uid, place }) },
  ],
  orderDeterminedBuilding: [{ field: 'id', input: (of) => ({ id: of.undecided.order_seq, ...unit }) }],
  orderDeterminedBuildingMerchant: [{ field: 'id', input: (of) => ({ id: of.undecided.merchant_uid, ...unit }) }],
  orderDeterminedMinute: [{ field: 'id', input: (of, { place }) => ({ id: of.undecided.order_seq, place }) }],
  orderComplete: [merchant('merchant_uid', { imp_uid: null, status: 'paid', pg_name: 'portone' })],
  orderOnceComplete: [merchant('merchant_uid', { imp_uid: null })],
  orderCouponOnceComplete: [merchant('merchant_uid')],
  paypleCompleteFree: [merchant('merchant_uid')],
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
  portoneBillingKey: [{ field: 'card_seq', input: (of) => ({ card_seq: of.card_seq }) }],
  portoneCardEnd: [{ field: 'card_seq', input: (of) => ({ card_seq: of.card_seq }) }],
  portoneCardChange: [
    { field: 'card_seq', input: (of) => ({ from: of.old_card_seq, card_seq: of.card_seq }) },
    { field: 'from', input: (of) => ({ from: of.old_card_seq, card_seq: of.card_seq }) },
  ],
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

  orderTicketPayment: [merchant('merchant_uid', { imp_uid: null, status: 'paid', pg_name: 'portone' }, 'pack')],
  orderTicketUse: [{ field: 'id', input: (of) => ({ id: of.open.order_seq }) }],
  orderTicketRefund: [{ field: 'id', input: (of) => ({ id: of.pack.order_seq }) }],

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

  couponConfirm: [
    { field: 'coupon_seq', noRealtor: true, input: (of) => ({ coupon_seq: of.coupon_seq, service_type: 'report' }) },
  ],
  couponManualUsed: [{ field: 'code_token', noRealtor: true, input: (of) => ({ code_token: of.code_token }) }],
  couponManualValidate: [
    {
      field: 'code_token',
      noRealtor: true,
      says: true,
      input: (of) => ({ code_token: of.code, service_type: 'report', original_price: 9900 }),
    },
  ],
  couponOfLink: [{ field: 'coupon', noRealtor: true, says: true, input: (of) => ({ coupon: of.code }) }],
  couponTake: [{ field: 'code', noRealtor: true, input: (of) => ({ code: of.code }) }],
  couponTakeLink: [{ field: 'coupon', noRealtor: true, input: (of) => ({ coupon: of.code }) }],
  couponValidate: [{ field: 'token', noRealtor: true, says: true, input: (of) => ({ token: of.code }) }],

  operatorPerson: [{ field: 'user_seq', input: (of) => ({ user_seq: of.user_seq }) }],
  operatorReveal: [{ field: 'user_seq', input: (of) => ({ user_seq: of.user_seq, ...reason }) }],
  operatorOrder: [{ field: 'order_seq', input: (of) => ({ order_seq: of.paid.order_seq }) }],
  operatorRefund: [
    { field: 'order_seq', input: (of) => ({ order_seq: of.paid.order_seq, amount: 1, seen_back: 7, ...reason }) },
  ],
  operatorRefundDecide: [
    { field: 'order_seq', input: (of) => ({ order_seq: of.paid.order_seq, amount: 1, approve: false, ...reason }) },
  ],
  operatorPayments: [
    { field: 'order_seq', input: (of) => ({ order_seq: of.paid.order_seq, gateway_id: null, ...reason }) },
  ],
  operatorRefundSettle: [
    {
      field: 'order_seq',
      input: (of) => ({ order_seq: of.paid.order_seq, refund_seq: 987_654_321, went_back: true, ...reason }),
    },
  ],
  operatorNotice: [{ field: 'notice_seq', input: (of) => ({ notice_seq: of.notice_seq, ...reason }) }],
  operatorJob: [
    {
      field: 'job_seq',
      desk: true,
      input: (of, { job_seq }) => ({ job_seq: of.user_seq === 987_654_321 ? 987_654_321 : job_seq, ...reason }),
    },
  ],
  operatorCodes: [
    {
      field: 'batch_seq',
      desk: true,
      input: (of, { batch_seq }) => ({ batch_seq: of.user_seq === 987_654_321 ? 987_654_321 : batch_seq }),
    },
  ],
  operatorCodesApprove: [
    {
      field: 'batch_seq',
      desk: true,
      input: (of, { batch_seq }) => ({
        batch_seq: of.user_seq === 987_654_321 ? 987_654_321 : batch_seq,
        approve: true,
        ...reason,
      }),
    },
  ],
  operatorCodesBring: [
    {
      field: 'campaign',
      desk: true,
      input: (of, { campaign }) => ({
        campaign: of.user_seq === 987_654_321 ? 'never-was' : campaign,
        file_name: 'codes.csv',
        make: 1,
        ...reason,
      }),
    },
  ],
  operatorCampaignApprove: [
    {
      field: 'slug',
      desk: true,
      input: (of, { campaign }) => ({
        slug: of.user_seq === 987_654_321 ? 'never-was' : campaign,
        approve: true,
        ...reason,
      }),
    },
  ],
  operatorCampaignEnd: [
    {
      field: 'slug',
      desk: true,
      input: (of, { campaign }) => ({
        slug: of.user_seq === 987_654_321 ? 'never-was' : campaign,
        end: true,
        ...reason,
      }),
    },
  ],
}

/** Fields that look like an object's name but do not name a user's object, with the reason. */
export const nobodys: Readonly<Record<string, string>> = {
  'loginAppleConfirm.state': 'a secret of 256 bits that this browser began with',
  'loginKakao.code': 'the provider’s, told once to this browser',
  'loginKakao.state': 'a secret of 256 bits that this browser began with',
  'loginUnlink.provider': 'one of two words; the row is found by the caller’s number',
  'userInviteTake.code': 'made to be handed on; whose it is stays untold',
  'pushDevice.push_token': 'the device’s own secret, kept sealed and as a hash',
  'trackingCampaign.nz_campaign': 'the name of a road',
  'trackingCampaign.device': 'a number that the browser made for itself; what hangs on it goes in and never out',
  'trackingEvent.device': 'a number that the browser made for itself; what hangs on it goes in and never out',
  'trackingMatch.device': 'a number that the browser made for itself; what hangs on it goes in and never out',
  'pageView.device': 'a number that the browser made for itself; what hangs on it goes in and never out',
  'termsAgree.codes': 'names of terms that everybody sees',
  'addressUniqueNos.key': 'an address that we signed; addresses are nobody’s',
  'addressUnits.key': 'an address that we signed; addresses are nobody’s',
  'campaignList.campaign': 'public campaigns',
  'campaignSignup.nz_campaign': 'where the caller came from, kept at his own number',
  'campaignStatus.campaign': 'public campaigns; the standing is the caller’s own',
  'couponTake.campaign': 'public campaigns',
  'couponAvailable.address_key': 'an address that we signed; addresses are nobody’s',
  'couponConfirm.address_key': 'an address that we signed; addresses are nobody’s',
  'couponManualValidate.address_key': 'an address that we signed; addresses are nobody’s',
  'couponOfLink.address_key': 'an address that we signed; addresses are nobody’s',
  'reportSimpleMake.address_key': 'an address that we signed; addresses are nobody’s',
  'reportSimpleRead.id': 'a random number of 144 bits, told to whoever made it',
  'operatorCampaignMake.slug': 'made by this call',
  'operatorPayments.gateway_id': 'looked for among the payments of the order alone',
  'operatorRefundSettle.refund_seq': 'looked for among the refunds of the order alone',
  'operatorCodesBring.codes': 'the lines of an issuer’s file',
  'operatorNoticeMake.notice': 'made by this call',
  'operatorNoticeEnd.notice': 'notices are everybody’s',
  'operatorPriceChange.price_seq': 'prices are nobody’s',
  'operatorPriceChange.discount_seq': 'discounts are nobody’s',
  'operatorPriceDecide.change_seq': 'prices are nobody’s',
  'operatorFlag.flag_seq': 'flags are nobody’s',
  'operatorFlagMake.key': 'the name of a flag',
  'operatorFigureMake.key': 'one of five words',
  'operatorReviewEnd.review': 'voices are everybody’s',
  'operatorEnter.code': 'the second factor itself',
  'orderOwnerProperty.draft_key': 'looked for among the caller’s own orders',
  'orderGuarantee.draft_key': 'looked for among the caller’s own orders',
  'orderSubscribe.draft_key': 'looked for among the caller’s own orders',
  'contractReportKeep.loan_product_code': 'a bank’s name for a loan, said and kept',
  'contractSubscribeKeep.loan_product_code': 'a bank’s name for a loan, said and kept',
  'orderCartEdit.unique_no': 'a register’s number; registers are nobody’s',
  'orderRefundAccount.bank_code': 'a bank, which everybody knows',
  'orderComplete.imp_uid': 'the gateway’s number: compared with the order’s own',
  'orderOnceComplete.imp_uid': 'the gateway’s number: compared with the order’s own',
  'orderTicketPayment.imp_uid': 'the gateway’s number: compared with the order’s own',
  'phoneResult.imp_uid': 'the agency’s number: compared with the attempt’s own',
  'phoneResultGuest.imp_uid': 'the agency’s number: compared with the attempt’s own',
  'orderCreate.draft_key': 'looked for among the caller’s own orders',
  'orderTicket.draft_key': 'looked for among the caller’s own orders',
  'payOrderPayment.draft_key': 'looked for among the caller’s own orders',
  'orderTicketBusiness.draft_key': 'looked for among the caller’s own orders',
  'orderTicketDirect.draft_key': 'looked for among the caller’s own orders',
  'userExperiment.device': 'a name that the browser gave itself; an arm of an experiment hangs on it',
  'featureFlagEval.device': 'a name that the browser gave itself; kept nowhere',
  'featureFlagEval.key': 'the name of a flag',
  'appUpdate.device_push_token': 'the device’s own secret, kept as a hash',
  'appUpdateReject.device_push_token': 'the device’s own secret, kept as a hash',
  'newDevice.device_push_token': 'the device’s own secret, kept as a hash',
}

/** A path's field, a number of something owned, or another typical name of an identifier. */
export const looksLikeName = (field: string): boolean =>
  /(^|_)(id|seq|uid|no|key|token|code|codes|state|slug|merchant|coupon|campaign|provider|device)$/.test(field)
