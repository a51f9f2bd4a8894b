import type { OrderRow } from './order-row.ts'

/** Which gateway a way of paying belongs to; a card is taken by both, and nothing is paid to none. */
export function fitsGateway(price: number, { pg_name, pay_method }: Pick<OrderRow, 'pg_name' | 'pay_method'>): boolean {
  if (price === 0) return true
  const only = { card: null, transfer: 'payple', vbank: 'portone' } as const
  return pg_name !== 'free' && (only[pay_method] ?? pg_name) === pg_name
}
