import type { reportStates } from '@jipsalpim/contract/areas/report/report.ts'
import type { HomeOrder } from '../home-order.ts'
import type { ReportRow } from '../queries.ts'

type Stored = {
  address_state: HomeOrder['address_state']
  order_state: HomeOrder['state']
  report_state: ReportRow['state'] | null
  /** Everything paid is refunded or being refunded. */
  goes_back: boolean
}

/** The public state of a paid order's report. */
export function reportState({
  address_state,
  order_state,
  report_state,
  goes_back,
}: Stored): (typeof reportStates)[number] {
  if (report_state === 'ready') return 'ready'
  if (report_state === 'failed') return 'failed'
  if (order_state !== 'completed' || goes_back) return 'cancelled'
  return address_state === 'complete' ? 'preparing' : 'waiting-address'
}
