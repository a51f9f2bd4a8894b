/**
 * Every way to pay. By card or by a wallet that pays from one; by transfer in a gateway's window; by a deposit to an
 * account that is opened for the order.
 */
export const payMethods = ['kakaopay', 'naverpay', 'tosspay', 'card', 'transfer', 'vbank'] as const
export type PayMethod = (typeof payMethods)[number]

/**
 * The gateway behind each name that people know; no screen says the gateway's own. The wallets are spread over both,
 * so that one of them is left when a gateway is down. PortOne takes a wallet as its `pay_method`, Payple as
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

/** Ways without cash, for what has no cash receipt of its own. */
export const walletMethods = ['kakaopay', 'naverpay', 'tosspay', 'card'] as const satisfies readonly PayMethod[]
export type WalletMethod = (typeof walletMethods)[number]

/** Paid in cash: a cash receipt may be asked for (소득세법 162조의3). */
export const isCash = (method: PayMethod): boolean => method === 'transfer' || method === 'vbank'

/** The least that a card payment allows, won: what is left to pay is nothing or at least this. */
export const LEAST_CHARGE = 100
