import type { products } from '@jipsalpim/contract/areas/coupon/coupon.ts'
import type { orderProducts, PaidAgain } from '@jipsalpim/contract/areas/order/order.ts'
import type { AddressHit } from '@jipsalpim/providers/address/port.ts'
import type { Selectable } from 'kysely'
import type { Database } from '../../../../../db/database.ts'

export type OrderRow = Selectable<Database['order_order']>
/** The order of a report: of a home, with its lease. */
export type HomeOrder = OrderRow & { product: 'report' } & { [K in LeaseColumn]: NonNullable<OrderRow[K]> }
type LeaseColumn =
  | 'contract_type'
  | 'contract_period'
  | 'contract_period_detail'
  | 'contract_date'
  | 'deposit_amount'
  | 'rental_amount'
  | 'address_state'
/** `Product`: what a coupon may be for; `Orderable`: everything that can be ordered. */
export type Product = (typeof products)[number]
export type Orderable = (typeof orderProducts)[number]
export type OrderState = OrderRow['state']
type RefundPart = { state: 'pending' | 'done'; amount: number }
export type OrderRefund = RefundPart & { reason: string; each: RefundPart[] }
/** An order with the fields that lists show beside it. */
export type OrderView = HomeOrder & {
  refund: OrderRefund | null
  paid_again: PaidAgain[]
  editable_until: Date | null
  by_ticket: boolean
}
/** The columns with the user's answers beside the contract. */
export type StatedColumns = Pick<
  OrderRow,
  | 'order_seq'
  | 'faq'
  | 'faq_write_sealed'
  | 'loan'
  | 'cash_amount'
  | 'first_repay_yn'
  | 'first_repay_amount'
  | 'expectation_price'
  | 'expectation_reason_sealed'
  | 'contract_months'
>
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
/** The lease's columns, as shown and as copied. */
export const leaseColumns = ['contract_type', 'contract_date', 'deposit_amount', 'rental_amount'] as const
export type PlaceColumns = Pick<HomeOrder, (typeof placeColumns)[number]> & { hit: AddressHit | null }
/** Some columns of a row. */
export const columnsOf = <R extends object, K extends keyof R>(row: R, names: readonly K[]): Pick<R, K> =>
  // every name is set
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<R, K>
export type Unit = Pick<OrderRow, 'building_dong' | 'building_floor' | 'building_ho'>

// The table's own check: a report's order has all of the lease's columns.
export const isHomeOrder = (order: OrderRow): order is HomeOrder => order.product === 'report'
