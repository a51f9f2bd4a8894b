import { useId, type ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { cx } from '../cx.ts'
import { Modal } from './modal.tsx'
import { words } from '../words.ts'

type Props = {
  open: boolean
  title: string
  children: ReactNode
  /** A button at the foot that does not scroll. */
  bottom?: ReactNode
  onClose: () => void
  onClosed?: () => void
}

/** More details about something, in a sheet from the bottom of the screen. */
export function Sheet({ open, title, children, bottom, onClose, onClosed }: Props) {
  const id = useId()
  return (
    <Modal
      {...{ open, onClose, onClosed }}
      labelledBy={id}
      className="modal-sheet mx-auto mt-auto mb-0 w-full max-w-column translate-x-[var(--beside,0px)]"
    >
      <div className="flex max-h-[85dvh] flex-col rounded-t-lg bg-raised shadow-float">
        <header className="flex items-center justify-between gap-4 pt-3 pr-2 pl-5">
          <h2 id={id} className="text-body font-bold">
            {title}
          </h2>
          <button
            type="button"
            onClick={onClose}
            aria-label={words.close}
            className="grid size-12 place-items-center text-ink-2"
          >
            <Icon name="close" />
          </button>
        </header>
        <div
          className={cx(
            'overflow-y-auto overscroll-contain px-5 pt-1',
            bottom ? 'pb-6' : 'pb-[max(1.5rem,env(safe-area-inset-bottom))]',
          )}
        >
          {children}
        </div>
        {bottom && (
          <footer className="grid gap-2 border-t border-hairline px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
            {bottom}
          </footer>
        )}
      </div>
    </Modal>
  )
}
