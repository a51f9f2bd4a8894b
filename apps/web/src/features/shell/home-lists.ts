import type { RouteName } from '@jipsalpim/contract/routes.ts'

/** What users can do here, in the order of a move. */
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
/** What is worth reading before signing. */
export const readings: readonly RouteName[] = [
  'guideSummary',
  'fraudLanding',
  'taxDanger',
  'feedLoanLanding',
  'feedInsurance',
  'feedAlarm',
  'misoMove',
]
