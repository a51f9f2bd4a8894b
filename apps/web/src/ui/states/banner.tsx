import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon, type IconName } from '../icon.tsx'

type Kind = 'info' | 'good' | 'caution' | 'severe' | 'offline'
type Props = {
  kind?: Kind
  title?: string
  children?: ReactNode
  /** A quiet Button or a link. */
  action?: ReactNode
  /** Announced as soon as it appears: for what the user must not miss. */
  urgent?: boolean
}
const styles: Record<Kind, { box: string; icon: IconName; mark: string }> = {
  info: { box: 'bg-brand-tint', icon: 'info', mark: 'text-brand' },
  good: { box: 'bg-good-tint', icon: 'check', mark: 'text-good' },
  caution: { box: 'bg-caution-tint', icon: 'warn', mark: 'text-caution' },
  severe: { box: 'bg-severe-tint', icon: 'warn', mark: 'text-severe' },
  offline: { box: 'bg-withheld-tint', icon: 'offline', mark: 'text-withheld' },
}

/** A notice that stays on the page. */
export function Banner({ kind = 'info', title, children, action, urgent = false }: Props) {
  const look = styles[kind]
  return (
    <div role={urgent ? 'alert' : undefined} className={cx('flex items-start gap-3 rounded-md px-4 py-3', look.box)}>
      <Icon name={look.icon} size={20} className={cx('mt-0.5', look.mark)} />
      <div className="min-w-0 flex-1">
        {title && <p className="text-body font-semibold">{title}</p>}
        {children && <div className="text-note text-ink-2">{children}</div>}
        {action && <div className="mt-1 -ml-5 -mb-1">{action}</div>}
      </div>
    </div>
  )
}
