import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { regionOfAddress } from '@jipsalpim/engine/loan/region.ts'
import { valueOf } from '@jipsalpim/engine/values/known.ts'
import type { LoanHome } from '../../../shared/loan/home.ts'

/** What a report knows of the home and its lease, for the loan questions. */
export function homeOfReport({ lease, home, register }: Pick<Assessment, 'lease' | 'home' | 'register'>): LoanHome {
  const region = regionOfAddress(register.address)
  const deposit = valueOf(lease.deposit)
  const rent = lease.kind === '전세' ? 0 : valueOf(lease.rent)
  const area = valueOf(home.area)
  const startsOn = valueOf(lease.moveInDate)
  return {
    ...(region !== null && { region }),
    ...(deposit !== null && { deposit }),
    ...(rent !== null && { rent }),
    ...(area !== null && { area }),
    ...(startsOn !== null && { startsOn }),
  }
}
