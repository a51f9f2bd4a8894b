import type { Order } from '@jipsalpim/contract/areas/order/order.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { JoinAnswers } from '../join.funnel.tsx'

/** The lease from the report's order; missing fields are asked for. */
export function presetOf(order: Order): JoinAnswers {
  const { contract_type: type, contract_months: months } = order
  return {
    type,
    deposit: order.deposit_amount,
    ...(type === '전세' ? {} : { rent: order.rental_amount }),
    contractOn: order.contract_date,
    moveInOn: order.contract_date_living,
    // If the tenant has moved in, no balance is outstanding.
    ...(order.contract_date_living !== null && order.contract_date_living < dayInSeoul(new Date())
      ? { balanceOn: null }
      : {}),
    term: months === null ? undefined : months === 12 ? '12' : months === 24 ? '24' : '모름',
  }
}
