import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { freezeLayout } from './freeze-layout.ts'

type Props = {
  children: ReactNode
  nav?: ReactNode
  /** A bar of the whole service over the page's own, four rem high. */
  above?: ReactNode
  aside?: ReactNode
  wide?: boolean | 'whole' | 'front' | undefined
}

/**
 * The whole screen: a phone's column, and on a wide screen the column with a side panel. `aside` is rendered on wide
 * screens only and contains nothing that a phone needs. `wide`: as wide as a table needs, or the whole screen.
 */
export function PageFrame({ children, nav, above, aside, wide }: Props) {
  return (
    <div
      className={cx('wide:flex wide:justify-center wide:gap-16', wide !== 'whole' && wide !== 'front' && 'wide:px-8')}
    >
      {aside && (
        <aside
          data-side-panel=""
          className="sticky top-0 hidden h-dvh max-w-panel flex-1 flex-col justify-center py-12 wide:flex"
        >
          {aside}
        </aside>
      )}
      <div
        onBlur={(event) => freezeLayout(event.currentTarget, event.target)}
        className={cx(
          'nav-yields mx-auto flex min-h-dvh w-full flex-col bg-sheet shadow-[0_0_0_1px_var(--hairline)] wide:mx-0',
          wide === 'whole'
            ? 'max-w-[120rem] wide:flex-1'
            : wide === 'front'
              ? 'max-w-column flat:max-w-[56rem] wide:max-w-none wide:flex-1 wide:bg-paper wide:shadow-none'
              : wide
                ? 'max-w-[80rem] wide:flex-1'
                : 'max-w-column flat:max-w-[56rem] wide:shrink-0',
          nav ? '[--nav:calc(3.5rem+env(safe-area-inset-bottom))]' : '[--nav:0px]',
          Boolean(above) && '[--above:4rem]',
        )}
      >
        <div className="flex flex-1 flex-col">
          {/* Nothing is readable behind the device's camera, also while the page scrolls. */}
          <div aria-hidden="true" className="sticky top-0 z-10 h-[env(safe-area-inset-top)] shrink-0 bg-sheet" />
          {above}
          {children}
        </div>
        {nav}
      </div>
    </div>
  )
}
