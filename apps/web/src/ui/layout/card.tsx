import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

/** A raised surface on the page. `sunk` for secondary content: notes, sums, what was left out. */
export function Card({
  children,
  sunk = false,
  as: As = 'section',
  label,
}: {
  children: ReactNode
  sunk?: boolean
  as?: 'section' | 'div' | 'article' | 'li'
  label?: string
}) {
  return (
    <As
      aria-label={label}
      className={cx('rounded-lg p-5', sunk ? 'bg-sunk' : 'border border-hairline bg-raised shadow-card')}
    >
      {children}
    </As>
  )
}
