import type { withdrawalReasons } from './withdraw-words.ts'

type Draft = { reason: keyof typeof withdrawalReasons; comment: string }
const KEY = 'nz_withdraw'

/** What was answered so far, in this tab: it survives a refresh and goes with the tab. */
export function readWithdrawDraft(): Draft | null {
  try {
    // Written below and nowhere else.
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Draft | null
  } catch {
    return null
  }
}
export const keepWithdrawDraft = (draft: Draft): void => sessionStorage.setItem(KEY, JSON.stringify(draft))
export const dropWithdrawDraft = (): void => sessionStorage.removeItem(KEY)
