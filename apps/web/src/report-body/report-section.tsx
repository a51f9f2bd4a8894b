import { useId, type ReactNode } from 'react'
import { cx } from '../ui/cx.ts'

type Props = {
  id?: string
  title: string
  count?: string
  note?: ReactNode
  /** False for what works only on a screen. */
  onPaper?: boolean
  children: ReactNode
}

/** One section of the report, with its heading. */
export function ReportSection({ id, title, count, note, onPaper = true, children }: Props) {
  const heading = useId()
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className={cx('scroll-mt-16 border-t border-hairline pt-8', !onPaper && 'print:hidden')}
    >
      <h2 id={heading} className="flex items-baseline gap-2 text-body font-bold">
        {title}
        {count && <span className="figures text-note font-semibold text-ink-2">{count}</span>}
      </h2>
      {note && <p className="mt-1 text-note text-ink-2">{note}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
