import type { ReactNode } from 'react'
import { Disclosure } from '../layout/disclosure.tsx'

type Props = {
  title: string
  /** One line that is visible while collapsed. */
  children?: ReactNode
  /** What the user must know, collapsed under its own title. */
  listTitle: string
  items: readonly ReactNode[]
  mark?: ReactNode
}

/** A notice on a first page; the details are one tap away, with their number. */
export function NoticeBox({ title, children, listTitle, items, mark }: Props) {
  return (
    <section aria-label={title} className="rounded-lg border border-hairline bg-sunk px-5 pt-4 pb-1">
      <p className="flex flex-wrap items-center gap-2 text-body font-semibold">
        {title} {mark}
      </p>
      {children && <div className="mt-1 text-note text-ink-2">{children}</div>}
      <div className="*:border-b-0">
        <Disclosure title={<span className="text-note font-semibold">{`${listTitle} (${items.length})`}</span>}>
          <ul className="grid list-disc gap-2 pl-5 text-note text-ink-2 marker:text-ink-3">
            {items.map((item, i) => (
              <li key={i}>{item}</li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </section>
  )
}
