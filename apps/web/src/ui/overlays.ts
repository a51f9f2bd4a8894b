import type { ReactNode } from 'react'

/** What an overlay is drawn with: whether it stands open, how it answers, and when it is gone from the screen. */
export type OverlayHandle<T> = { open: boolean; answer: (value: T) => void; gone: () => void }
type Overlay = { id: number; draw: () => ReactNode }

let overlays: readonly Overlay[] = []
let count = 0
const listeners = new Set<() => void>()
const put = (next: readonly Overlay[]) => {
  overlays = next
  for (const listener of listeners) listener()
}

/**
 * Shows an overlay from anywhere and resolves with its answer. It is kept here, not sent: one asked for before the host
 * is on the page is drawn when the host comes.
 */
export const openOverlay = <T>(draw: (handle: OverlayHandle<T>) => ReactNode): Promise<T> =>
  new Promise((resolve) => {
    const id = ++count
    let open = true
    const overlay = (): Overlay => ({ id, draw: () => draw({ open, answer, gone }) })
    const answer = (value: T) => {
      if (!open) return
      open = false
      put(overlays.map((o) => (o.id === id ? overlay() : o)))
      resolve(value)
    }
    const gone = () => put(overlays.filter((o) => o.id !== id))
    put([...overlays, overlay()])
  })

export const overlaysNow = (): readonly Overlay[] => overlays
export const onOverlays = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
