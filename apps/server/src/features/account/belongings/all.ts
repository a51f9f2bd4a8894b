import { couponBelongings } from '../../coupon/belongings.ts'
import { campaignBelongings } from '../../campaign/belongings.ts'
import { experimentBelongings } from '../../experiment/belongings.ts'
import { messageBelongings } from '../../message/belongings.ts'
import { operatorBelongings } from '../../operator/belongings.ts'
import { orderBelongings } from '../../order/belongings.ts'
import { paymentBelongings } from '../../payment/belongings.ts'
import { reportBelongings } from '../../report/belongings.ts'
import { ticketBelongings } from '../../ticket/belongings.ts'
import { trackingBelongings } from '../../tracking/belongings.ts'
import { verificationBelongings } from '../../verification/belongings.ts'
import { accountBelongings } from './account-belongings.ts'
import type { Belongings } from './belongings.ts'

/** Everything that we hold of persons, in the order in which it is forgotten: the account itself comes last. */
export const allBelongings: readonly Belongings[] = [
  reportBelongings,
  paymentBelongings,
  orderBelongings,
  messageBelongings,
  couponBelongings,
  ticketBelongings,
  campaignBelongings,
  experimentBelongings,
  trackingBelongings,
  operatorBelongings,
  verificationBelongings,
  accountBelongings,
]
