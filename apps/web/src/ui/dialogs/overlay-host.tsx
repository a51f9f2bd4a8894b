import { Fragment, useSyncExternalStore } from 'react'
import { onOverlays, overlaysNow } from './overlays.ts'

/** Renders the overlays that any code has opened; the shell has one. */
export function OverlayHost() {
  const overlays = useSyncExternalStore(onOverlays, overlaysNow, overlaysNow)
  return overlays.map(({ id, draw }) => <Fragment key={id}>{draw()}</Fragment>)
}
