import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { noteOpen } from './open-modals.ts'
import { ToastRegion } from './toast-region.tsx'

type Props = {
  open: boolean
  /** Escape, a tap outside and going back on the device all come here. */
  onClose: () => void
  /** After the closing motion: the place to unmount. */
  onClosed?: () => void
  /** False for a question that must be answered. */
  dismissable?: boolean
  labelledBy?: string
  label?: string
  describedBy?: string
  role?: 'dialog' | 'alertdialog'
  className?: string
  children: ReactNode
}
const MOTION_MS = 250

/**
 * The browser's own modal: it holds the focus, hides the page behind from everyone, gives the focus back, and needs no
 * library and no style tag (which the content policy would refuse).
 */
export function Modal({
  open,
  onClose,
  onClosed,
  dismissable = true,
  labelledBy,
  label,
  describedBy,
  role,
  className,
  children,
}: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const wasOpen = useRef(false)
  // With the drawing: who sees that it is gone finds the focus where it was.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
    if (open) wasOpen.current = true
    if (open || !wasOpen.current) return
    const timer = setTimeout(() => onClosed?.(), MOTION_MS)
    return () => clearTimeout(timer)
  }, [open, onClosed])
  useEffect(() => (open ? noteOpen({ close: onClose, dismissable }) : undefined), [open, dismissable, onClose])
  return (
    <dialog
      ref={ref}
      role={role}
      // While it moves away it is no longer there for anyone: another one may already stand over it.
      aria-hidden={!open || undefined}
      aria-labelledby={labelledBy}
      aria-label={label}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault()
        if (dismissable) onClose()
      }}
      // A browser refuses to be held back twice by the same page: then it has closed it, whatever was said to `cancel`.
      onClose={() => {
        if (!open) return
        if (dismissable) onClose()
        else ref.current?.showModal()
      }}
      onClick={(event) => {
        if (dismissable && event.target === ref.current) onClose()
      }}
      className={cx('modal bg-transparent text-ink', className)}
    >
      {children}
      <ToastRegion inside={open} />
    </dialog>
  )
}
