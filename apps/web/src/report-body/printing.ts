import { useSyncExternalStore } from 'react'

/**
 * True while the page is being printed: content behind a tap is then laid out on the paper. Registered as soon as the
 * report starts to load, so that a section whose chunk arrives later gets it too.
 */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    watch,
    () => printing,
    () => false,
  )

let printing = false
const listeners = new Set<() => void>()
const set = (now: boolean) => () => {
  printing = now
  for (const changed of listeners) changed()
}
window.addEventListener('beforeprint', set(true))
window.addEventListener('afterprint', set(false))

function watch(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
