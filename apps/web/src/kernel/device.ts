const KEY = 'nz_device'

/** Tells this device from others, for what must stay the same on it; made when it is first needed, and no token. */
export function deviceId(): string {
  const kept = localStorage.getItem(KEY)
  if (kept) return kept
  const made = crypto.randomUUID()
  localStorage.setItem(KEY, made)
  return made
}
