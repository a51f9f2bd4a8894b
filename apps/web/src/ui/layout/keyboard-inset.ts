import { useSyncExternalStore } from 'react'

/** How many pixels of the layout the on-screen keyboard covers: iOS overlays the page, Chrome resizes it. */
export const useKeyboardInset = (): number => useSyncExternalStore(watch, measure, () => 0)

function watch(changed: () => void): () => void {
  const view = window.visualViewport
  view?.addEventListener('resize', changed)
  view?.addEventListener('scroll', changed)
  return () => {
    view?.removeEventListener('resize', changed)
    view?.removeEventListener('scroll', changed)
  }
}
function measure(): number {
  const view = window.visualViewport
  // Pinch zoom also shrinks the view: that is not a keyboard.
  if (!view || view.scale > 1.01) return 0
  return Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop))
}
