import type { ResolvedEntry } from '@jipsalpim/engine/register/model.ts'
import { useSyncExternalStore, type ReactNode } from 'react'

/** Draws a line of the register as the original prints it; null if the report has no original. */
export type ShowOriginal = ((entry: ResolvedEntry) => ReactNode) | null

/** For the report on the screen. Not a context, because a sheet over the page uses it, too. */
let shown: ShowOriginal = null
const listeners = new Set<() => void>()

/** Offered until the returned function is called. */
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
