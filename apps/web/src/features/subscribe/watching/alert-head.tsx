import type { ReactNode } from 'react'
import { StateMark, type MarkKind } from '../shared/state-mark.tsx'
import type { Alert } from '../shared/watch.ts'
import { alertWords as w } from './alert-words.ts'

/** The stage as a word, the verdict, and the home. */
export const AlertHead = ({
  alert,
  mark,
  heading: Heading = 'h1',
  children,
}: {
  alert: Alert
  mark: { kind: MarkKind } | { shown: ReactNode }
  /** 'h2' if it is not the main heading of the page. */
  heading?: 'h1' | 'h2' | undefined
  children: ReactNode
}) => (
  <header className="mb-6">
    <p>{'shown' in mark ? mark.shown : <StateMark kind={mark.kind}>{w.stage[alert.kind]}</StateMark>}</p>
    <Heading className="mt-2 text-title font-bold text-balance">{children}</Heading>
    <p className="mt-1 text-body text-ink-2">
      <span lang="ko">{alert.fullAddress}</span>
    </p>
    {alert.purpose !== null && (
      <p className="figures text-note text-ink-2">
        <span lang="ko">{[alert.office, alert.purpose].filter(Boolean).join(' · ')}</span>
      </p>
    )}
  </header>
)
