import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

type Props = {
  /** What it gives, in the largest type: '3,000원 할인'. */
  gives: string
  name: string
  /** The conditions and the expiry, one line each. */
  notes?: readonly string[]
  /** A Badge with the state of the coupon. */
  state?: ReactNode
  act?: ReactNode
  /** Used or expired: shown dimmed, but still readable. */
  past?: boolean
  heading?: 'h2' | 'h3' | 'p'
}

/** A coupon as a slip of paper: what it gives is separated by a torn line. */
export function CouponSlip({ gives, name, notes = [], state, act, past = false, heading: Heading = 'h3' }: Props) {
  return (
    <article className={cx('rounded-lg border border-hairline', past ? 'bg-sunk' : 'bg-raised shadow-card')}>
      <div className="flex items-start justify-between gap-3 px-5 pt-5 pb-4">
        <div className="min-w-0">
          <Heading className={cx('figures text-title font-bold', past && 'text-ink-2')}>{gives}</Heading>
          <p className="mt-1 text-body">{name}</p>
        </div>
        {state}
      </div>
      {(notes.length > 0 || act) && (
        <div className="border-t border-dashed border-line px-5 py-4">
          {notes.length > 0 && (
            <ul className="figures grid gap-1 text-note text-ink-2">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          {act && <div className={cx('grid gap-2', notes.length > 0 && 'mt-4')}>{act}</div>}
        </div>
      )}
    </article>
  )
}
