const KEY = 'nz_guest'
type Guest = { token: string; expiresAt: string }

/** The token that a guest's calls send; null if there is none, or it has expired. */
export function guestToken(): string | null {
  try {
    // Only the function below writes it.
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Guest | null
    return stored && Date.parse(stored.expiresAt) > Date.now() ? stored.token : null
  } catch {
    return null
  }
}
export const saveGuest = (guest: Guest): void => localStorage.setItem(KEY, JSON.stringify(guest))
export const dropGuest = (): void => localStorage.removeItem(KEY)
