const KEY = 'nz_watching'

/** Whether this user watches a home, as this device last read it: the tab leads there without a call of its own. */
export const isWatching = (): boolean => localStorage.getItem(KEY) !== null
export function noteWatching(does: boolean): void {
  if (does) localStorage.setItem(KEY, 'Y')
  else localStorage.removeItem(KEY)
}
