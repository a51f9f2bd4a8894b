import { OverlayProvider } from 'overlay-kit'

/** Where dialogs and sheets that are asked for from anywhere are drawn. */
export function OverlayHost() {
  return <OverlayProvider>{null}</OverlayProvider>
}
