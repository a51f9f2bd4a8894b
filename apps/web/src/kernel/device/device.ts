const KEY = 'nz_device'

/** Identifies this device, for what must stay the same on it; created on first use, and not a credential. */
export function deviceId(): string {
  const saved = localStorage.getItem(KEY)
  if (saved) return saved
  const made = crypto.randomUUID()
  localStorage.setItem(KEY, made)
  return made
}
