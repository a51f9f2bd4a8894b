import { useSyncExternalStore } from 'react'

/** As the `wide` breakpoint of the tokens. */
const query = '(width >= 64rem)'

/** True where the side panel is seen: a phone does not even fetch it. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  )

function watch(changed: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}
