import type { Finding } from '../assessment.ts'
import type { FindingId } from './finding-ids.ts'

/**
 * What the parts of the advice agree on. The acts read it (acts-before.ts), and advice.property.test.ts holds the words of all
 * languages to it.
 */

/** Nothing that the landlord may still do mends it: the advice is another home, and no clause helps. */
export const walkAwayIds = [
  'auction-opening',
  'public-sale',
  'malicious-landlord',
  'guarantee-ban',
  'landlord-subrogation',
] as const satisfies readonly FindingId[]

/** Until it is off the register, or proven, nothing is signed and no money is sent. */
export const clearFirstIds = [
  'seizure',
  'provisional-seizure',
  'provisional-disposition',
  'demolition-claim',
  'provisional-registration',
  'provisional-security',
  'compulsory-administration',
  'share-auction',
  'tenancy-registration',
  'lease-right',
  'late-mortgage',
  'notice-registration',
  'insolvency',
  'trust',
  'trust-no-consent',
  'agent-without-papers',
  'payee-mismatch',
  'building-unapproved',
  'tax-arrears',
] as const satisfies readonly FindingId[]

/** Advice that speaks of a debt that is repaid and cancelled with the balance. */
export const repayIds = [
  'mortgage-high',
  'secured-debts',
  'joint-collateral',
  'private-lender',
  'debt-of-another',
  'mortgage-sold',
  'small-deposit-doubtful',
] as const satisfies readonly FindingId[]

/** Debts before the lease that are on no register: the deposits of other households alone. There is nothing to cancel. */
export const areOthersAlone = ({ id, numbers }: Pick<Finding, 'id'> & Partial<Pick<Finding, 'numbers'>>): boolean =>
  id === 'secured-debts' && numbers?.['count'] === 0

/** Findings whose advice would be a smaller deposit, or a price to settle it by. */
export const depositIds = [
  'jeonse-high',
  'deposit-not-covered',
  'deposit-over-official',
  'falling-price',
  'price-conflict',
  'side-offer',
] as const satisfies readonly FindingId[]

/**
 * Whose advice is told of a finding. Without the trustee's consent a lease binds nobody, and a smaller deposit is lost as
 * well: the consent comes first.
 */
export function adviceIdOf(finding: Pick<Finding, 'id'> & Partial<Pick<Finding, 'numbers'>>): FindingId {
  const first = finding.numbers?.[firstKey]
  if (first === 'trust' || first === 'trust-no-consent') return first
  // ids of findings are FindingId: only signals make them
  return areOthersAlone(finding) ? 'other-deposits-low' : (finding.id as FindingId)
}
export const firstKey = 'adviceFirst'

/** Acts that go on with the contract: none of them is told beside the advice to leave it. */
export const goingOnActs = [
  'check-payee',
  'pay-off-mortgage',
  'get-repay-papers',
  'lower-deposit',
  'check-guarantee',
  'recheck-register',
  'move-in-and-fix',
  'apply-guarantee',
] as const
