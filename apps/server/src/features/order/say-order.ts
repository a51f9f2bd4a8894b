import type { Order } from '@jipsalpim/contract/order.ts'
import type { OrderView } from './order-row.ts'

/** An order as it goes out. */
export const sayOrder = (o: OrderView): Order => ({
  order_seq: o.order_seq,
  merchant_uid: o.merchant_uid,
  state: o.state,
  address_state: o.address_state,
  contract_type: o.contract_type,
  contract_date: o.contract_date,
  deposit_amount: o.deposit_amount,
  rental_amount: o.rental_amount,
  address: o.address,
  address_jibun: o.address_jibun,
  address_si: o.address_si,
  address_gu: o.address_gu,
  address_dong: o.address_dong,
  address_li: o.address_li,
  building_code: o.building_code,
  building_name: o.building_name,
  building_number: o.building_number,
  building_dong: o.building_dong,
  building_floor: o.building_floor,
  building_ho: o.building_ho,
  joint_yn: o.joint_yn,
  price: o.price,
  paid_at: o.paid_at?.toISOString() ?? null,
  address_editable_until: o.editable_until?.toISOString() ?? null,
  refund: o.refund,
  created_at: o.created_at.toISOString(),
})
