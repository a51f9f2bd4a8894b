import { Link } from 'react-router'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { words } from './words.ts'

export const tabs = ['main', 'doby', 'analyze', 'subscribe', 'mypage'] as const
export type Tab = (typeof tabs)[number]
type Props = {
  current: Tab | null
  to: Readonly<Record<Tab, string>>
  /** The monthly rent tab is hidden for the bank partner's users. */
  hidden?: readonly Tab[]
}

export function BottomNav({ current, to, hidden = [] }: Props) {
  return (
    <nav
      aria-label={words.tabs}
      className="sticky bottom-0 z-10 border-t border-hairline bg-sheet pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="flex">
        {tabs
          .filter((tab) => !hidden.includes(tab))
          .map((tab) => (
            <li key={tab} className="flex-1">
              <Link
                to={to[tab]}
                aria-current={tab === current ? 'page' : undefined}
                className={cx(
                  'relative flex min-h-14 flex-col items-center justify-center gap-0.5 py-1.5 text-center text-[0.75rem] leading-tight text-balance [word-break:normal] -outline-offset-2',
                  tab === current ? 'font-bold text-brand' : 'font-medium text-ink-3',
                )}
              >
                {tab === current && <span aria-hidden="true" className="absolute inset-x-4 -top-px h-0.5 bg-brand" />}
                <Icon name={tab} />
                {words.tab[tab]}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
