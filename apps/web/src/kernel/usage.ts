/**
 * A random number by which this device's use is known as its person's, made when he agrees to that (동의와 알림) and gone
 * when he does not, or logs out. No number: the server counts, and knows nobody.
 */
const KEY = 'nz_usage'

export const usageDevice = (): string | null => localStorage.getItem(KEY)
/** Makes it where it is to be: true when it is new. */
export function keepUsage(agreed: boolean): boolean {
  if (!agreed) localStorage.removeItem(KEY)
  else if (usageDevice() === null) {
    localStorage.setItem(KEY, crypto.randomUUID())
    return true
  }
  return false
}
/** The browser's own word not to be followed; nothing is sent then. */
export const asksNotToBeFollowed = (): boolean =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
