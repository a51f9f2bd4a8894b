const KEY = 'nz_guest'
type Guest = { token: string; expiresAt: string }

/** What the calls of somebody without an account carry; null where there is none, or none that is good any more. */
export function guestToken(): string | null {
  try {
    // Written below and nowhere else.
    const held = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Guest | null
    return held && Date.parse(held.expiresAt) > Date.now() ? held.token : null
  } catch {
    return null
  }
}
export const keepGuest = (guest: Guest): void => localStorage.setItem(KEY, JSON.stringify(guest))
export const dropGuest = (): void => localStorage.removeItem(KEY)
