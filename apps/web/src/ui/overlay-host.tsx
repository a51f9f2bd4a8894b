import { Fragment, useSyncExternalStore } from 'react'
import { onOverlays, overlaysNow } from './overlays.ts'

/** Where overlays that were asked for from anywhere are drawn; the shell has one. */
export function OverlayHost() {
  const overlays = useSyncExternalStore(onOverlays, overlaysNow, overlaysNow)
  return overlays.map(({ id, draw }) => <Fragment key={id}>{draw()}</Fragment>)
}
