import { useSyncExternalStore } from 'react'
import { onToast, toastState } from './toast.ts'

/**
 * Where toasts are seen and read out. The shell has one; every open modal has its own, because a modal hides the rest
 * of the page from sight and from screen readers.
 */
export function ToastRegion({ inside = true }: { inside?: boolean }) {
  const { message, count } = useSyncExternalStore(onToast, toastState, toastState)
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(6rem+env(safe-area-inset-bottom))] z-30 flex justify-center px-5"
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
