import type { ReactNode } from 'react'

/** The props of an overlay: whether it is open, how to answer, and when its closing animation has ended. */
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
 * Shows an overlay from anywhere and resolves with its answer. Stored here, not sent: one opened before the host is
 * mounted is rendered when it is.
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
