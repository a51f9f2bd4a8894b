import { useEffect, useState } from 'react'
import { cx } from '../ui/cx.ts'
import { groupIds, type GroupName } from './report-group.tsx'
import { sectionsWords as words } from './sections-words.ts'

export type Counts = Readonly<Partial<Record<GroupName, number>>>
const names = Object.keys(groupIds) as GroupName[] // the keys of a constant

type Props = {
  counts: Counts
  /** For a report that is shown in parts: these, besides the result. */
  parts?: readonly GroupName[] | undefined
  /** As a list next to the report. */
  list?: boolean
  /** The page has a top bar, below which this one stays. */
  underBar?: boolean
}

/** The current part of the report, and links to the others: a bar at the top, a list on a desktop. */
export function SectionBar({ counts, parts = names, list = false, underBar = false }: Props) {
  const current = useCurrentGroup()
  return (
    <nav
      aria-label={words.contents}
      className={
        list
          ? 'mt-5 border-t border-hairline pt-2 print:hidden'
          : cx(
              // A child of the report itself: it sticks as long as the report is on the screen.
              'sticky z-9 -mx-5 mb-4 border-b border-hairline bg-sheet px-2 @min-[60rem]:hidden print:hidden',
              underBar ? 'top-[calc(3.5rem+env(safe-area-inset-top))]' : 'top-[env(safe-area-inset-top)]',
            )
      }
    >
      <ul className={list ? 'grid' : 'flex overflow-x-auto'}>
        {names
          .filter((name) => name === 'result' || parts.includes(name))
          .map((name) => (
            <li key={name} className={list ? undefined : 'flex-1'}>
              <a
                href={`#${groupIds[name]}`}
                aria-current={name === current ? 'location' : undefined}
                className={cx(
                  'figures flex min-h-12 items-center gap-1 text-note whitespace-nowrap -outline-offset-2',
                  list ? '-mx-3 justify-between rounded-md px-3' : 'justify-center border-b-2 px-2',
                  name === current
                    ? cx('font-semibold', list ? 'bg-raised shadow-card' : 'border-ink')
                    : cx('text-ink-2', list ? 'hover:bg-sunk' : 'border-transparent'),
                )}
              >
                {words[name]}
                {counts[name] !== undefined && counts[name] > 0 && (
                  <span className="font-semibold">{counts[name]}</span>
                )}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}

/** The part that the upper third of the screen shows. */
function useCurrentGroup(): GroupName {
  const [current, setCurrent] = useState<GroupName>('result')
  useEffect(() => {
    const find = () => {
      const line = window.innerHeight / 3
      const passed = names.filter((name) => {
        const box = document.getElementById(groupIds[name])?.getBoundingClientRect()
        return box !== undefined && box.top <= line
      })
      // Beside a sticky verdict the first part is the one that is scrolled to.
      setCurrent(passed.at(-1) ?? 'result')
    }
    // With the next frame: asked at once, the browser would lay the report out twice.
    const first = requestAnimationFrame(find)
    window.addEventListener('scroll', find, { passive: true })
    window.addEventListener('resize', find)
    return () => {
      cancelAnimationFrame(first)
      window.removeEventListener('scroll', find)
      window.removeEventListener('resize', find)
    }
  }, [])
  return current
}
