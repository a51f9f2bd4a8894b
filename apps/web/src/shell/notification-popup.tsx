import { openOverlay } from '../ui/dialogs/overlays.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Modal } from '../ui/dialogs/modal.tsx'
import { words as w } from './words.ts'

/** Asks for notifications before the device does; slides up in 300 ms. Closing it in any way is a no. */
export const askNotifications = (): Promise<boolean> =>
  openOverlay<boolean>(({ open, answer, gone }) => (
    <Modal
      open={open}
      onClose={() => answer(false)}
      onClosed={gone}
      labelledBy="notification-popup"
      className="modal-sheet mx-auto mt-auto mb-0 w-full max-w-column [transition-duration:300ms]"
    >
      <div className="rounded-t-lg bg-raised px-5 pt-6 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-float">
        <h2 id="notification-popup" className="text-title font-bold">
          {w.notifyTitle}
        </h2>
        <p className="mt-2 text-body text-ink-2">{w.notifyText}</p>
        <div className="mt-6 flex gap-2 *:flex-1">
          <Button kind="secondary" size="large" onClick={() => answer(false)}>
            {w.notifyNo}
          </Button>
          <Button size="large" onClick={() => answer(true)}>
            {w.notifyYes}
          </Button>
        </div>
      </div>
    </Modal>
  ))
