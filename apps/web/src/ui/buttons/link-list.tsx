import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'

export type LinkItem = {
  id: string
  /** Without it the row is displayed without a link, as in a preview. */
  to?: string | undefined
  title: string
  /** The title is Korean in every language: an address. */
  korean?: true
  note?: ReactNode
  /** Called before it is followed. */
  onFollow?: () => void
}

/** Links, one per row: the whole row is the link. */
export function LinkList({ items }: { items: readonly LinkItem[] }) {
  return (
    <ul className="border-t border-hairline">
      {items.map((item) => (
        <li key={item.id} className="border-b border-hairline">
          {item.to === undefined ? (
            <div aria-disabled="true" className={cx(row, 'cursor-not-allowed text-ink-2')}>
              <Text {...item} />
            </div>
          ) : (
            <Link to={item.to} onClick={item.onFollow} className={cx(row, 'hover:bg-sunk')}>
              <Text {...item} />
              <Icon name="next" size={20} className="text-ink-3" />
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

const row = 'flex min-h-16 items-center justify-between gap-4 py-3'

const Text = ({ title, korean, note }: Pick<LinkItem, 'title' | 'korean' | 'note'>) => (
  <span className="min-w-0">
    <span lang={korean ? 'ko' : undefined} className="block text-body font-semibold">
      {title}
    </span>
    {note && <span className="block text-note text-ink-2">{note}</span>}
  </span>
)
