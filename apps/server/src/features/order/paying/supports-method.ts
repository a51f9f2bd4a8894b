import { gatewayOf } from '@jipsalpim/contract/areas/payment/pay-methods.ts'
import type { OrderRow } from '../order-row.ts'

/** Which gateway supports a payment method; both take cards. A price above 0 cannot be paid without a gateway. */
export function supportsMethod(
  price: number,
  { pg_name, pay_method }: Pick<OrderRow, 'pg_name' | 'pay_method'>,
): boolean {
  if (price === 0) return true
  return pg_name !== 'free' && (pay_method === 'card' || gatewayOf[pay_method] === pg_name)
}
