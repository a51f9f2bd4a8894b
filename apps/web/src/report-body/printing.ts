import { useSyncExternalStore } from 'react'

/**
 * True while the page is being printed: what a tap would open is then laid out on the paper. Heard from the moment that
 * a report is on its way, so that a section whose piece comes late knows it, too.
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
