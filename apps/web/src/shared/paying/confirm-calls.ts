import type { Sent } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'

/** The calls after a payment window: each asks the gateway, and returns what was bought. */
export type Confirm = 'orderComplete' | 'orderOnceComplete' | 'orderTicketPayment' | 'payOrderComplete'
/** The places that a payment window returns to. */
export type Return =
  | 'analyzePayComplete'
  | 'ticketPriceComplete'
  | 'payOrderComplete'
  | 'reportExpirationPayComplete'
  | 'subscribeComplete'
  | 'subscribeOwnerHouseComplete'
/** The calls that create an order with a price, except the one for a report. */
export type Purchase = 'orderTicket' | 'orderTicketBusiness' | 'payOrderPayment'

type Seen = Sent<CallNamed<'orderComplete'>>
/** A window's result as input for its call: the call for an order of any kind looks up the gateway itself. */
export const seenBy = (name: Confirm, { imp_uid, merchant_uid, ...rest }: Seen): Sent<CallNamed<Confirm>> =>
  name === 'orderOnceComplete' ? { imp_uid, merchant_uid } : { imp_uid, merchant_uid, ...rest }
