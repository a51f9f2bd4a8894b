import type { AddressHit } from '@jipsalpim/providers/address/port.ts'
import type { Selectable } from 'kysely'
import type { Database } from '../../../../../db/database.ts'

export type OrderRow = Selectable<Database['order_order']>
export type OrderState = OrderRow['state']
export type OrderRefund = { state: 'pending' | 'done'; amount: number; reason: string }
/** An order with what is shown beside it. */
export type OrderView = OrderRow & { refund: OrderRefund | null; editable_until: Date | null }
/** The columns that say where the home is, as the server read them from the signed hit. */
export type PlaceColumns = Pick<
  OrderRow,
  | 'address_state'
  | 'address'
  | 'address_jibun'
  | 'address_si'
  | 'address_gu'
  | 'address_dong'
  | 'address_li'
  | 'building_code'
  | 'building_name'
  | 'building_number'
  | 'building_dong'
  | 'building_floor'
  | 'building_ho'
  | 'joint_yn'
  | 'unique_no'
> & { hit: AddressHit | null }
export type Unit = Pick<OrderRow, 'building_dong' | 'building_floor' | 'building_ho'>
