/** The calls that a window comes back to: each asks the gateway, and says what was bought. */
export type Confirm = 'orderComplete' | 'orderTicketPayment' | 'payOrderComplete'
/** The places that a window of one of them comes back to. */
export type Return = 'analyzePayComplete' | 'ticketPriceComplete' | 'payOrderComplete' | 'reportExpirationPayComplete'
/** The calls that make an order with a price, apart from a report's own. */
export type Purchase = 'orderTicket' | 'orderTicketBusiness' | 'payOrderPayment'
