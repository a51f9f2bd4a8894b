import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../kernel/serve.ts'
import { requestReceipt } from '../payment/receipt/request-receipt.ts'
import { submitRefundAccount } from '../payment/account/submit-refund-account.ts'
import { readAccount } from '../payment/account/read-account.ts'
import { readReceipt } from '../payment/receipt/read-receipt.ts'
import { completeByCoupon, completeOnce } from './paying/complete-free.ts'
import { confirmPayment } from './paying/confirm-payment.ts'
import { createOrder } from './placing/create-order.ts'
import { decideAddress, decideAddressOfMerchant } from './address/decide-address.ts'
import { decideInAMinute } from './address/decide-in-a-minute.ts'
import { correctLease } from './contract/correct-lease.ts'
import { decideUnit, decideUnitOfMerchant } from './address/decide-unit.ts'
import { editAddress } from './address/edit-address.ts'
import { saveReportContract, saveSubscribeContract } from './contract/save-contract.ts'
import { readLoan, readReportContract, readSubscribeContract } from './contract/read-contract.ts'
import { readRealtorDetail } from './reading/read-realtor-detail.ts'
import { logAmountFailure } from './placing/log-amount-failure.ts'
import { confirmAgain } from './paying/confirm-again.ts'
import { payAgain } from './paying/pay-again.ts'
import { readPayOrder, readPayOrderPrice, readReorder } from './paying/read-pay-order.ts'
import { orderGuaranteeHelp, orderNotifier, orderOwnersProperty } from './placing/order-later.ts'
import { listCarts } from './reading/list-carts.ts'
import { listPayments } from './reading/list-payments.ts'
import { readCart, readOrder } from './reading/read-order.ts'
import { readPrice } from './price/read-price.ts'
import { readRecentUndecided } from './address/read-recent-undecided.ts'
import { withdrawOrder } from './withdraw-order.ts'

export const orderArea = serve(calls.order, {
  orderPrice: readPrice,
  orderCreate: createOrder,
  orderOwnerProperty: orderOwnersProperty,
  orderGuarantee: orderGuaranteeHelp,
  orderSubscribe: orderNotifier,
  orderComplete: confirmPayment,
  orderOnceComplete: completeOnce,
  orderCouponOnceComplete: completeByCoupon,
  orderWithdraw: withdrawOrder,
  orderAmountFailLog: logAmountFailure,
  orderBankAccount: readAccount,
  orderRefundAccount: submitRefundAccount,
  orderReceipt: readReceipt,
  orderReceiptAsk: requestReceipt,
  orderPayments: listPayments,
  orderDetailRealtor: readRealtorDetail,
  contractReportKeep: saveReportContract,
  contractReport: readReportContract,
  contractReportLoan: readLoan,
  contractSubscribeKeep: saveSubscribeContract,
  contractSubscribe: readSubscribeContract,
  orderMerchant: readOrder,
  orderCarts: listCarts,
  orderCart: readCart,
  orderCartEdit: editAddress,
  orderDeterminedRecent: readRecentUndecided,
  orderDeterminedAddress: decideAddress,
  orderDeterminedContract: correctLease,
  orderDeterminedBuilding: decideUnit,
  orderDeterminedMinute: decideInAMinute,
  orderDeterminedAddressMerchant: decideAddressOfMerchant,
  orderDeterminedBuildingMerchant: decideUnitOfMerchant,
})

export const payOrderArea = serve(calls.payOrder, {
  payOrderInfo: readPayOrder,
  payOrderInfoReorder: readReorder,
  payOrderPrice: readPayOrderPrice,
  payOrderPayment: payAgain,
  payOrderComplete: confirmAgain,
})
