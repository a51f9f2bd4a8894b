import type { Finding } from '../assessment.ts'
import type { FindingId } from './finding-ids.ts'

/**
 * Rules shared by the parts of the advice. acts-before.ts uses them; advice.property.test.ts checks the words of all
 * languages against them.
 */

/** Problems that the landlord cannot fix any more: the advice is to choose another home; no clause helps. */
export const walkAwayIds = [
  'auction-opening',
  'public-sale',
  'malicious-landlord',
  'guarantee-ban',
  'landlord-subrogation',
] as const satisfies readonly FindingId[]

const walkAway: ReadonlySet<string> = new Set(walkAwayIds)
export const isWalkAway = (id: string): id is (typeof walkAwayIds)[number] => walkAway.has(id)

/**
 * Nothing is signed and no money is sent until this is removed from the register or the ledger, or proved to be
 * harmless.
 */
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
  'neighbourhood-facility',
  'living-accommodation',
  'non-residential-use',
  'tax-arrears',
] as const satisfies readonly FindingId[]

/** Findings whose advice mentions a debt that is repaid and cancelled with the balance. */
export const repayIds = [
  'mortgage-high',
  'secured-debts',
  'joint-collateral',
  'private-lender',
  'debt-of-another',
  'mortgage-sold',
  'small-deposit-doubtful',
] as const satisfies readonly FindingId[]

/**
 * The only debts before the lease are the deposits of other households, which are on no register: nothing to cancel.
 */
export const areOthersAlone = ({ id, numbers }: Pick<Finding, 'id'> & Partial<Pick<Finding, 'numbers'>>): boolean =>
  id === 'secured-debts' && numbers?.['count'] === 0

/** Findings whose advice would be a smaller deposit, or a price check that decides it. */
export const depositIds = [
  'jeonse-high',
  'deposit-not-covered',
  'deposit-over-official',
  'falling-price',
  'price-conflict',
  'side-offer',
] as const satisfies readonly FindingId[]

/**
 * Which finding's advice to show. Without the trustee's consent the lease has no effect and even a smaller deposit is
 * lost, so the advice to get the consent comes first.
 */
export function adviceIdOf(finding: Pick<Finding, 'id'> & Partial<Pick<Finding, 'numbers'>>): FindingId {
  const first = finding.numbers?.[firstKey]
  if (first === 'trust' || first === 'trust-no-consent') return first
  // finding ids are always FindingId: only signals create them
  return areOthersAlone(finding) ? 'other-deposits-low' : (finding.id as FindingId)
}
export const firstKey = 'adviceFirst'

/** Acts that continue with the contract; never shown together with the advice to leave it. */
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

/** In addition, checks of the home and its landlord: of no use once the advice is to leave. */
export const leftActs = [
  ...goingOnActs,
  'confirm-owner',
  'check-identity',
  'check-ledger',
  'get-joint-list',
  'ask-tax-certificate',
  'look-up-taxes',
  'look-up-landlord',
] as const

/** In addition, the duty of a tenant who has signed: not shown with the advice not to sign. */
export const signingActs = [...leftActs, 'report-lease'] as const
