import { useId, type ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { Modal } from './modal.tsx'
import { words } from '../words.ts'

type Props = {
  open: boolean
  title?: string
  children: ReactNode
  /** Two at most; the main one last. Without them a single 확인 closes it. */
  buttons?: ReactNode
  onClose: () => void
  onClosed?: () => void
  dismissable?: boolean
}

/** A short question or notice in the middle of the screen. */
export function Dialog({ open, title, children, buttons, onClose, onClosed, dismissable = true }: Props) {
  const id = useId()
  return (
    <Modal
      {...{ open, onClose, onClosed, dismissable }}
      role="alertdialog"
      labelledBy={title ? `${id}-title` : `${id}-text`}
      describedBy={title ? `${id}-text` : undefined}
      className="modal-dialog m-auto w-full max-w-[21rem] px-4"
    >
      <div className="rounded-lg bg-raised p-6 shadow-float">
        {title && (
          <h2 id={`${id}-title`} className="mb-2 text-body font-bold">
            {title}
          </h2>
        )}
        <div id={`${id}-text`} className="text-body text-ink-2">
          {children}
        </div>
        <div className="mt-6 flex flex-wrap gap-2 *:flex-auto">
          {buttons ?? <Button onClick={onClose}>{words.ok}</Button>}
        </div>
      </div>
    </Modal>
  )
}
