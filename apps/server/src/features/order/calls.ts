import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../kernel/serve.ts'
import { askReceipt } from '../payment/ask-receipt.ts'
import { giveRefundAccount } from '../payment/give-refund-account.ts'
import { readAccount } from '../payment/read-account.ts'
import { readReceipt } from '../payment/read-receipt.ts'
import { completeByCoupon, completeOnce } from './complete-free.ts'
import { confirmPayment } from './confirm-payment.ts'
import { createOrder } from './create-order.ts'
import { decideAddress, decideAddressOfMerchant } from './decide-address.ts'
import { decideInAMinute } from './decide-in-a-minute.ts'
import { decideUnit, decideUnitOfMerchant } from './decide-unit.ts'
import { editAddress } from './edit-address.ts'
import { saveReportContract, saveSubscribeContract } from './save-contract.ts'
import { readLoan, readReportContract, readSubscribeContract } from './read-contract.ts'
import { readRealtorDetail } from './read-realtor-detail.ts'
import { logAmountFailure } from './log-amount-failure.ts'
import { confirmAgain } from './confirm-again.ts'
import { payAgain } from './pay-again.ts'
import { readPayOrder, readPayOrderPrice, readReorder } from './read-pay-order.ts'
import { orderGuaranteeHelp, orderNotifier, orderOwnersProperty } from './order-later.ts'
import { readCart, readOrder } from './read-order.ts'
import { readPrice } from './read-price.ts'
import { readRecentUndecided } from './read-recent-undecided.ts'
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
  orderRefundAccount: giveRefundAccount,
  orderReceipt: readReceipt,
  orderReceiptAsk: askReceipt,
  orderDetailRealtor: readRealtorDetail,
  contractReportKeep: saveReportContract,
  contractReport: readReportContract,
  contractReportLoan: readLoan,
  contractSubscribeKeep: saveSubscribeContract,
  contractSubscribe: readSubscribeContract,
  orderMerchant: readOrder,
  orderCart: readCart,
  orderCartEdit: editAddress,
  orderDeterminedRecent: readRecentUndecided,
  orderDeterminedAddress: decideAddress,
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
