import { newOwnerTax } from '../law/property-tax-exception.ts'
import type { Won } from '../values/won.ts'
import type { Claim, DistributionCase } from './case.ts'
import type { NewOwner } from './relation.ts'

type Slice = { amount: Won; kind: Claim['kind']; newOwner: NewOwner | null }

/**
 * A new owner's national tax in slices: the amount that the former owner owed keeps the priority of those arrears,
 * the rest ranks behind every right from before the transfer (국세기본법 35조 1항 3호의2). Null: any other claim, which is not
 * sliced.
 */
export function newOwnerSlices(c: DistributionCase, claim: Claim): Slice[] | null {
  const { transferredOn } = c
  if (transferredOn == null || !isNewOwners(c, claim)) return null
  const rule = newOwnerTax.at(c.auctionDate)?.value
  if (rule === undefined) return null
  const slices: Slice[] = []
  const slice = (amount: Won, former: NewOwner['former']) => {
    if (amount > 0)
      slices.push({ amount, kind: 'tax', newOwner: { transferredOn, former, needsOwnDay: rule.needsOwnDay } })
  }
  let [from, left] = [earlierOf(c, claim), claim.amount]
  for (const arrears of (c.formerArrears ?? []).toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    const skipped = Math.min(from, arrears.amount)
    const amount = Math.min(left, arrears.amount - skipped)
    from -= skipped
    left -= amount
    slice(amount, arrears.date)
  }
  slice(left, null)
  return slices.length === 0 ? [{ amount: 0, kind: 'tax', newOwner: null }] : slices
}

// 35조 3항: for a new owner's 당해세 only 종합부동산세 keeps its priority; an unnamed one counts as it
export const isNewOwners = (c: DistributionCase, x: Claim): boolean =>
  c.transferredOn != null &&
  newOwnerTax.at(c.auctionDate) !== null &&
  x.owedBy === 'new-owner' &&
  x.levy !== 'local' &&
  (x.kind === 'tax' || (x.kind === 'propertyTax' && (x.tax === '상속세' || x.tax === '증여세')))

/** The part of the former owner's arrears that the new owner's taxes with an earlier 법정기일 have used up. */
function earlierOf(c: DistributionCase, claim: Claim): Won {
  const inOrder = c.claims.filter((x) => isNewOwners(c, x)).toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)))
  return inOrder.slice(0, inOrder.indexOf(claim)).reduce((sum, x) => sum + x.amount, 0)
}

const dayOf = (x: Claim) => x.date ?? '9999'
