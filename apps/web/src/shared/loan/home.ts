import { type LoanRegion, loanRegions } from '@jipsalpim/engine/loan/facts.ts'
import { type Day, isDay } from '@jipsalpim/engine/values/day.ts'
import { isWon, type Won } from '@jipsalpim/engine/values/won.ts'
import { formatWon } from '../../lang/format.ts'
import { productWords as w } from './words.ts'

/**
 * What is known of a home and its lease at the start of the loan questions: no address. Undefined is not known and is
 * asked.
 */
export type LoanHome = {
  region?: LoanRegion
  deposit?: Won
  rent?: Won
  area?: number
  startsOn?: Day
}
/** `report`: the number of the report that it comes from, to go back to. */
type SavedHome = { home: LoanHome; report: number | null }
const KEY = 'nz_loan_home'

/** Carries a home over to the loan questions, in this tab only: nothing of it is sent. */
export const saveLoanHome = (home: LoanHome, report: number | null = null): void =>
  sessionStorage.setItem(KEY, JSON.stringify({ home, report } satisfies SavedHome))
export const clearLoanHome = (): void => sessionStorage.removeItem(KEY)

/** The home that was carried over; a field without a valid answer is left out. */
export function savedLoanHome(): SavedHome | null {
  try {
    // Written by saveLoanHome, in an older release perhaps: each field is checked.
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<SavedHome> | null
    if (!stored?.home) return null
    const { region, deposit, rent, area, startsOn } = stored.home
    const home: LoanHome = {
      ...(region !== undefined && loanRegions.includes(region) && { region }),
      ...(deposit !== undefined && isWon(deposit) && { deposit }),
      ...(rent !== undefined && isWon(rent) && { rent }),
      ...(typeof area === 'number' && area > 0 && { area }),
      ...(startsOn !== undefined && isDay(startsOn) && { startsOn }),
    }
    return Object.keys(home).length === 0 ? null : { home, report: stored.report ?? null }
  } catch {
    return null
  }
}

/** The home in a line: where, its deposit and rent, its size. */
export const homeText = ({ region, deposit, rent, area }: LoanHome): string =>
  [
    region && w.home.regions[region],
    deposit !== undefined && w.home.deposit(formatWon(deposit)),
    rent !== undefined && rent > 0 && w.home.rent(formatWon(rent)),
    area !== undefined && w.home.area(area),
  ]
    .filter(Boolean)
    .join(' · ')
