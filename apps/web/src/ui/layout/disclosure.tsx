import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

/** More details, collapsed. The native element: it opens by keyboard and by find-in-page. */
export function Disclosure({ title, open, children }: { title: ReactNode; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="group border-b border-hairline">
      <summary className="flex min-h-12 list-none items-center justify-between gap-2 py-2 text-body font-medium">
        {title}
        <Icon name="down" size={20} className="text-ink-3 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}
