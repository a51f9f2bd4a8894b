/** The calls after a payment window: each asks the gateway, and returns what was bought. */
export type Confirm = 'orderComplete' | 'orderTicketPayment' | 'payOrderComplete'
/** The places that a payment window returns to. */
export type Return = 'analyzePayComplete' | 'ticketPriceComplete' | 'payOrderComplete' | 'reportExpirationPayComplete'
/** The calls that create an order with a price, except the one for a report. */
export type Purchase = 'orderTicket' | 'orderTicketBusiness' | 'payOrderPayment'
