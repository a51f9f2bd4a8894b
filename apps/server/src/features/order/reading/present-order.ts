import type { Output } from '@jipsalpim/contract/call.ts'
import type { Order, orderCart } from '@jipsalpim/contract/areas/order/order.ts'
import { columnsOf, leaseColumns, placeColumns } from '../order-row.ts'
import type { OrderView } from '../../report/home-order.ts'

/** An order as the API returns it. The register's number is left out: the call's schema does not have it. */
export const describeOrder = (o: OrderView): Order => ({
  order_seq: o.order_seq,
  merchant_uid: o.merchant_uid,
  state: o.state,
  ...columnsOf(o, leaseColumns),
  contract_date_living: o.contract_date_living,
  contract_months: o.contract_months,
  ...columnsOf(o, placeColumns),
  pay_method: o.pay_method,
  price: o.price,
  full_price: o.price + o.discount,
  by_ticket: o.by_ticket,
  paid_at: o.paid_at?.toISOString() ?? null,
  address_editable_until: o.editable_until?.toISOString() ?? null,
  refund: o.refund,
  paid_again: o.paid_again,
  created_at: o.created_at.toISOString(),
})

export const presentCart = (o: OrderView): Output<typeof orderCart> => ({
  ...describeOrder(o),
  unique_no: o.unique_no,
  bunji: o.building_number,
  confirm: o.unique_no === null ? 'N' : 'Y',
})
