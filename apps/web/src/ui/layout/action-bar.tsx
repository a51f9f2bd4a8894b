import type { ReactNode } from 'react'
import { useKeyboardInset } from './keyboard-inset.ts'

/** The page's one button, always within reach: above the keyboard while typing, otherwise at the foot of the page. */
export function ActionBar({ children, note }: { children: ReactNode; note?: ReactNode }) {
  const inset = useKeyboardInset()
  return (
    <div
      // A press must not take the focus from the field first: the keyboard would close, the page would move, and the
      // press would miss.
      onMouseDown={(event) => event.preventDefault()}
      className="sticky z-10 mt-auto"
      style={{ bottom: `max(${inset}px, var(--nav, 0px))` }}
    >
      <div aria-hidden="true" className="pointer-events-none h-6 bg-linear-to-t flat:h-3 from-sheet to-transparent" />
      <div className="bg-sheet px-5 pb-[max(1rem,env(safe-area-inset-bottom))] flat:pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        {note && <div className="mb-2 text-center text-note text-ink-2">{note}</div>}
        {/* A phone in landscape has little height: the buttons are side by side. */}
        <div className="grid gap-2 flat:auto-cols-fr flat:grid-flow-col wide:mx-auto wide:max-w-[30rem]">
          {children}
        </div>
      </div>
    </div>
  )
}
