import { useSyncExternalStore } from 'react'

/** True while the page is being printed: what a tap would open is then laid out on the paper. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    watch,
    () => printing,
    () => false,
  )

let printing = false

function watch(changed: () => void): () => void {
  const set = (now: boolean) => () => {
    printing = now
    changed()
  }
  const [begin, end] = [set(true), set(false)]
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}
