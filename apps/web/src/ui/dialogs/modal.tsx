import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { markOpen } from './open-modals.ts'
import { ToastRegion } from './toast-region.tsx'

type Props = {
  open: boolean
  /** Called for Escape, for a tap outside and for back on the device. */
  onClose: () => void
  /** After the closing animation: unmount here. */
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
 * The native modal dialog: it traps the focus, hides the page behind from everyone, restores the focus, and needs no
 * library and no style tag (which the content security policy would refuse).
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
  // Before the paint: when the user sees that it has closed, the focus is already back.
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
  useEffect(() => (open ? markOpen({ close: onClose, dismissable }) : undefined), [open, dismissable, onClose])
  return (
    <dialog
      ref={ref}
      role={role}
      // During the closing animation it is hidden from screen readers: another one may already be open over it.
      aria-hidden={!open || undefined}
      aria-labelledby={labelledBy}
      aria-label={label}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault()
        if (dismissable) onClose()
      }}
      // A browser does not let the same page prevent closing twice: then it has closed, in spite of `cancel`.
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
