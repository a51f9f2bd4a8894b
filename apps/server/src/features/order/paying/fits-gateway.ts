import type { OrderRow } from '../order-row.ts'

/** Which gateway supports a payment method; both take cards. A price above 0 cannot be paid without a gateway. */
export function fitsGateway(price: number, { pg_name, pay_method }: Pick<OrderRow, 'pg_name' | 'pay_method'>): boolean {
  if (price === 0) return true
  const only = { card: null, transfer: 'payple', vbank: 'portone' } as const
  return pg_name !== 'free' && (only[pay_method] ?? pg_name) === pg_name
}
