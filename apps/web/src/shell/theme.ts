import { useSyncExternalStore } from 'react'

/** `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark'
const KEY = 'nz_theme'
const listeners = new Set<() => void>()

export const useTheme = (): [Theme, (theme: Theme) => void] => [useSyncExternalStore(listen, readTheme), setTheme]

/** Applies the chosen theme to the page; called before the first paint. */
export function applyTheme(theme: Theme = readTheme()): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

function readTheme(): Theme {
  const saved = localStorage.getItem(KEY)
  return saved === 'light' || saved === 'dark' ? saved : 'system'
}
function setTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, theme)
  applyTheme(theme)
  for (const listener of listeners) listener()
}
function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
