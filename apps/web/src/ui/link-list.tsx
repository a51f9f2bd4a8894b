import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'

export type LinkItem = {
  id: string
  to: string
  title: string
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
          <Link
            to={item.to}
            onClick={item.onFollow}
            className="flex min-h-16 items-center justify-between gap-4 py-3 hover:bg-sunk"
          >
            <span className="min-w-0">
              <span className="block text-body font-semibold">{item.title}</span>
              {item.note && <span className="block text-note text-ink-2">{item.note}</span>}
            </span>
            <Icon name="next" size={20} className="text-ink-3" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
