import { cx } from './cx.ts'

/** Our own line icons on a 24 grid. Decoration next to a word: if alone, the control needs a label. */
const paths = {
  back: 'M14.5 5 7.5 12l7 7',
  next: 'm9.5 5 7 7-7 7',
  down: 'm5 9.5 7 7 7-7',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L20 20',
  calendar: 'M5 6.5h14V20H5zM5 10.5h14M8.5 4v4M15.5 4v4',
  file: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5',
  line: 'M5 7h14M5 12h14M5 17h9',
  table: 'M4 5.5h16v13H4zM4 10h16M10 10v8.5',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.6v.6',
  warn: 'M12 4 2.8 20h18.4zM12 10v5M12 17.2v.6',
  lock: 'M6.5 11h11v9h-11zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
  globe: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c5 5 5 12 0 17c-5-5-5-12 0-17Z',
  offline: 'M4 4l16 16M8.5 14.5a5 5 0 0 1 5.7-1M5 11a10 10 0 0 1 4.6-2.5M13.2 8.1A10 10 0 0 1 19 11M12 18.5v.1',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5z',
  main: 'M4 11 12 4l8 7v9h-5.5v-5.5h-5V20H4z',
  card: 'M4 5.5h16v13H4zM4 10h16M10 10v8.5',
  doby: 'M4 6.5h16v11H4zM4 10.5h16M7.5 14.5h3',
  analyze: 'M6 3.5h8l4 4V12M6 3.5v17h5M9 8.5h3M9 12h2M16 20a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm2.6-.9 2.4 2.4',
  subscribe: 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 2H5zM10 21h4',
  mypage: 'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5ZM4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
} as const
export type IconName = keyof typeof paths
// The keys of a literal are its type's keys.
export const iconNames = Object.keys(paths) as IconName[]

export function Icon({ name, size = 24, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={size <= 18 ? 2 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('shrink-0', className)}
    >
      <path d={paths[name]} />
    </svg>
  )
}
