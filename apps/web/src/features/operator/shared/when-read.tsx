import type { ReactNode } from 'react'
import type { CallState } from '../../../kernel/calls/use-call.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { operatorWords as w } from './words.ts'

type Props<T> = { read: CallState<T>; lines: number; children: (data: T) => ReactNode }

/** The result of a call of the back office: a skeleton while it loads, and an error with a retry if it failed. */
export function WhenRead<T>({ read, lines, children }: Props<T>) {
  if (read.state === 'loading') return <Skeleton lines={lines} />
  if (read.state === 'ready') return children(read.data)
  return (
    <ErrorState title={w.failed} onRetry={read.again}>
      {read.error.message}
    </ErrorState>
  )
}
