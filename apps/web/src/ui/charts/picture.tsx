import { useId, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { chartWords as words } from './chart-words.ts'
import { useWidth } from './use-width.ts'

type Props = {
  title: string
  /** Source, count and days. */
  note?: ReactNode
  /** Draws it at the available width in pixels. */
  draw: (width: number) => ReactNode
  /** The same figures. */
  table: ReactNode
  /** Below the picture: what follows from it. */
  children?: ReactNode
}

/**
 * A picture on its card, after one toggle in the corner that opens its table below. With enlarged text the table comes
 * first.
 */
export function Picture({ title, note, draw, table, children }: Props) {
  const heading = useId()
  const { ref, width, enlarged } = useWidth()
  return (
    <section
      aria-labelledby={heading}
      className="relative min-w-0 scroll-mt-28 rounded-lg border border-hairline bg-raised px-5 pt-4 pb-4 shadow-card break-inside-avoid"
    >
      <div className="pr-14">
        <h3 id={heading} className="text-body font-bold">
          {title}
        </h3>
        {note && <p className="figures text-note text-ink-2">{note}</p>}
      </div>
      <div className={cx('mt-3 flex', enlarged ? 'flex-col' : 'flex-col-reverse')}>
        <details open={enlarged} className="group">
          <summary className="absolute top-1.5 right-2 flex min-h-12 min-w-12 list-none items-center justify-center gap-1.5 rounded-md px-2.5 text-note font-medium text-ink-2 group-open:bg-brand-tint group-open:text-brand hover:bg-sunk print:hidden">
            <Icon name="table" size={18} />
            <span aria-hidden="true">{words.table}</span>
            <span className="sr-only">{words.tableOf(title)}</span>
          </summary>
          <div className="pt-3">{table}</div>
        </details>
        <div ref={ref} className="min-w-0">
          {width > 0 && draw(width)}
        </div>
      </div>
      {children}
    </section>
  )
}
