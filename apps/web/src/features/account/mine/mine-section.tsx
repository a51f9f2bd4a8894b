import { useId, type ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { words } from '../../../ui/words.ts'

type Props = { title: string; note?: string; id?: string; children: ReactNode }
/** A section of my page with its heading. */
export function MineSection({ title, note, id: named, children }: Props) {
  const own = useId()
  const id = named ?? own
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-body font-bold">
        {title}
      </h2>
      {note && <p className="mt-1 text-note text-ink-2">{note}</p>}
      <div className="mt-2">{children}</div>
    </section>
  )
}

type Row = {
  label: ReactNode
  value?: ReactNode
  act?: ReactNode
  /** The action has no border: its label ends at the edge of the row. */
  quiet?: boolean
}
/** One row: a label, its value, and the action for it. */
export function MineRow({ label, value, act, quiet = false }: Row) {
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-3 border-b border-hairline py-2">
      <div className="min-w-32 flex-1">
        <p className="text-body break-words">{label}</p>
        {value !== undefined && <p className="figures text-note break-words text-ink-2">{value}</p>}
      </div>
      {act && <div className={cx('ml-auto shrink-0', quiet && '-mr-5')}>{act}</div>}
    </li>
  )
}

type Failed = { title: string; message: string; again: () => void }
/** Shown where a section's rows failed to load: a single row, because several sections may fail at once. */
export const MineFailed = ({ title, message, again }: Failed) => (
  <div role="status">
    <ul>
      <MineRow
        quiet
        label={title}
        value={message}
        act={
          <Button kind="quiet" aria-label={`${words.retry}: ${title}`} onClick={again}>
            {words.retry}
          </Button>
        }
      />
    </ul>
  </div>
)
