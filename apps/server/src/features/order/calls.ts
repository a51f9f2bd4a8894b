import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../http/serve.ts'
import { confirmPayment } from './confirm-payment.ts'
import { createOrder } from './create-order.ts'
import { decideAddress, decideAddressOfMerchant } from './decide-address.ts'
import { decideUnit, decideUnitOfMerchant } from './decide-unit.ts'
import { editAddress } from './edit-address.ts'
import { logAmountFailure } from './log-amount-failure.ts'
import { readCart, readOrder } from './read-order.ts'
import { readPrice } from './read-price.ts'
import { readRecentUndecided } from './read-recent-undecided.ts'

export const orderArea = serve(calls.order, {
  orderPrice: readPrice,
  orderCreate: createOrder,
  orderComplete: confirmPayment,
  orderAmountFailLog: logAmountFailure,
  orderMerchant: readOrder,
  orderCart: readCart,
  orderCartEdit: editAddress,
  orderDeterminedRecent: readRecentUndecided,
  orderDeterminedAddress: decideAddress,
  orderDeterminedBuilding: decideUnit,
  orderDeterminedAddressMerchant: decideAddressOfMerchant,
  orderDeterminedBuildingMerchant: decideUnitOfMerchant,
})
