import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { Icon } from '../icon.tsx'
import { words } from '../words.ts'

type Props = {
  title: string
  /** What to do now. */
  children: ReactNode
  onRetry?: () => void
  retry?: string
  second?: ReactNode
  heading?: 'h1' | 'h2' | 'p'
}

/** What failed, and what to do next. */
export function ErrorState({ title, children, onRetry, retry = words.retry, second, heading: Heading = 'p' }: Props) {
  return (
    <div role="alert" className="flex flex-1 flex-col items-center justify-center px-4 py-16 text-center">
      <Icon name="warn" size={40} className="mb-4 text-withheld" />
      <Heading className="text-body font-semibold">{title}</Heading>
      <div className="mt-1 text-note text-ink-2">{children}</div>
      {(onRetry || second) && (
        <div className="mt-6 grid gap-2">
          {onRetry && <Button onClick={onRetry}>{retry}</Button>}
          {second}
        </div>
      )}
    </div>
  )
}
