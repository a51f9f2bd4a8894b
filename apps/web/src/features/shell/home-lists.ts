import type { RouteName } from '@jipsalpim/contract/routes.ts'

/** What one can do here, in the order of a move. */
export const services: readonly RouteName[] = [
  'subscribe',
  'reportCompare',
  'creditIndiv',
  'sherlockDashboard',
  'ownerHouse',
  'loan',
  'guaranteeIntroduction',
  'insuranceAddressChoose',
  'doby',
]
/** What is worth reading before one signs. */
export const readings: readonly RouteName[] = [
  'guideSummary',
  'fraudLanding',
  'taxDanger',
  'feedLoanLanding',
  'feedInsurance',
  'feedAlarm',
  'misoMove',
]
