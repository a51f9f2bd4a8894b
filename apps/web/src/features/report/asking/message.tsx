import type { ReactNode } from 'react'
import { formatInstant } from '../../../lang/format.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { cx } from '../../../ui/cx.ts'

type Props = { who: string; at: string; mine?: boolean; badge?: string | null; children: ReactNode }

/** One message of a thread between a user and the back office. */
export const Message = ({ who, at, mine = false, badge, children }: Props) => (
  <article className="grid gap-1 border-t border-hairline py-4">
    <p className="flex flex-wrap items-center gap-2">
      <b className="text-body">{who}</b>
      {badge && <Badge>{badge}</Badge>}
      <span className="figures text-note text-ink-3">{formatInstant(at)}</span>
    </p>
    <div className={cx('rounded-md px-4 py-3 text-body wrap-anywhere', mine ? 'bg-brand-tint' : 'bg-sunk')}>
      {children}
    </div>
  </article>
)
