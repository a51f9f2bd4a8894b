/**
 * A random number that links this device's usage to its user, created when they agree to that (동의와 알림) and deleted when
 * they withdraw or log out. Without it the server counts anonymously.
 */
const KEY = 'nz_usage'

export const usageDevice = (): string | null => localStorage.getItem(KEY)
/** Creates it if needed: true if it is new. */
export function saveUsage(agreed: boolean): boolean {
  if (!agreed) localStorage.removeItem(KEY)
  else if (usageDevice() === null) {
    localStorage.setItem(KEY, crypto.randomUUID())
    return true
  }
  return false
}
/** The browser's do-not-track setting; then nothing is sent. */
export const optsOut = (): boolean =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
