import type { ReactNode } from 'react'

type Props = {
  title: string
  children?: ReactNode
  action?: ReactNode
  /** For pages where nothing else is the heading. */
  heading?: 'h1' | 'p'
}

/** There is nothing here yet, why, and what to do about it. */
export function EmptyState({ title, children, action, heading: Heading = 'p' }: Props) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center px-4 py-16 text-center">
      <span
        aria-hidden="true"
        className="mb-6 grid h-20 w-16 content-center gap-2 rounded-sm border border-dashed border-line px-3"
      >
        <span className="h-px bg-line" />
        <span className="h-px bg-line" />
        <span className="h-px w-1/2 bg-line" />
      </span>
      <Heading className="text-body font-semibold">{title}</Heading>
      {children && <div className="mt-1 text-note text-ink-2">{children}</div>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
