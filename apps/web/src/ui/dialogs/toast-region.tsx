import { useSyncExternalStore } from 'react'
import { cx } from '../cx.ts'
import { onToast, toastState } from './toast.ts'

/**
 * Where toasts are shown and announced. The shell has one; every open modal has its own, because a modal hides the rest
 * of the page from sight and from screen readers. `page`: the shell's, over the column.
 */
export function ToastRegion({ inside = true, page = false }: { inside?: boolean; page?: boolean }) {
  const { message, count } = useSyncExternalStore(onToast, toastState, toastState)
  return (
    <div
      role="status"
      className={cx(
        'pointer-events-none fixed inset-x-0 bottom-[calc(6rem+env(safe-area-inset-bottom))] z-30 flex justify-center px-5',
        page && 'translate-x-[var(--beside,0px)]',
      )}
    >
      {inside && message !== null && (
        <p
          key={count}
          className="animate-rise max-w-card rounded-md bg-ink px-5 py-3 text-note font-medium text-sheet shadow-float"
        >
          {message}
        </p>
      )}
    </div>
  )
}
