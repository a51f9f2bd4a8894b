import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { words } from '../words.ts'

export type Moment = {
  id: string
  day: Day | null
  title: string
  note?: ReactNode
  /** `ours`: a date of the user's own contract among the rights. `ahead`: not yet. */
  kind: 'live' | 'cancelled' | 'ours' | 'ahead'
  /** An EvidenceChip. */
  evidence?: ReactNode
}

/** Rights in the order of their dates. A cancelled one is struck and keeps its position. */
export function Timeline({ label, moments }: { label: string; moments: readonly Moment[] }) {
  return (
    <ol aria-label={label}>
      {moments.map((moment, i) => (
        <li key={moment.id} className="grid grid-cols-[1.5rem_1fr] gap-x-3">
          <span aria-hidden="true" className="relative flex justify-center">
            {i < moments.length - 1 && <span className="absolute top-4 -bottom-2 w-px bg-line" />}
            <span className={cx('relative mt-1.5', dots[moment.kind])} />
          </span>
          <div className="min-w-0 pb-6">
            <p className="figures text-note text-ink-2">
              {moment.day ? <time dateTime={moment.day}>{moment.day.replaceAll('-', '. ')}</time> : words.dayUnknown}
            </p>
            <p
              className={cx(
                'text-body font-semibold',
                moment.kind === 'cancelled' && 'text-ink-2',
                moment.kind === 'ours' && 'text-brand',
              )}
            >
              {moment.kind === 'cancelled' ? <s className="struck">{moment.title}</s> : moment.title}
              {moment.kind === 'cancelled' && <span className="ml-2 text-note font-medium">{words.cancelled}</span>}
            </p>
            {moment.note && <div className="text-note text-ink-2">{moment.note}</div>}
            {moment.evidence && <div className="mt-2">{moment.evidence}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}

const dots: Record<Moment['kind'], string> = {
  live: 'size-3 rounded-full bg-ink',
  cancelled: 'size-3 rounded-full border-2 border-line bg-sheet',
  ours: 'size-3 rotate-45 bg-brand',
  ahead: 'size-3 rotate-45 border-2 border-brand bg-sheet',
}
