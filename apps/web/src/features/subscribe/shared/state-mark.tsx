import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'

export type MarkKind = 'live' | 'go' | 'act' | 'hold' | 'unknown' | 'done'

/**
 * The icon of a state; the word beside it means the same. The tick has no box, so that it does not look like a
 * checkbox.
 */
export function StateShape({ kind, size = 20 }: { kind: MarkKind; size?: number }) {
  const drawn = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width={size} height={size} className={cx('shrink-0', tones[kind])}>
      {kind === 'done' ? (
        <path d="m4.5 12.8 5 5L20 7" stroke="currentColor" strokeWidth="2.4" {...drawn} />
      ) : kind === 'unknown' ? (
        <>
          <rect
            x="3"
            y="3"
            width="18"
            height="18"
            rx="5"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeDasharray="3.6 2.7"
            fill="none"
          />
          <path d="M8.5 12h7" stroke="currentColor" strokeWidth="2" {...drawn} />
        </>
      ) : (
        <>
          <rect x="2" y="2" width="20" height="20" rx="6" fill="currentColor" />
          <path d={signs[kind]} className="stroke-[var(--raised)]" strokeWidth="2.2" {...drawn} />
        </>
      )}
    </svg>
  )
}

export const StateMark = ({ kind, children }: { kind: MarkKind; children: ReactNode }) => (
  <span className={cx('inline-flex items-start gap-1.5 text-note font-semibold', tones[kind])}>
    <span className="mt-px">
      <StateShape kind={kind} size={18} />
    </span>
    <span>{children}</span>
  </span>
)

const signs = {
  live: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z',
  go: 'M7 12h10M13 8l4 4-4 4',
  act: 'M12 7v6M12 16.8v.01',
  hold: 'M9 8v8M15 8v8',
} as const
const tones: Record<MarkKind, string> = {
  live: 'text-brand',
  go: 'text-good',
  act: 'text-caution',
  hold: 'text-severe',
  unknown: 'text-withheld',
  done: 'text-ink',
}
