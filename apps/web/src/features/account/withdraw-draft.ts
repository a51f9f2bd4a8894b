import type { withdrawWords } from './withdraw-words.ts'

type Draft = { reason: keyof typeof withdrawWords.reasons; comment: string }
const KEY = 'nz_withdraw'

/** The answers so far, in sessionStorage: they survive a refresh and end with the tab. */
export function readWithdrawDraft(): Draft | null {
  try {
    // Only the function below writes it.
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Draft | null
  } catch {
    return null
  }
}
export const saveWithdrawDraft = (draft: Draft): void => sessionStorage.setItem(KEY, JSON.stringify(draft))
export const dropWithdrawDraft = (): void => sessionStorage.removeItem(KEY)
