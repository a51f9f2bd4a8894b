import { regionOfAddress } from '@jipsalpim/engine/loan/region.ts'
import type { LoanHome } from '../../shared/loan/home.ts'
import type { OrderAnswers } from './order.funnel.tsx'

/** What the order's answers contain about the home, for the loan questions. */
export function homeOfOrder({ type, deposit, rent, home, moveIn }: OrderAnswers): LoanHome {
  const region = home ? regionOfAddress(home.road) : null
  const monthly = type === '전세' ? 0 : rent
  return {
    ...(region !== null && { region }),
    ...(deposit !== undefined && { deposit }),
    ...(monthly !== undefined && { rent: monthly }),
    ...(moveIn && { startsOn: moveIn }),
  }
}
