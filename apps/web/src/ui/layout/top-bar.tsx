import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { words } from '../words.ts'

type Props = {
  title?: ReactNode
  onBack?: () => void
  /** A Button of kind quiet, or a link. */
  action?: ReactNode
  /** A thin line at the bottom of the bar. */
  progress?: ReactNode
}

export function TopBar({ title, onBack, action, progress }: Props) {
  return (
    <header className="sticky top-[calc(env(safe-area-inset-top)+var(--above,0px))] z-10 bg-sheet">
      <div className="grid min-h-14 grid-cols-[3.5rem_1fr_auto] items-center flat:min-h-12">
        {onBack ? (
          <button
            type="button"
            onClick={onBack}
            aria-label={words.back}
            className="grid size-14 place-items-center text-ink flat:h-12"
          >
            <Icon name="back" />
          </button>
        ) : (
          <span />
        )}
        <div className="truncate text-center text-body font-semibold">{title}</div>
        <div className="flex min-w-14 justify-end pr-3">{action}</div>
      </div>
      {progress}
    </header>
  )
}
