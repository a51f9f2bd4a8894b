import { useId, type ReactNode } from 'react'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'

type Props = {
  id?: string
  title: string
  count?: string
  note?: ReactNode
  /** Collapsed until the user opens it; open on paper. */
  folded?: boolean
  /** False for what works only on a screen. */
  onPaper?: boolean
  children: ReactNode
}

/** One section within a part of the report, with its heading. */
export function ReportSection({ id, title, count, note, folded = false, onPaper = true, children }: Props) {
  const heading = useId()
  const name = (
    <h3 id={heading} className="flex flex-wrap items-baseline gap-x-2 text-body font-bold">
      {title}
      {count && <span className="figures text-note font-semibold text-ink-2">{count}</span>}
    </h3>
  )
  const body = (
    <>
      {note && <p className="mt-1 text-note text-ink-2">{note}</p>}
      <div className="mt-3">{children}</div>
    </>
  )
  return (
    <section
      id={id}
      aria-labelledby={heading}
      data-folded={folded || undefined}
      className={cx(
        'scroll-mt-28',
        folded && 'border-y border-hairline [[data-folded]+&]:-mt-[calc(0.75rem+1px)]',
        !onPaper && 'print:hidden',
      )}
    >
      {folded ? (
        <details className="group">
          <summary className="flex min-h-12 list-none items-center justify-between gap-3 py-2">
            {name}
            <Icon
              name="down"
              size={20}
              className="shrink-0 text-ink-3 transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <div className="pb-5">{body}</div>
        </details>
      ) : (
        <>
          {name}
          {body}
        </>
      )}
    </section>
  )
}
