import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { monthsOfTerm } from '@jipsalpim/engine/values/day.ts'
import { valueOf } from '@jipsalpim/engine/values/known.ts'
import type { LeaseColumns } from '../home-order.ts'

/**
 * The lease of a judgement in the columns of its order; fields that it does not know are left unchanged in the order.
 */
export function leaseOf({ lease }: Pick<Assessment, 'lease'>): Partial<LeaseColumns> {
  const [deposit, rent, contractDate] = [valueOf(lease.deposit), valueOf(lease.rent), valueOf(lease.contractDate)]
  const moveIn = valueOf(lease.moveInDate)
  const end = lease.endDate ? valueOf(lease.endDate) : null
  return {
    ...(lease.kind === null ? {} : { contract_type: lease.kind }),
    ...(deposit === null ? {} : { deposit_amount: deposit }),
    ...(rent === null ? {} : { rental_amount: rent }),
    ...(contractDate === null ? {} : { contract_date: contractDate }),
    contract_date_living: moveIn,
    contract_months: moveIn === null || end === null ? null : monthsOfTerm(moveIn, end),
  }
}
