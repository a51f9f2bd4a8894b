const KEY = 'nz_watching'
const listeners = new Set<() => void>()

/** Whether this user watches a home, as this device last read it: the tab leads there without a call of its own. */
export const isWatching = (): boolean => localStorage.getItem(KEY) !== null
export function noteWatching(does: boolean): void {
  if (does === isWatching()) return
  if (does) localStorage.setItem(KEY, 'Y')
  else localStorage.removeItem(KEY)
  for (const listener of listeners) listener()
}
export function onWatching(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
