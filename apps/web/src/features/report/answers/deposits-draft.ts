import type { Beside } from './beside-fields.tsx'
import type { OneDeposit } from './deposit-row.tsx'

export type DepositsDraft = Beside & { households: string; deposits: readonly OneDeposit[] }
const KEY = 'nz_deposits'

/** What was typed and not saved yet, in this tab: leaving the page loses nothing. */
export function depositsDraft(order: number): DepositsDraft | null {
  try {
    // Only saveDepositsDraft writes it.
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { order: number; draft: DepositsDraft } | null
    return kept?.order === order ? kept.draft : null
  } catch {
    return null
  }
}
export const saveDepositsDraft = (order: number, draft: DepositsDraft): void =>
  sessionStorage.setItem(KEY, JSON.stringify({ order, draft }))
export const dropDepositsDraft = (): void => sessionStorage.removeItem(KEY)
