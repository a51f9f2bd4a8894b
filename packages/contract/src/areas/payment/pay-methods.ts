/**
 * Every way to pay: by card or by a wallet that charges one; by transfer in a gateway's window; by a deposit to an
 * account that is opened for the order.
 */
export const payMethods = ['kakaopay', 'naverpay', 'tosspay', 'card', 'transfer', 'vbank'] as const
export type PayMethod = (typeof payMethods)[number]

/**
 * The gateway behind each name that users know; no screen shows the gateway's own. The wallets are spread over both, so
 * that one of them is available when a gateway is down. PortOne takes a wallet as its `pay_method`, Payple as
 * PCD_PAY_METHOD of a one-off card payment.
 */
export const gatewayOf = {
  kakaopay: 'portone',
  naverpay: 'payple',
  tosspay: 'portone',
  card: 'portone',
  transfer: 'payple',
  vbank: 'portone',
} as const satisfies Record<PayMethod, 'portone' | 'payple'>

/** Ways to pay without cash, for products without a cash receipt of their own. */
export const walletMethods = ['kakaopay', 'naverpay', 'tosspay', 'card'] as const satisfies readonly PayMethod[]
export type WalletMethod = (typeof walletMethods)[number]

/** Paid in cash: a cash receipt may be requested (소득세법 162조의3). */
export const isCash = (method: PayMethod): boolean => method === 'transfer' || method === 'vbank'

/** The minimum of a card payment, won: the amount to pay is 0 or at least this. */
export const LEAST_CHARGE = 100
