import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { LanguageField } from '../content/language-field.tsx'
import { useGo, usePlace } from '../kernel/links.ts'
import { isLoggedIn, onSession } from '../kernel/login/session.ts'
import { language, languages } from '../lang/language.ts'
import { openSheet } from '../ui/dialogs/ask.tsx'
import { tabsOf } from '../ui/layout/bottom-nav.tsx'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import { words as uiWords } from '../ui/words.ts'
import { frontWords as w } from './front-words.ts'
import { Logo } from './logo.tsx'
import { tabLinks, tabOf } from './tab-places.ts'
import { useWide } from './wide.ts'
import { words } from './words.ts'

/**
 * The bar of a front page: the brand, the language, the login; on a desktop the tabs too. `above`: over a page with a
 * bar of its own, which then is the page's banner.
 */
export function FrontBar({ above = false }: { above?: boolean }) {
  const go = useGo()
  const { partner, route } = usePlace()
  const wide = useWide()
  const loggedIn = useSyncExternalStore(onSession, isLoggedIn)
  const Bar = above ? 'section' : 'header'
  return (
    <Bar
      aria-label={above ? words.brand : undefined}
      className="border-b border-hairline bg-sheet wide:sticky wide:top-0 wide:z-20"
    >
      <div
        className={cx(
          'mx-auto flex min-h-14 max-w-[84rem] flex-wrap items-center gap-x-4 px-5 wide:min-h-16',
          !above && 'wide:px-8',
        )}
      >
        <Link to={go.href('main')} className="flex min-h-12 items-center gap-2 text-body font-bold">
          <Logo size={28} />
          {words.brand}
        </Link>
        {wide && (
          <nav aria-label={uiWords.tabs} className="ml-6 flex self-stretch">
            {tabsOf(tabLinks(partner)).map(({ tab, href }) => (
              <Link
                key={tab}
                to={href}
                aria-current={tab === tabOf(route.footer) ? 'page' : undefined}
                className={cx(
                  'flex items-center border-b-2 px-4 pt-0.5 text-body -outline-offset-2',
                  tab === tabOf(route.footer)
                    ? 'border-ink font-semibold'
                    : 'border-transparent text-ink-2 hover:text-ink',
                )}
              >
                {uiWords.tab[tab]}
              </Link>
            ))}
          </nav>
        )}
        <span className="ml-auto flex items-center gap-x-4 text-note font-semibold">
          <button
            type="button"
            onClick={() =>
              void openSheet({ title: w.language, content: () => <LanguageField label={w.language} labelHidden /> })
            }
            className="inline-flex min-h-12 items-center gap-1.5"
          >
            <Icon name="globe" size={18} className="text-ink-2" />
            <span className="sr-only">Language: </span>
            {languages[language()]}
          </button>
          {/* My page is one of the tabs. */}
          {(!wide || !loggedIn) && (
            <Link
              to={go.href(loggedIn ? 'mypage' : 'login')}
              className="inline-flex min-h-12 min-w-12 items-center justify-center"
            >
              {loggedIn ? uiWords.tab.mypage : w.login}
            </Link>
          )}
        </span>
      </div>
    </Bar>
  )
}

/** Over a desktop-wide page. */
export const BarAbove = () => <FrontBar above />
