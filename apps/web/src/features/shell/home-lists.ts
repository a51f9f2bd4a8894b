import type { PlaceName } from '@jipsalpim/contract/planned.ts'

/** What users can do here, in the order of a move. */
export const services: readonly PlaceName[] = [
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
export const readings: readonly PlaceName[] = [
  'guideSummary',
  'fraudLanding',
  'taxDanger',
  'feedLoanLanding',
  'feedInsurance',
  'feedAlarm',
  'misoMove',
]
