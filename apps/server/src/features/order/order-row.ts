import type { AddressHit } from '@jipsalpim/providers/address/port.ts'
import type { Selectable } from 'kysely'
import type { Database } from '../../../../../db/database.ts'
import type { HomeOrder } from '../report/home-order.ts'

export type OrderRow = Selectable<Database['order_order']>
export type OrderState = OrderRow['state']
/** The columns of the home's place, as the server read them from the signed hit. */
export const placeColumns = [
  'address_state',
  'address',
  'address_jibun',
  'address_si',
  'address_gu',
  'address_dong',
  'address_li',
  'building_code',
  'building_name',
  'building_number',
  'building_dong',
  'building_floor',
  'building_ho',
  'joint_yn',
  'unique_no',
] as const satisfies readonly (keyof OrderRow)[]
/** The lease's columns, for reading and copying. */
export const leaseColumns = ['contract_type', 'contract_date', 'deposit_amount', 'rental_amount'] as const
export type PlaceColumns = Pick<HomeOrder, (typeof placeColumns)[number]> & { hit: AddressHit | null }
/** Picks columns of a row. */
export const columnsOf = <R extends object, K extends keyof R>(row: R, names: readonly K[]): Pick<R, K> =>
  // every name is set
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<R, K>
export type Unit = Pick<OrderRow, 'building_dong' | 'building_floor' | 'building_ho'>

// The table's own check: a report's order has all of the lease's columns.
export const isHomeOrder = (order: OrderRow): order is HomeOrder => order.product === 'report'
