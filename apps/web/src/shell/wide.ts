import { useSyncExternalStore } from 'react'

/** The same as the `wide` breakpoint of the tokens. */
const query = '(width >= 64rem)'

/** At this moment, for code outside a component. */
export const isWide = (): boolean => matchMedia(query).matches

/** True if the side panel is visible: a phone does not even load it. */
export const useWide = (): boolean => useSyncExternalStore(watch, isWide, () => false)

function watch(changed: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}
