const KEY = 'nz_device'

/** Identifies this device, for what must stay the same on it; created on first use, and not a credential. */
export function deviceId(): string {
  const kept = localStorage.getItem(KEY)
  if (kept) return kept
  const made = crypto.randomUUID()
  localStorage.setItem(KEY, made)
  return made
}
