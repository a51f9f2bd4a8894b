import { openOverlay } from '../ui/dialogs/overlays.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { words as w } from './words.ts'

export type Update = { message: string; force: boolean }

/** A newer app is available. A forced update cannot be dismissed; an optional one closes on any answer. */
export const askUpdate = ({ message, force }: Update): Promise<'update' | 'later'> =>
  openOverlay<'update' | 'later'>(({ open, answer, gone }) => (
    <Dialog
      open={open}
      title={w.updateTitle}
      dismissable={!force}
      onClose={() => answer('later')}
      onClosed={gone}
      buttons={
        <>
          {!force && (
            <Button kind="secondary" onClick={() => answer('later')}>
              {w.updateLater}
            </Button>
          )}
          <Button onClick={() => answer('update')}>{w.updateNow}</Button>
        </>
      }
    >
      {message}
    </Dialog>
  ))
