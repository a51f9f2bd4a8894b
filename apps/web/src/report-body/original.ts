import type { ResolvedEntry } from '@jipsalpim/engine/register/model.ts'
import { useSyncExternalStore, type ReactNode } from 'react'

/** Draws a line of the register as the original prints it; null where no original belongs to the report. */
export type ShowOriginal = ((entry: ResolvedEntry) => ReactNode) | null

/** Of the report on the screen. No context: a sheet over the page shows it, too. */
let shown: ShowOriginal = null
const listeners = new Set<() => void>()

/** Until the returned function is called. */
export function offerOriginal(show: ShowOriginal): () => void {
  const set = (to: ShowOriginal) => {
    shown = to
    for (const changed of listeners) changed()
  }
  set(show)
  return () => set(null)
}

export const useOriginal = (): ShowOriginal =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => shown,
    () => null,
  )
