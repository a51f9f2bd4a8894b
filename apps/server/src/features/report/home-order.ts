import type { PaidAgain } from '@jipsalpim/contract/areas/order/order.ts'
import type { Selectable } from 'kysely'
import type { Database } from '../../../../../db/database.ts'
import type { OrderRefund } from '../payment/refund/refund-of.ts'

type Row = Selectable<Database['order_order']>
type LeaseColumn =
  | 'contract_type'
  | 'contract_period'
  | 'contract_period_detail'
  | 'deposit_amount'
  | 'rental_amount'
  | 'address_state'
/** The order of a report: has a home and its lease. */
export type HomeOrder = Row & { product: 'report' } & { [K in LeaseColumn]: NonNullable<Row[K]> }
/** The lease that a report is judged by, as the order states it. */
export const leaseTermColumns = ['contract_type', 'deposit_amount', 'rental_amount'] as const
export const leaseDayColumns = ['contract_date', 'contract_date_living', 'contract_months'] as const
export type LeaseColumns = Pick<HomeOrder, (typeof leaseTermColumns | typeof leaseDayColumns)[number]>
/** An order with the fields that lists show beside it. */
export type OrderView = HomeOrder & {
  refund: OrderRefund | null
  paid_again: PaidAgain[]
  editable_until: Date | null
  by_ticket: boolean
}
/** The columns with the user's answers beside the contract. */
export type StatedColumns = Pick<
  Row,
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
