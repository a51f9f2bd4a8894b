import { Link } from 'react-router'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { words } from '../words.ts'

export const tabs = ['main', 'doby', 'analyze', 'subscribe', 'mypage'] as const
export type Tab = (typeof tabs)[number]
export type TabLinks = Readonly<Partial<Record<Tab, string>>>
type Props = {
  current: Tab | null
  /** A tab that leads nowhere is not shown. */
  to: TabLinks
}

/** What is shown of the tabs, in their order. */
export const tabsOf = (to: TabLinks): { tab: Tab; href: string }[] =>
  tabs.flatMap((tab) => {
    const href = to[tab]
    return href === undefined ? [] : [{ tab, href }]
  })

export function BottomNav({ current, to }: Props) {
  return (
    <nav
      aria-label={words.tabs}
      className="sticky bottom-0 z-10 border-t border-hairline bg-sheet pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="flex">
        {tabsOf(to).map(({ tab, href }) => (
          <li key={tab} className="flex-1">
            <Link
              to={href}
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
